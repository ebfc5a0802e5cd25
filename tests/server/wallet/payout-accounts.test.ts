import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { seedPlayer } from '../games/platform.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import type { TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { newNumber, PIN, REAL_NAME, useWithdrawPlatform } from './withdraw-platform.ts';

const database = useDatabase(RACES);
const { sql } = database;
const platform = useWithdrawPlatform(database);
const { addAccount, readyPlayer, withdraw, clock } = platform;
let app: TestApp;
beforeAll(() => {
  app = platform.app();
});

const modify = (player: { sessionId: string; bankId: number }, body: Record<string, unknown>) =>
  app.call(
    'modifyBankInfo',
    {
      bankId: player.bankId,
      institutionId: 1,
      holder: REAL_NAME,
      number: null,
      isDefault: false,
      isRemoved: false,
      password: PIN,
      ...body,
    },
    player.sessionId,
  );

describe('payout account', () => {
  it('[C33] [R67] payout account is stored in full and shown masked, and the first one is the default', async () => {
    const player = await readyPlayer({ number: '0917 555-1234' });
    const { data } = await app.call('getExchange', {}, player.sessionId);
    expect(data.accounts).toEqual([
      {
        bankId: 1,
        kind: 'ewallet',
        institutionId: 1,
        name: 'GCash',
        holder: REAL_NAME,
        number: '•••• 1234',
        isDefault: true,
      },
    ]);
    const [row] = await sql`select number from payout_accounts where player_id = ${player.id}`;
    expect(row?.number).toBe('09175551234');
    const { data: after } = await app.call(
      'getAfterLoginInfoWeb',
      { version: '1', os: '', deviceModel: '' },
      player.sessionId,
    );
    expect(after.appGameDataUser).toMatchObject({
      appUserBank: { bankId: 1, name: 'GCash', number: '•••• 1234' },
      appUserBankList: [{ bankId: 1 }],
    });
  });

  it('[C33] holder must have the name on the identity document, however its letters are written', async () => {
    const player = await readyPlayer();
    const same = await addAccount(player, { holder: ' MARIA  CLARA DE LOS SANTOS' });
    expect(same.code).toBe(0);
    const other = await addAccount(player, { holder: 'Maria Clara' });
    expect(other.code).toBe(ERROR_CODES.holderNotPlayer);
    const nameless = await seedPlayer(app.context);
    await platform.setPin(nameless);
    expect((await addAccount(nameless)).code).toBe(ERROR_CODES.realNameMissing);
  });

  it('[C33] holder must have the name that an operator has corrected', async () => {
    const player = await readyPlayer();
    const [row] = await sql<[{ account: string }]>`select account from players where id = ${player.id}`;
    expect(await platform.ops('olive', `player name ${row.account} Clara Reyes`)).toContain('Clara Reyes');
    expect((await addAccount(player)).code).toBe(ERROR_CODES.holderNotPlayer);
    expect((await addAccount(player, { holder: 'Clara Reyes' })).code).toBe(0);
  });

  it.each([
    ['12345', 'length'],
    ['1'.repeat(35), 'length'],
    ['12-34 5', 'length'],
    ['0917<b>55', 'pattern'],
    ['٠٩١٧٥٥٥', 'pattern'],
  ])('[V01] account number %s is rejected for its %s', async (number, error) => {
    const player = await readyPlayer();
    const { code, data } = await addAccount(player, { number });
    expect(code).toBe(ERROR_CODES.payoutNumberInvalid);
    expect(data.details).toEqual({ error, min: 6, max: 34 });
  });

  it('[C33] number copied from a bank’s page is stored as a mobile number is dialled, and known in every form', async () => {
    const player = await readyPlayer();
    const first = await addAccount(player, { number: '+63 917\u2011555\u20110009\u200b' });
    expect(first.code).toBe(0);
    const [row] = await sql<{ number: string }[]>`
      select number from payout_accounts where player_id = ${player.id} and bank_id = ${first.data.bankId}`;
    expect(row?.number).toBe('09175550009');
    for (const number of ['0063 917 555 0009', '0917–555–0009', '０９１７５５５０００９'])
      expect((await addAccount(player, { number })).code).toBe(ERROR_CODES.payoutAccountKnown);
  });

  it('[C33] payout account must be at a bank or e-wallet that the platform offers', async () => {
    const player = await readyPlayer();
    expect((await addAccount(player, { institutionId: 99 })).code).toBe(ERROR_CODES.payoutMethodClosed);
    expect((await addAccount(player, { kind: 'bank', institutionId: 6 })).data.name).toBe('Security Bank');
  });

  it('[C33] payout account is added once per request id, and not twice for a number', async () => {
    const player = await readyPlayer();
    const body = { requestId: randomUUID(), number: newNumber() };
    const answers = await Promise.all([1, 2, 3].map(() => addAccount(player, body)));
    expect(new Set(answers.map(({ data }) => data.bankId))).toEqual(new Set([2]));
    expect((await addAccount(player, { ...body, requestId: randomUUID() })).code).toBe(
      ERROR_CODES.payoutAccountKnown,
    );
    expect((await addAccount(player, { ...body, institutionId: 2 })).code).toBe(ERROR_CODES.requestIdReused);
  });

  it('[C33] player has five payout accounts at most, also when several are added at once', async () => {
    const player = await readyPlayer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => addAccount(player)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(4);
    expect(answers.filter(({ code }) => code === ERROR_CODES.payoutAccountsFull)).toHaveLength(4);
    const rows = await sql`
      select from payout_accounts where player_id = ${player.id} and removed_at is null and is_default`;
    expect(rows.count).toBe(1);
  });

  it('[C34] [R66] payout account can be changed, made the default and removed, and an open withdrawal keeps the old one', async () => {
    const player = await readyPlayer({ number: '0917 555 0003' });
    const second = (await addAccount(player, { isDefault: false })).data;
    const { data: sent } = await withdraw(player);
    const changed = await modify(player, { institutionId: 2, number: '0918 555 4321' });
    expect(changed.data.accounts[0]).toMatchObject({
      bankId: 1,
      name: 'Maya',
      number: '•••• 4321',
      isDefault: true,
    });
    const chosen = await modify({ ...player, bankId: second.bankId }, { isDefault: true });
    expect(chosen.data.accounts[0]).toMatchObject({ bankId: second.bankId, isDefault: true });
    const removed = await modify({ ...player, bankId: second.bankId }, { isRemoved: true });
    expect(removed.data.accounts).toMatchObject([{ bankId: 1, isDefault: true }]);
    expect((await modify({ ...player, bankId: second.bankId }, {})).code).toBe(
      ERROR_CODES.payoutAccountUnknown,
    );
    const { data: order } = await platform.follow(player, sent.withdrawalId);
    expect(order).toMatchObject({ bankName: 'GCash', number: '•••• 0003' });
  });

  it('[C34] payout account of another player cannot be accessed', async () => {
    const [mine, theirs] = [await readyPlayer(), await readyPlayer()];
    await addAccount(theirs);
    expect((await modify({ ...mine, bankId: 2 }, { isRemoved: true })).code).toBe(
      ERROR_CODES.payoutAccountUnknown,
    );
  });
});

describe('withdrawal password', () => {
  const set = (token: string, password: string, loginPassword = GOOD_PASSWORD) =>
    app.call('setSafeboxPassword', { loginPassword, password }, token);

  it('[C90] withdrawal password is set with the password of the account, and the terms show that it is set', async () => {
    const { token, playerId } = await newAccount(app);
    expect((await set(token, PIN, 'not my password 1')).code).toBe(ERROR_CODES.wrongCredentials);
    expect((await app.call('getExchange', {}, token)).data.hasPassword).toBe(false);
    expect((await set(token, PIN)).code).toBe(0);
    expect((await app.call('getExchange', {}, token)).data.hasPassword).toBe(true);
    const [row] = await sql`select password_hash from safebox_credentials where player_id = ${playerId}`;
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    ['12345', 'length'],
    ['12345a', 'digits'],
    ['111111', 'tooSimple'],
    ['456789', 'tooSimple'],
    ['654321', 'tooSimple'],
  ])('[C90] withdrawal password %s is rejected: %s', async (password, error) => {
    const { token } = await newAccount(app);
    const { code, data } = await set(token, password);
    expect([code, data.details]).toEqual([ERROR_CODES.withdrawPasswordWeak, { error, length: 6 }]);
  });

  it('[C32] withdrawal password is locked after five wrong tries, concurrent or not, and unlocked after its time', async () => {
    const player = await readyPlayer();
    const wrong = () => withdraw(player, { password: '000111' });
    expect((await wrong()).data.details).toEqual({ left: 4 });
    const answers = await Promise.all(Array.from({ length: 10 }, wrong));
    expect(answers.filter(({ code }) => code === ERROR_CODES.withdrawPasswordWrong)).toHaveLength(3);
    const locked = await withdraw(player);
    expect(locked.code).toBe(ERROR_CODES.withdrawPasswordLocked);
    const until = locked.data.details.until as number;
    expect((await platform.terms(player)).passwordLockedUntil).toBe(until);
    clock.advance(until - clock.now());
    expect((await withdraw(player)).code).toBe(0);
    expect((await platform.terms(player)).passwordLockedUntil).toBeNull();
  });

  it('[C32] withdrawal password is needed to add an account or to withdraw', async () => {
    const player = await seedPlayer(app.context, { coin: 100_000 });
    expect((await addAccount(player)).code).toBe(ERROR_CODES.withdrawPasswordMissing);
    expect((await withdraw({ ...player, bankId: 1 })).code).toBe(ERROR_CODES.withdrawPasswordMissing);
  });
});

describe('personal details', () => {
  it('[C26] [C27] [C35] details are returned as saved, and the real name is set once', async () => {
    const { token } = await newAccount(app);
    const empty = await app.call('appUserOther', {}, token);
    expect(empty.data).toMatchObject({ realName: '', isNameFixed: false, email: '' });
    const named = await app.call(
      'updateAppUserOther',
      { realName: '  Ana   Cruz ', email: 'ana@mail.example' },
      token,
    );
    expect(named.data).toMatchObject({ realName: 'Ana Cruz', isNameFixed: true, email: 'ana@mail.example' });
    const other = await app.call('updateAppUserOther', { realName: 'Ben Cruz' }, token);
    expect(other.code).toBe(ERROR_CODES.realNameFixed);
    const address = { line: '12 Mabini St', city: 'Quezon City', region: 'NCR', postCode: '1100' };
    expect((await app.call('updateAddress', address, token)).data).toMatchObject({
      realName: 'Ana Cruz',
      address,
    });
    expect((await app.call('appUserOther', {}, token)).data.address).toEqual(address);
  });

  it.each(['', '1', 'A', '<b>Ana</b>', 'Ana 2'])('[C27] real name %j is rejected', async (realName) => {
    const { token } = await newAccount(app);
    expect((await app.call('updateAppUserOther', { realName }, token)).code).toBe(
      ERROR_CODES.realNameInvalid,
    );
  });

  it('[C27] invalid e-mail address is rejected', async () => {
    const { token } = await newAccount(app);
    const { code, data } = await app.call('updateAppUserOther', { email: 'ana at home' }, token);
    expect([code, data.details.field]).toEqual([ERROR_CODES.invalidValue, 'email']);
  });
});
