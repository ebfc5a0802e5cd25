import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { cents } from '../../../contract/money.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { eraseDue, makeExports } from '../../../server/rights/data-rights-jobs.ts';
import { DEAD_PROVIDER, openFrame, protectedPlayer, spin } from '../protection/protected-player.ts';
import { GOOD_PASSWORD, newPhone, registration } from '../support/accounts.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { operatorOf } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const DAY_MS = 86_400_000;
const PIN = '739182';
const database = useDatabase(RACES);
const { sql } = database;
const app = useApp(database, { settings: DEAD_PROVIDER });

const ops = operatorOf(sql, app);

const signIn = async (account: string) =>
  (await app.call('accountLogin', { account, password: GOOD_PASSWORD })).data.token as string;

let people = 0;
/** A player whose every detail can be searched for in the database. */
async function knownPlayer() {
  people += 1;
  const mark = `${process.pid}${people}`;
  const letters = [...mark].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const phone = newPhone();
  const player = await protectedPlayer(app, 50_000);
  const person = {
    account: player.account,
    realName: `Esmeralda Vilaluz${letters}`,
    email: `esme${mark}@lantern.example`,
    line: `${mark} Kalayaan Lane`,
    city: `Lumangbayan${mark}`,
    nickname: `Esme-${mark}`,
    payout: `0933${mark.padStart(9, '7')}`,
    phone,
    contact: `reach${mark}@lantern.example`,
    finding: `Born${mark} too late.`,
    familyWord: `Because Sister${mark} asked.`,
  };
  const { token, playerId } = player;
  await app.call('updateAppUserOther', { realName: person.realName, email: person.email }, token);
  const address = { line: person.line, city: person.city, region: 'NCR', postCode: '1100' };
  await app.call('updateAddress', address, token);
  await app.call('updateAddress', { ...address, line: `${person.line} 2` }, token);
  await sql`
    update players set nickname = ${person.nickname}, mobile = ${phone}, mobile_proven_at = now() where id = ${playerId}`;
  await sql`insert into codes (id, phone, purpose, code_hash, made_at, expires_at, address, device_id)
    values (${randomUUID()}, ${phone}, 2, 'x', now(), now(), '127.0.0.1', '')`;
  await sql`insert into social_identities (provider, subject, player_id, name, mail, linked_at)
    values ('google', ${`g${mark}`}, ${playerId}, ${person.realName}, ${person.email}, now())`;
  await app.call('setSafeboxPassword', { loginPassword: GOOD_PASSWORD, password: PIN }, token);
  const account = {
    kind: 'ewallet',
    institutionId: 1,
    holder: person.realName,
    number: person.payout,
    isDefault: true,
  };
  const added = await app.call('addBankInfo', { ...account, password: PIN, requestId: randomUUID() }, token);
  const out = { requestId: randomUUID(), bankId: added.data.bankId, amount: 20_000, password: PIN };
  await app.call('exchange', out, token);
  const wish = {
    topic: 'data',
    subject: `About ${person.email}`,
    text: `I am ${person.realName}.`,
    code: '',
  };
  await app.call('fileComplaint', { ...wish, contact: person.contact, requestId: randomUUID() }, token);
  await ops('player', 'show', person.account);
  await ops('kyc', 'approve', person.account);
  const frame = await openFrame(app, token);
  await spin(app, frame, 100);
  await sql`
    insert into forfeitures (id, number, player_id, at, reason, text, asked_by, decided_by, coin, safebox, bonus,
      status_before, appeal_until, reversed_at, reversed_by, reversal_text)
    values (${randomUUID()}, ${`F${mark}`}, ${playerId}, now(), 'underAge', ${person.finding}, 'olive', 'pim', 1, 0, 0,
      'open', now(), now(), 'rosa', ${person.finding})`;
  const family = {
    applicant: { name: 'Rosa', email: person.contact, phone: '' },
    relation: 'sibling',
    person: { name: person.realName, birthDate: '1990-01-01', account: person.account, phone },
    reason: `${person.realName} plays all night long.`,
    evidence: [],
  };
  const asked = await app.call('requestFamilyExclusion', { ...family, requestId: randomUUID() });
  await ops('exclusion', 'approve', asked.data.number, person.account, 'day', person.familyWord);
  return { ...player, person };
}

/** Pays out the remaining balance without the provider, which answers nothing here. */
async function emptyAccount(playerId: string): Promise<void> {
  const { newId, clock } = app.context;
  const held = await sql<{ account: 'player:coin' | 'player:withdrawal'; amount: number }[]>`
    select account, amount from balances
    where player_id = ${playerId} and account in ('player:coin', 'player:withdrawal') and amount <> 0`;
  await postJournal(sql, {
    playerId,
    id: newId(),
    kind: 'seed',
    at: clock.now(),
    entries: held.flatMap(({ account, amount }) =>
      transfer(cents(amount), { from: account, to: 'house:seed' }),
    ),
  });
  await sql`update withdrawals set state = 'paid', paid_at = now() where player_id = ${playerId}`;
}

/** Tables that hold one of these texts in any column of any type, bytes included. */
async function findEverywhere(wanted: Readonly<Record<string, string>>): Promise<string[]> {
  const tables = await sql<{ tableName: string }[]>`
    select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const sought = Object.entries(wanted).flatMap(([name, value]) => [
    { name, text: JSON.stringify(value.toLowerCase()).slice(1, -1) },
    { name, text: Buffer.from(value, 'utf8').toString('hex') },
  ]);
  const names = sought.map(({ name }) => name);
  const texts = sought.map(({ text }) => text);
  const found = await Promise.all(
    tables.map(async ({ tableName }) => {
      const rows = await sql<{ name: string }[]>`
        select distinct sought.name from ${sql(tableName)} as held
          join unnest(${names}::text[], ${texts}::text[]) as sought (name, text)
          on position(sought.text in lower(to_jsonb(held)::text)) > 0`;
      return rows.map(({ name }) => `${name} in ${tableName}`);
    }),
  );
  return found.flat().sort();
}

describe('copy of a player’s data', () => {
  it('[C90] data copy is made by a job, holds everything but secrets, and is available to its player for a week', async () => {
    const { token, account, playerId, person } = await knownPlayer();
    const asked = (await app.call('requestDataExport', {}, token)).data;
    expect(asked.exports).toMatchObject([{ expiresAt: null }]);
    const again = await app.call('requestDataExport', {}, token);
    expect(again.code).toBe(ERROR_CODES.dataRequested);
    const id = asked.exports[0].id;
    expect((await app.call('fetchData', { id }, token)).code).toBe(ERROR_CODES.dataGone);
    expect(await makeExports(app.context)).toBe(1);
    const { gzip } = (await app.call('fetchData', { id }, token)).data;
    const text = gunzipSync(Buffer.from(gzip, 'base64')).toString('utf8');
    const held = JSON.parse(text);
    for (const [name, value] of Object.entries(person)) expect(text, name).toContain(value);
    for (const table of ['sessions', 'login_history', 'rounds', 'withdrawals', 'declarations', 'journals'])
      expect(held[table]?.length, table).toBeGreaterThan(0);
    expect(held.acts.length).toBeGreaterThan(0);
    const [credentials] = await sql`select password_hash from credentials where player_id = ${playerId}`;
    expect(text).not.toContain(credentials?.passwordHash);
    expect(text).not.toMatch(/password_hash|token_hash|code_hash/);

    const stranger = await protectedPlayer(app);
    expect((await app.call('fetchData', { id }, stranger.token)).code).toBe(ERROR_CODES.dataGone);
    expect(text).not.toContain(stranger.account);
    app.clock.advance(7 * DAY_MS);
    // This test's number is unknown: no code can be sent to it.
    await sql`update config set value = value || '{"newDeviceCode": 0}' where key = 'signIn'`;
    const later = await signIn(account);
    expect((await app.call('fetchData', { id }, later)).code).toBe(ERROR_CODES.dataGone);
    await makeExports(app.context);
    expect(await sql`select from data_exports where id = ${id}`).toHaveLength(0);
    const acts = await sql`select act from audit_log where subject = ${playerId} and act like 'data %'`;
    expect(acts.map(({ act }) => act)).toEqual(['data asked for', 'data fetched']);
  });

  it.each(['requestDataExport', 'requestErasure', 'fetchData'])('[C90] %s needs step-up', async (call) => {
    const { token, sessionId } = await protectedPlayer(app);
    await sql`update sessions set started_at = ${app.clock.now() - 11 * 60_000} where id = ${sessionId}`;
    expect((await app.call(call, { id: randomUUID() }, token)).code).toBe(ERROR_CODES.stepUpRequired);
  });
});

describe('correction of details', () => {
  it('[C90] correction is in the player’s history with the old value, whoever made it', async () => {
    const { token, account, playerId } = await protectedPlayer(app);
    await app.call('updateAppUserOther', { realName: 'Ana Cruz', email: 'a@b.example' }, token);
    await app.call('updateAppUserOther', { email: 'ana@b.example' }, token);
    await ops('data', 'correct', account, 'realName', 'Ana', 'Cruz', 'Reyes');
    await ops('data', 'correct', account, 'birthDate', '1991-02-03');
    await ops('data', 'correct', account, 'nationality', 'JP');
    await expect(ops('data', 'correct', account, 'mobile', '1')).rejects.toThrow(/not corrected/);
    const { changes } = (await app.call('getDataRights', {}, token)).data;
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'email', before: 'a@b.example', after: 'ana@b.example' }),
        expect.objectContaining({ field: 'real_name', before: 'Ana Cruz', after: 'Ana Cruz Reyes' }),
        expect.objectContaining({ field: 'birth_date', after: '1991-02-03' }),
        expect.objectContaining({ field: 'nationality', before: 'PH', after: 'JP' }),
      ]),
    );
    const acts = await sql`select details from audit_log where subject = ${playerId}`;
    expect(JSON.stringify(acts)).not.toContain('Reyes');
  });
});

describe('erasure of a player', () => {
  it('[C90] erasure waits until the balance is withdrawn, names its day, closes the account, and leaves no identifying data', async () => {
    const { token, playerId, account, person } = await knownPlayer();
    const early = await app.call('requestErasure', {}, token);
    expect(early.code).toBe(ERROR_CODES.moneyLeft);
    expect(early.data.details.coin).toBeGreaterThan(0);
    await emptyAccount(playerId);
    const rights = (await app.call('getDataRights', {}, token)).data;
    const { dueAt } = (await app.call('requestErasure', {}, token)).data;
    expect(dueAt).toBe(rights.erasableAt);
    expect(dueAt).toBeGreaterThan(app.clock.now() + 4.9 * 365 * DAY_MS);
    expect((await app.call('accountLogin', { account, password: GOOD_PASSWORD })).code).toBe(
      ERROR_CODES.accountClosed,
    );
    expect(await ops('data', 'list')).toContain(account);
    const told = (await findEverywhere(person)).map((where) => where.split(' ')[0]);
    expect([...new Set(told)].sort()).toEqual(Object.keys(person).sort());

    expect(await eraseDue(app.context)).toBe(0);
    app.clock.advance(dueAt - app.clock.now());
    const before = await auditLedger(sql);
    expect(await eraseDue(app.context)).toBe(1);
    expect(await findEverywhere(person)).toEqual([]);
    // The ledger is still sound, and the audit log still proves who did what.
    expect(await auditLedger(sql)).toEqual(before);
    expect((await sql`select from journals where player_id = ${playerId}`).count).toBeGreaterThan(2);
    expect(await ops('audit', 'check')).toContain('Valid');
    const acts = await sql`
      select actor, act from audit_log where subject = ${playerId} order by place desc limit 1`;
    expect(acts).toEqual([{ actor: 'house', act: 'player erased' }]);
    expect(await eraseDue(app.context)).toBe(0);
    expect((await app.call('accountLogin', { account, password: GOOD_PASSWORD })).code).toBe(
      ERROR_CODES.wrongCredentials,
    );
  });

  it('[R51] player without a deposit is erased after thirty days; exclusion and register entry remain', async () => {
    const { token, playerId, account } = await protectedPlayer(app, 1);
    const [born] = await sql<{ birthDate: string }[]>`select birth_date from players where id = ${playerId}`;
    await emptyAccount(playerId);
    const { dueAt } = (await app.call('requestErasure', {}, token)).data;
    expect(dueAt).toBe(app.clock.now() + 30 * DAY_MS);
    await sql`update players set status = 'excluded' where id = ${playerId}`;
    await sql`insert into self_exclusions (id, player_id, made_at, until, birth_date, nationality)
      values (${randomUUID()}, ${playerId}, now(), null, ${born?.birthDate ?? ''}, 'PH')`;
    await sql`insert into register_entries (id, kind, account_key) values (${randomUUID()}, 'excluded', ${account})`;
    await sql`update players set mobile = '+639171230001', mobile_proven_at = now() where id = ${playerId}`;
    await sql`insert into social_identities (provider, subject, player_id, name, mail, linked_at)
      values ('line', 'line-person', ${playerId}, '', '', now())`;
    app.clock.advance(30 * DAY_MS);
    expect(await eraseDue(app.context)).toBe(1);
    const marks = await sql`
      select kind from exclusion_marks join self_exclusions on id = exclusion_id
      where player_id = ${playerId} order by kind`;
    expect(marks.map(({ kind }) => kind)).toEqual(['line', 'phone']);
    const sameName = registration({ account });
    expect((await app.call('accountRegist', sameName)).code).toBe(ERROR_CODES.selfExcluded);
    const [row] = await sql`select status from players where id = ${playerId}`;
    expect(row?.status).toBe('excluded');
  });

  it('[C90] erasure is cancelled by the operator when the player requests it', async () => {
    const { token, playerId, account } = await protectedPlayer(app, 1);
    await emptyAccount(playerId);
    await app.call('requestErasure', {}, token);
    await ops('data', 'keep', account, 'asked', 'in', 'writing');
    app.clock.advance(31 * DAY_MS);
    expect(await eraseDue(app.context)).toBe(0);
    await expect(ops('data', 'keep', account, 'again')).rejects.toThrow(/will not be erased/);
  });
});
