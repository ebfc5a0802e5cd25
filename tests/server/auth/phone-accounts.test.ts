import { describe, expect, it } from 'vitest';
import { CodePurpose, LoginType } from '../../../contract/ids.ts';
import { TICKET_MS } from '../../../contract/limits.ts';
import { GOOD_PASSWORD, newAccount, newPhone } from '../support/accounts.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { newcomer, useCodePlatform } from './code-platform.ts';

const database = useDatabase(RACES);
const platform = useCodePlatform(database);
const { register, loginAndRegister } = CodePurpose;
const open = (body: Record<string, unknown>) => platform.app().call('accountRegist4', body);

/** Registration without a code, which is offered only where the operator sends none. */
async function openByPassword(phone: string) {
  const { sql } = database;
  await sql`update config set value = value || '{"otpStatus": 0}' where key = 'signIn'`;
  try {
    return await open(newcomer({ phone, password: GOOD_PASSWORD }));
  } finally {
    await sql`update config set value = value || '{"otpStatus": 1}' where key = 'signIn'`;
  }
}

async function ticketFor(phone: string): Promise<string> {
  const code = await platform.codeFor(phone, loginAndRegister);
  const { data } = await platform.app().call('accountLoginSms', { phone, code });
  return data.newcomer.ticket;
}

describe('registration by phone number and code', () => {
  it('[C05] [D14] [D01] account is opened by a code, without a name or a password', async () => {
    const { phone, data } = await platform.newByPhone();
    expect(data.userInfo).toMatchObject({ mobile: phone, accountType: LoginType.phone, hasPassword: false });
    expect(data.userInfo.account).toMatch(/^member_[a-z2-9]{8}$/);
  });

  it('[C04] sign-in by a code opens the account and returns the time of the last sign-in', async () => {
    const { phone, playerId } = await platform.newByPhone();
    const code = await platform.codeFor(phone, loginAndRegister);
    const { data } = await platform.app().call('accountLoginSms', { phone, code });
    expect(data.newcomer).toBeNull();
    expect(data.signedIn.userInfo.uuid).toBe(playerId);
    expect(data.signedIn.session.lastSignInAt).not.toBeNull();
  });

  it('[D15] account is opened from sign-in by a ticket that works once and for half an hour', async () => {
    const ticket = await ticketFor(newPhone());
    const [first, second] = await Promise.all([open(newcomer({ ticket })), open(newcomer({ ticket }))]);
    expect([first.code, second.code].sort()).toEqual([0, 2022]);
    const late = await ticketFor(newPhone());
    platform.clock.advance(TICKET_MS);
    expect(await open(newcomer({ ticket: late }))).toMatchObject({ code: 2022 });
    expect(await open(newcomer({ ticket: 'made-up' }))).toMatchObject({ code: 2022 });
  });

  it('[V05] registration by code obeys every rule for new players, and an invalid form does not consume the code', async () => {
    const phone = newPhone();
    const code = await platform.codeFor(phone, register);
    expect(await open(newcomer({ phone, code, birthDate: '2007-01-01' }))).toMatchObject({ code: 2007 });
    expect(await open(newcomer({ phone, code, declarations: [] }))).toMatchObject({ code: 2008 });
    expect(await open(newcomer({ phone, code, nationality: 'KP' }))).toMatchObject({ code: 2013 });
    expect(await open(newcomer({ phone, code, inviteCode: 'NOBODYS1' }))).toMatchObject({ code: 2012 });
    expect(await open(newcomer({ phone, code, password: 'password1' }))).toMatchObject({ code: 2004 });
    expect(await open(newcomer({ phone, code }))).toMatchObject({ code: 0 });
  });

  it('[V05] registration by code is refused to a person whom a register names', async () => {
    const phone = newPhone();
    await database.sql`
      insert into register_entries (id, kind, account_key)
      values (gen_random_uuid(), 'excluded', ${phone}), (gen_random_uuid(), 'restricted', ${newPhone()})`;
    const code = await platform.codeFor(phone, register);
    expect(await open(newcomer({ phone, code }))).toMatchObject({ code: 2010 });
  });

  it('repeated registration with the same details is the same account, and with other details an error', async () => {
    const phone = newPhone();
    const body = newcomer({ phone, code: await platform.codeFor(phone, register) });
    const [first, again] = [await open(body), await open(body)];
    expect(again.data.userInfo.uuid).toBe(first.data.userInfo.uuid);
    expect(await open({ ...body, code: '000000' })).toMatchObject({ code: 1901 });
    const both = newcomer({ ticket: await ticketFor(newPhone()) });
    const answers = await Promise.all([open(both), open(both)]);
    expect(new Set(answers.map(({ data }) => data.userInfo?.uuid)).size).toBe(1);
  });

  it('number has one account at most: its owner is notified by message, and the caller learns nothing', async () => {
    const { phone } = await platform.newByPhone();
    const code = await platform.codeFor(phone, register);
    expect(code).toBe('');
    expect(await open(newcomer({ phone, code: '123456' }))).toMatchObject({ code: 2016 });
  });

  it('sign-in by code is refused to the same players as sign-in by password', async () => {
    const { phone, playerId } = await platform.newByPhone();
    await database.sql`update players set status = 'restricted' where id = ${playerId}`;
    const code = await platform.codeFor(phone, loginAndRegister);
    expect(await platform.app().call('accountLoginSms', { phone, code })).toMatchObject({ code: 2009 });
  });

  it('registration by code counts for the player whose invite code was used', async () => {
    const friend = await newAccount(platform.app());
    const { data } = await platform
      .app()
      .call('getAfterLoginInfoWeb', { version: '1', os: '', deviceModel: '' }, friend.token);
    const ticket = await ticketFor(newPhone());
    const invited = await open(newcomer({ ticket, inviteCode: data.inviteCode.toLowerCase() }));
    expect(invited.data.userInfo.pid).toBe(data.inviteCode);
  });
});

describe('registration by phone number without a code', () => {
  it('[C05] [D14] account needs a password and is opened with number and password', async () => {
    const phone = newPhone();
    // Offered beside codes it would disclose which numbers have an account.
    expect((await open(newcomer({ phone, password: GOOD_PASSWORD }))).code).toBe(2021);
    await database.sql`update config set value = value || '{"otpStatus": 0}' where key = 'signIn'`;
    const bare = await open(newcomer({ phone }));
    await database.sql`update config set value = value || '{"otpStatus": 1}' where key = 'signIn'`;
    expect(bare).toMatchObject({
      code: 1902,
      data: { details: { field: 'password' } },
    });
    const { data } = await openByPassword(phone);
    expect(data.userInfo).toMatchObject({
      accountType: LoginType.phoneNoOtp,
      hasPassword: true,
      mobile: phone,
    });
    for (const typed of [phone, phone.replace('+63', '0')])
      expect(
        await platform.app().call('accountLogin', { account: typed, password: GOOD_PASSWORD }),
      ).toMatchObject({
        code: 0,
      });
    const wrong = { account: phone, password: 'Quiet-Harbour-00' };
    expect(await platform.app().call('accountLogin', wrong)).toMatchObject({ code: 2005 });
    expect(await openByPassword(phone)).toMatchObject({ code: 2015 });
  });

  it('number that is only claimed goes to a new account of whoever verifies it by code', async () => {
    const phone = newPhone();
    const claimed = await openByPassword(phone);
    const code = await platform.codeFor(phone, loginAndRegister);
    const { data } = await platform.app().call('accountLoginSms', { phone, code });
    expect(data.signedIn).toBeNull();
    const owner = await open(newcomer({ ticket: data.newcomer.ticket }));
    expect(owner.data.userInfo.uuid).not.toBe(claimed.data.userInfo.uuid);
    const stranger = { account: phone, password: GOOD_PASSWORD };
    expect(await platform.app().call('accountLogin', stranger)).toMatchObject({ code: 2005 });
    const byName = { account: claimed.data.userInfo.account, password: GOOD_PASSWORD };
    expect((await platform.app().call('accountLogin', byName)).data.userInfo.mobile).toBe('');
  });

  it('registration by number without a code is closed where the operator has closed it', async () => {
    const { sql } = database;
    await sql`update config set value = value || '{"registerType": [1]}' where key = 'signIn'`;
    const phone = newPhone();
    expect(await open(newcomer({ phone, password: GOOD_PASSWORD }))).toMatchObject({ code: 2021 });
    const { account: _a, ...rest } = newcomer() as Record<string, unknown>;
    const named = { ...rest, account: 'somebody_new', password: GOOD_PASSWORD };
    expect(await platform.app().call('accountRegist', named)).toMatchObject({ code: 2021 });
    await sql`update config set value = value || '{"registerType": [2, 1, 3], "otpStatus": 0}' where key = 'signIn'`;
    expect(await open(newcomer({ phone, code: '123456' }))).toMatchObject({ code: 2021 });
    expect((await platform.app().call('anonymous/appConfig')).data.registerType).toEqual([2, 3]);
    await sql`update config set value = value || '{"otpStatus": 1}' where key = 'signIn'`;
  });
});
