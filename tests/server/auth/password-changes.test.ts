import { beforeAll, describe, expect, it } from 'vitest';
import { CodePurpose } from '../../../contract/ids.ts';
import { LOCK_AFTER_FAILURES, STEP_UP_MS } from '../../../contract/limits.ts';
import { GOOD_PASSWORD, newAccount, newPhone } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { useCodePlatform } from './code-platform.ts';

const database = useDatabase();
const platform = useCodePlatform(database);
// Sign-in on a new device has its own tests.
beforeAll(async () => {
  await database.sql`update config set value = value || '{"newDeviceCode": 0}' where key = 'signIn'`;
});
const { bind, forget } = CodePurpose;
const NEXT = 'Other-Harbour-72';
const call = (name: string, body: Record<string, unknown>, token?: string) =>
  platform.app().call(name, body, token);
const isIn = async (token: string) => (await call('refreshData', {}, token)).status === 200;
const signIn = (account: string, password: string) => call('accountLogin', { account, password });

describe('password reset', () => {
  it('[C09] [D15] password is reset by a code, and all sessions end, also that of a stolen token', async () => {
    const { phone, token, account } = await platform.newWithPhone();
    const elsewhere = (await signIn(account, GOOD_PASSWORD)).data.token;
    const code = await platform.codeFor(phone, forget);
    const { data } = await call('forgetPassword', { phone, code, password: NEXT });
    expect(data.account).toBe(account);
    expect([await isIn(token), await isIn(elsewhere)]).toEqual([false, false]);
    const acts = await database.sql`
      select act, actor from audit_log
      where subject = (select id::text from players where account = ${account}) and act = 'password reset'`;
    expect(acts).toEqual([{ act: 'password reset', actor: 'player' }]);
    expect(await signIn(account, GOOD_PASSWORD)).toMatchObject({ code: 2005 });
    expect(await signIn(account, NEXT)).toMatchObject({ code: 0 });
    expect(await call('forgetPassword', { phone, code, password: GOOD_PASSWORD })).toMatchObject({
      code: 2017,
    });
  });

  it('password reset unlocks an account that wrong passwords have locked', async () => {
    const { phone, account } = await platform.newWithPhone();
    for (let tries = 0; tries < LOCK_AFTER_FAILURES; tries += 1) await signIn(account, 'Wrong-Harbour-9');
    expect(await signIn(account, GOOD_PASSWORD)).toMatchObject({ code: 2006 });
    const code = await platform.codeFor(phone, forget);
    await call('forgetPassword', { phone, code, password: NEXT });
    expect(await signIn(account, NEXT)).toMatchObject({ code: 0 });
  });

  it('[V01] password reset accepts only a valid password, and a weak one does not consume the code', async () => {
    const { phone } = await platform.newWithPhone();
    const code = await platform.codeFor(phone, forget);
    expect(await call('forgetPassword', { phone, code, password: 'short1' })).toMatchObject({ code: 2003 });
    expect(await call('forgetPassword', { phone, code, password: 'Password123' })).toMatchObject({
      code: 2004,
    });
    expect(await call('forgetPassword', { phone, code, password: NEXT })).toMatchObject({ code: 0 });
  });

  it('password reset by a number without an account accepts no code', async () => {
    const phone = newPhone();
    await platform.codeFor(phone, forget);
    for (const code of ['000000', '123456'])
      expect(await call('forgetPassword', { phone, code, password: NEXT })).toMatchObject({ code: 2016 });
  });
});

describe('password of the account', () => {
  it('[C12] player without a password sets it once, which ends every other session', async () => {
    const { token, data, phone } = await platform.newByPhone();
    expect(data.userInfo.hasPassword).toBe(false);
    expect(await call('initPassword', { password: 'short1' }, token)).toMatchObject({ code: 2003 });
    const set = await call('initPassword', { password: NEXT }, token);
    expect(set.data.userInfo.hasPassword).toBe(true);
    expect([await isIn(token), await isIn(set.data.token)]).toEqual([false, true]);
    expect(await signIn(phone, NEXT)).toMatchObject({ code: 0 });
    expect(await call('initPassword', { password: 'Third-Harbour-73' }, set.data.token)).toMatchObject({
      code: 2023,
    });
  });

  it('password cannot be set from a session whose sign-in is too old', async () => {
    const { token } = await platform.newByPhone();
    platform.clock.advance(STEP_UP_MS - 1);
    expect(await call('initPassword', { password: 'short1' }, token)).toMatchObject({ code: 2003 });
    platform.clock.advance(1);
    expect(await call('initPassword', { password: NEXT }, token)).toMatchObject({ code: 2025 });
  });

  it('password change needs the current password; a stolen token is not enough and is invalid afterwards', async () => {
    const { account, token } = await newAccount(platform.app());
    const stolen = (await signIn(account, GOOD_PASSWORD)).data.token;
    const guess = { current: 'Wrong-Harbour-9', password: NEXT };
    expect(await call('changePassword', guess, stolen)).toMatchObject({ code: 2005 });
    const changed = await call('changePassword', { current: GOOD_PASSWORD, password: NEXT }, token);
    expect([await isIn(stolen), await isIn(token), await isIn(changed.data.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('wrong passwords at the password change lock the account as at sign-in', async () => {
    const { token } = await newAccount(platform.app());
    const guess = { current: 'Wrong-Harbour-9', password: NEXT };
    for (let tries = 0; tries < LOCK_AFTER_FAILURES; tries += 1)
      expect(await call('changePassword', guess, token)).toMatchObject({ code: 2005 });
    expect(await call('changePassword', guess, token)).toMatchObject({ code: 2006 });
  });

  it('password that does not exist cannot be changed', async () => {
    const { token } = await platform.newByPhone();
    const body = { current: 'nothing', password: NEXT };
    expect(await call('changePassword', body, token)).toMatchObject({ code: 2024 });
  });
});

describe('phone number added to an account', () => {
  it('[C08] [D15] adding a number needs its code and the password', async () => {
    const { token } = await newAccount(platform.app());
    const phone = newPhone();
    const code = await platform.codeFor(phone, bind, token);
    const wrong = { phone, code, password: 'Wrong-Harbour-9' };
    expect(await call('bindAccount', wrong, token)).toMatchObject({ code: 2005 });
    const { data } = await call('bindAccount', { phone, code, password: GOOD_PASSWORD }, token);
    expect(data).toEqual(expect.objectContaining({ mobile: phone }));
  });

  it('adding a number rejects a code that was sent for another player', async () => {
    const [mine, theirs] = [await newAccount(platform.app()), await newAccount(platform.app())];
    const phone = newPhone();
    const code = await platform.codeFor(phone, bind, theirs.token);
    const body = { phone, code, password: GOOD_PASSWORD };
    expect(await call('bindAccount', body, mine.token)).toMatchObject({ code: 2017 });
  });

  it('number of another account gets no code, and its owner is notified', async () => {
    const { phone } = await platform.newWithPhone();
    const { token } = await newAccount(platform.app());
    expect(await platform.codeFor(phone, bind, token)).toBe('');
    expect(platform.lastText(phone)).toMatch(/belongs to another account/);
  });
});
