import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '../../../server/create-log.ts';
import { SECRET } from '../sandbox/start-sandbox.ts';
import { useSandboxedApp } from '../sandbox/use-sandboxed-app.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';

const database = useDatabase();
const { sql } = database;
const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
const { app, sandbox } = useSandboxedApp(database, { log: createLog('trace', sink) });

const PIN = '739182';
const NUMBER = '09175559876';
const NAME = 'Corazon Villanueva';

/** A player's whole journey: sign-in, deposit, account, withdrawal, each with a failed try, and sign-out. */
async function wholeWay(): Promise<string[]> {
  const { account, token, playerId } = await newAccount(app());
  await app().call('accountLogin', { account, password: 'Wrong-Harbour-71' });
  const signIn = await app().call('accountLogin', { account, password: GOOD_PASSWORD });
  const proof = await app().call('reauthenticate', { password: GOOD_PASSWORD }, token);
  const inside = proof.data.token;
  await sql`update players set kyc_state = 2 where id = ${playerId}`;
  const deposit = { requestId: randomUUID(), channelId: 1, amount: 50_000 };
  // On a busy machine the provider may exceed its timeout once: the same request is then repeated.
  const askedFor = async () => (await app().call('recharge', deposit, inside)).data.payUrl;
  await expect.poll(askedFor, { timeout: 60_000, interval: 500 }).toEqual(expect.any(String));
  const payUrl = await askedFor();
  await fetch(`${sandbox().url}${new URL(payUrl).pathname}/approve`, { method: 'POST' });
  await sandbox().mockProvider.deliverDue();
  await app().call('setSafeboxPassword', { loginPassword: GOOD_PASSWORD, password: PIN }, inside);
  await app().call('updateAppUserOther', { realName: NAME, email: 'corazon@mail.example' }, inside);
  const bank = { kind: 'ewallet', institutionId: 1, holder: NAME, number: NUMBER, isDefault: true };
  const known = await app().call('addBankInfo', { requestId: randomUUID(), ...bank, password: PIN }, inside);
  for (const password of ['111111', PIN]) {
    const wish = { requestId: randomUUID(), bankId: known.data.bankId ?? 1, amount: 20_000, password };
    await app().call('exchange', wish, inside);
  }
  await app().call('logout', {}, inside);
  return [token, inside, signIn.data.token];
}

it('log of a sign-in, a deposit and a withdrawal has no passwords, tokens, numbers or names', {
  timeout: 90_000,
}, async () => {
  const tokens = await wholeWay();
  const log = lines.join('');
  const called = ['accountLogin', 'reauthenticate', 'recharge', 'addBankInfo', 'exchange', 'logout'];
  for (const call of called) expect(log).toContain(`"call":"${call}"`);
  expect(log).toContain('payment callback');
  for (const secret of [...tokens, GOOD_PASSWORD, 'Wrong-Harbour-71', PIN, NUMBER, NAME, 'corazon', SECRET]) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/bearer|authorization|x-signature/i);
  const hashes = await sql<{ hash: string }[]>`select password_hash as hash from credentials`;
  for (const { hash } of hashes) expect(log).not.toContain(hash);
});

it('log of a database error does not have its row', async () => {
  const row = { playerId: randomUUID(), passwordHash: 'hash-of-somebody', changedAt: null };
  const error = await sql`insert into credentials ${sql(row as never)}`.catch((caught: unknown) => caught);
  expect((error as { detail: string }).detail).toContain('hash-of-somebody');
  lines.length = 0;
  app().context.log.error({ err: error }, 'call failed');
  expect(lines.join('')).toContain('violates not-null constraint');
  expect(lines.join('')).not.toContain('hash-of-somebody');
});
