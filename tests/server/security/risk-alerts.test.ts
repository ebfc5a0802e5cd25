import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { purgeOldCodes } from '../../../server/auth/purge-codes-job.ts';
import { readConfig } from '../../../server/config/public/config-value-queries.ts';
import { ALERT_RULES } from '../../../server/risk-alerts/alert-rules.ts';
import { withdrawConfig } from '../../../server/wallet/public/wallet-config.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase({
  unbalancedLedgers: 'deposits and withdrawals are rows of the past here, without their money',
});
const { sql } = database;
const app = useApp(database);

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const ops = (line: string) => operate(sql, app.clock.now(), 'olive', line.split(' '));
/** Accounts that a rule flags now. */
async function flagged(rule: string): Promise<string[]> {
  const lines = (await ops('flags list')).split('\n').map((line) => line.split('\t'));
  return lines.filter(([name]) => name === rule).map(([, account]) => account ?? '');
}

/** A player without any sign-in. */
async function somebody(): Promise<NewAccount> {
  const person = await newAccount(app);
  await sql`delete from login_history where player_id = ${person.playerId}`;
  return person;
}
const tried = ({ playerId }: NewAccount, row: { outcome?: string; ip?: string; ago?: number } = {}) =>
  sql`insert into login_history ${sql({
    playerId,
    id: app.context.newId(),
    at: app.clock.now() - (row.ago ?? 0),
    outcome: row.outcome ?? 'ok',
    ip: row.ip ?? '203.0.113.1',
    device: 'a browser',
  })}`;
const deposited = ({ playerId }: NewAccount, amount: number, at = app.clock.now()) => sql`
  insert into deposits (player_id, id, request_id, channel_id, provider, amount, state, created_at, expires_at, settled_at)
  values (${playerId}, ${app.context.newId()}, ${randomUUID()}, 1, 'sandbox', ${amount}, 'paid', ${at}, ${at}, ${at})`;
const withdrew = ({ playerId }: NewAccount, amount: number, ago = 0) => sql`
  insert into withdrawals (player_id, id, request_id, bank_id, kind, institution_id, bank_name, holder, number, amount, fee,
    currency, provider, state, requested_at)
  values (${playerId}, ${app.context.newId()}, ${randomUUID()}, 1, 'ewallet', 1, 'GCash', 'Ana Cruz', '0917', ${amount}, 0,
    'PHP', 'sandbox', 'requested', ${app.clock.now() - ago})`;

describe('risk alert', () => {
  it('alert one-address names three accounts of one street and city, however it is written, and not two', async () => {
    const people = [await somebody(), await somebody(), await somebody()];
    const live = ({ playerId }: NewAccount, line: string, city: string) => sql`
      insert into player_details (player_id, address_line, city, updated_at)
      values (${playerId}, ${line}, ${city}, ${app.clock.now()})`;
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('nobody');
    await live(first, '12 Mabini St.', 'Quezon City');
    await live(second, '12 mabini st', 'quezon city');
    expect(await flagged('one-address')).toEqual([]);
    await live(third, '12, Mabini St', 'Quezon City');
    expect((await flagged('one-address')).sort()).toEqual(people.map(({ account }) => account).sort());
  });

  it('alert below-large names two days just under the large sum, not one day nor sums far below', async () => {
    const [parted, once, small] = [await somebody(), await somebody(), await somebody()];
    for (const ago of [0, 2 * DAY_MS]) {
      await deposited(parted, 45_000_000, app.clock.now() - ago);
      await deposited(small, 10_000_000, app.clock.now() - ago);
    }
    await deposited(once, 45_000_000);
    expect(await flagged('below-large')).toEqual([parted.account]);
  });

  it('alert guessed-in names a sign-in after five wrong passwords, and not after four', async () => {
    const [guessed, clumsy] = [await somebody(), await somebody()];
    for (let times = 0; times < 5; times += 1) await tried(guessed, { outcome: 'wrong', ago: MINUTE_MS });
    for (let times = 0; times < 4; times += 1) await tried(clumsy, { outcome: 'wrong', ago: MINUTE_MS });
    for (const person of [guessed, clumsy]) await tried(person);
    expect(await flagged('guessed-in')).toEqual([guessed.account]);
  });

  it('alert many-places names an account with four addresses in a day, and not with three', async () => {
    const [everywhere, traveller] = [await somebody(), await somebody()];
    for (const last of [1, 2, 3, 4]) await tried(everywhere, { ip: `198.51.100.${last}` });
    for (const last of [11, 12, 13]) await tried(traveller, { ip: `198.51.100.${last}` });
    await tried(traveller, { ip: '198.51.100.14', ago: DAY_MS });
    expect(await flagged('many-places')).toEqual([everywhere.account]);
  });

  it('alert one-browser names three accounts at one address, and not two', async () => {
    const many = [await somebody(), await somebody(), await somebody()];
    const couple = [await somebody(), await somebody()];
    for (const person of many) await tried(person, { ip: '192.0.2.1' });
    for (const person of couple) await tried(person, { ip: '192.0.2.2' });
    const found = await flagged('one-browser');
    for (const { account } of many) expect(found).toContain(account);
    for (const { account } of couple) expect(found).not.toContain(account);
  });

  it('alert one-device names three accounts on one device in 30 days, as configured, and not two', async () => {
    const many = [await somebody(), await somebody(), await somebody()];
    const couple = [await somebody(), await somebody()];
    const enter = (person: NewAccount, deviceId?: string) =>
      app.call('getAfterLoginInfoWeb', { version: '1', os: '', deviceModel: '', deviceId }, person.token);
    for (const person of many) expect((await enter(person, 'a-shared-device')).code).toBe(0);
    for (const person of couple) await enter(person, 'a-device-of-two');
    for (const person of [...many, ...couple]) {
      await enter(person);
      await enter(person, '');
    }
    expect((await flagged('one-device')).sort()).toEqual(many.map(({ account }) => account).sort());
    await ops('config set flags.deviceAccounts 2');
    expect(await flagged('one-device')).toHaveLength(5);
    await ops('config set flags.deviceAccounts 4');
    expect(await flagged('one-device')).toEqual([]);
    await ops('config set flags.deviceAccounts 3');
    await sql`update player_devices set last_at = last_at - interval '31 days' where player_id = ${many[0]?.playerId ?? ''}`;
    expect(await flagged('one-device')).toEqual([]);
    await purgeOldCodes(app.context);
    const left = await sql`select from player_devices where player_id = ${many[0]?.playerId ?? ''}`;
    expect(left).toHaveLength(0);
    const kept = await sql<
      { text: string }[]
    >`select encode(device_hash, 'escape') as text from player_devices`;
    expect(kept.map(({ text }) => text).join()).not.toContain('device');
  });

  it('alert one-person names accounts of one name and birth date, however it is written', async () => {
    const birthDate = '1981-02-03';
    const people = [await newAccount(app, { birthDate }), await newAccount(app, { birthDate })];
    const namesake = await newAccount(app);
    const names = ['Ana-Maria Cruz', 'ana maria  CRUZ', 'Ana Maria Cruz'];
    for (const [index, { playerId }] of [...people, namesake].entries()) {
      await sql`insert into player_details (player_id, real_name, updated_at)
        values (${playerId}, ${names[index] ?? ''}, ${app.clock.now()})`;
    }
    expect((await flagged('one-person')).sort()).toEqual(people.map(({ account }) => account).sort());
  });

  it('alert one-payee names two players with one wallet', async () => {
    const [first, second, other] = [await somebody(), await somebody(), await somebody()];
    const wallet = ({ playerId }: NewAccount, number: string) => sql`
      insert into payout_accounts (player_id, bank_id, kind, institution_id, holder, number, is_default, created_at)
      values (${playerId}, 1, 'ewallet', 1, 'Ana Cruz', ${number}, true, ${app.clock.now()})`;
    await wallet(first, '09170000001');
    await wallet(second, '09170000001');
    await wallet(other, '09170000002');
    expect((await flagged('one-payee')).sort()).toEqual([first.account, second.account].sort());
  });

  it('alert large-sum names half a million in a day, either way', async () => {
    const [payer, taker, small] = [await somebody(), await somebody(), await somebody()];
    await deposited(payer, 30_000_000);
    await deposited(payer, 20_000_000);
    await withdrew(taker, 50_000_000);
    await deposited(small, 49_999_999);
    expect((await flagged('large-sum')).sort()).toEqual([payer.account, taker.account].sort());
  });

  it('alert pass-through names money that is withdrawn nearly unwagered', async () => {
    const [passing, player] = [await somebody(), await somebody()];
    for (const person of [passing, player]) await deposited(person, 5_000_000);
    await withdrew(passing, 4_000_000);
    await withdrew(player, 3_999_999);
    expect(await flagged('pass-through')).toEqual([passing.account]);
  });

  it('alert below-review names three withdrawals just below the review limit', async () => {
    const { autoApproveMax } = await readConfig(sql, withdrawConfig);
    const [careful, usual] = [await somebody(), await somebody()];
    for (let times = 0; times < 3; times += 1) {
      await withdrew(careful, autoApproveMax, times * DAY_MS);
      await withdrew(usual, Math.floor(autoApproveMax * 0.7), times * DAY_MS);
    }
    expect(await flagged('below-review')).toEqual([careful.account]);
  });
});

it('settled alert is not raised again until something new happens', async () => {
  const person = await somebody();
  for (const last of [21, 22, 23, 24]) await tried(person, { ip: `198.51.100.${last}` });
  expect(await flagged('many-places')).toContain(person.account);
  await ops(`flags settle many-places ${person.account} a sailor who called us`);
  expect(await flagged('many-places')).not.toContain(person.account);
  const [row] = await sql`select details from audit_log where act = 'flags settle'`;
  expect(row?.details).toMatchObject({ rule: 'many-places', found: 'a sailor who called us' });
  app.clock.advance(MINUTE_MS);
  await tried(person, { ip: '198.51.100.25' });
  expect(await flagged('many-places')).toContain(person.account);
  await expect(ops(`flags settle nonsense ${person.account} x`)).rejects.toThrow('no rule "nonsense"');
});

it('every rule of the risk alerts is in the table of the docs with its figures', async () => {
  const table = await readFile(new URL('../../../docs/risk-alerts.md', import.meta.url), 'utf8');
  for (const { name, about } of ALERT_RULES) expect(table).toContain(`| \`${name}\` | ${about} |`);
  expect((await ops('flags rules')).split('\n')).toHaveLength(ALERT_RULES.length);
});
