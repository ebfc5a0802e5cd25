import { expect, it } from 'vitest';
import { CodePurpose } from '../../../contract/ids.ts';
import { makeTicket } from '../../../server/auth/registration-tickets.ts';
import { eraseDue } from '../../../server/rights/data-rights-jobs.ts';
import { newcomer, useCodePlatform } from '../auth/code-platform.ts';
import { newAccount, newPhone } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const { sql } = database;
const platform = useCodePlatform(database);
const { register, loginAndRegister } = CodePurpose;
const EXCLUDED = 2010;

const open = (body: Record<string, unknown>) => platform.app().call('accountRegist4', newcomer(body));

async function excludedByPhone() {
  const player = await platform.newByPhone();
  await platform.app().call('excludeSelf', { period: 'year' }, player.token);
  return player;
}

async function erase(playerId: string) {
  const now = platform.clock.now();
  await sql`
    insert into erasure_requests (player_id, asked_at, due_at)
    values (${playerId}, ${now}, ${now})`;
  expect(await eraseDue(platform.app().context)).toBe(1);
}

it('[R51] verified phone of an excluded player opens no account, neither by a ticket nor by sign-in', async () => {
  const phone = newPhone();
  const code = await platform.codeFor(phone, loginAndRegister);
  const { data } = await platform.app().call('accountLoginSms', { phone, code });
  const player = await platform.newByPhone(phone);
  await platform.app().call('excludeSelf', { period: 'year' }, player.token);
  expect((await open({ ticket: data.newcomer.ticket })).code).toBe(EXCLUDED);
  const again = await platform.codeFor(phone, loginAndRegister);
  expect((await platform.app().call('accountLoginSms', { phone, code: again })).code).toBe(EXCLUDED);
});

it('[R51] verified phone is refused after the excluded account was erased, and is free once the exclusion is lifted', async () => {
  const { phone, playerId } = await excludedByPhone();
  await erase(playerId);
  const code = await platform.codeFor(phone, register);
  expect((await open({ phone, code })).code).toBe(EXCLUDED);
  await sql`update self_exclusions set lifted_at = now() where player_id = ${playerId}`;
  const next = await platform.codeFor(phone, register);
  expect((await open({ phone, code: next })).code).toBe(0);
});

it.each(['google', 'facebook', 'line'] as const)(
  '[R51] %s account of an excluded player opens no account, before and after erasure',
  async (kind) => {
    const { playerId, token } = await newAccount(platform.app());
    const subject = `${kind}-${playerId}`;
    await sql`insert into social_identities (provider, subject, player_id, name, mail, linked_at)
      values (${kind}, ${subject}, ${playerId}, '', '', now())`;
    await platform.app().call('excludeSelf', { period: 'forGood' }, token);
    const ticket = () => makeTicket(platform.app().context, { kind, subject, name: 'Ana', mail: '' });
    expect((await open({ ticket: (await ticket()).ticket })).code).toBe(EXCLUDED);
    await erase(playerId);
    expect((await open({ ticket: (await ticket()).ticket })).code).toBe(EXCLUDED);
    const stranger = { kind, subject: `other-${subject}`, name: 'Ben', mail: '' };
    const { ticket: strangers } = await makeTicket(platform.app().context, stranger);
    expect((await open({ ticket: strangers })).code).toBe(0);
  },
);

it('[R51] phone that an excluded player only claimed is refused to nobody', async () => {
  const phone = newPhone();
  const player = await newAccount(platform.app());
  await sql`update players set mobile = ${phone} where id = ${player.playerId}`;
  await platform.app().call('excludeSelf', { period: 'year' }, player.token);
  const code = await platform.codeFor(phone, register);
  expect((await open({ phone, code })).code).toBe(0);
});
