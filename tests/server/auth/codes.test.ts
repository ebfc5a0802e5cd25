import { describe, expect, it } from 'vitest';
import { CodePurpose } from '../../../contract/ids.ts';
import { CODE_VALID_MS, CODE_WAIT_MS } from '../../../contract/limits.ts';
import { newPhone } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { newcomer, useCodePlatform } from './code-platform.ts';

const database = useDatabase(RACES);
const platform = useCodePlatform(database);
const { register, bind, forget, loginAndRegister } = CodePurpose;

const signInBy = (phone: string, code: string) => platform.app().call('accountLoginSms', { phone, code });

describe('verification code by message', () => {
  it('[C10] [D15] code for sign-in is sent by message and lets a new player continue', async () => {
    const phone = newPhone();
    const code = await platform.codeFor(phone, loginAndRegister);
    expect(code).toMatch(/^\d{6}$/);
    expect(platform.lastText(phone)).toContain(`#${code}`);
    const { data } = await signInBy(phone, code);
    expect(data).toMatchObject({ signedIn: null, newcomer: { name: phone } });
  });

  it.each([
    ['0917 555 0134', '+639175550134'],
    ['(0917) 555-0135', '+639175550135'],
    ['+63 917 555 0136', '+639175550136'],
    ['9175550137', '+639175550137'],
  ])('phone number %s is read as %s', async (typed, phone) => {
    expect((await platform.send(typed, loginAndRegister)).data.phone).toBe(phone);
  });

  it.each(['0895', '0904', '0991', '0817'])('number with the new prefix %s gets a code', async (prefix) => {
    expect(await platform.send(`${prefix} 555 0138`, loginAndRegister)).toMatchObject({ code: 0 });
  });

  it.each([
    ['12345', 'no number'],
    ['+1 212 555 0123', 'number of another country'],
    ['+63 2', 'no number'],
    ['call me', 'no number'],
    ['0917555013', 'mobile number without its last digit'],
    ['02 8123 4567', 'landline'],
    ['032 234 5678', 'landline'],
    ['1800 10 123 4567', 'toll-free number'],
  ])('%s is rejected as a %s', async (typed) => {
    expect(await platform.send(typed, loginAndRegister)).toMatchObject({ status: 200, code: 2014 });
  });

  it('[V01] code has the configured length and is stored only as a slow hash', async () => {
    const phone = newPhone();
    const code = await platform.codeFor(phone, loginAndRegister);
    const rows = await database.sql`select * from codes where phone = ${phone}`;
    expect(rows[0]?.codeHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('wrong code is rejected five times, and then even the correct one is rejected', async () => {
    const phone = newPhone();
    const code = await platform.codeFor(phone, loginAndRegister);
    const wrong = code === '000000' ? '111111' : '000000';
    for (const left of [4, 3, 2, 1, 0])
      expect(await signInBy(phone, wrong)).toMatchObject({ code: 2016, data: { details: { left } } });
    expect(await signInBy(phone, wrong)).toMatchObject({ code: 2017 });
    expect(await signInBy(phone, code)).toMatchObject({ code: 2017 });
  });

  it('code is checked five times at most when a hundred guesses arrive at once', async () => {
    const phone = newPhone();
    const code = await platform.codeFor(phone, loginAndRegister);
    const wrong = code === '000000' ? '111111' : '000000';
    const answers = await Promise.all(Array.from({ length: 40 }, () => signInBy(phone, wrong)));
    expect(answers.filter((answer) => answer.code === 2016)).toHaveLength(5);
    expect(await signInBy(phone, code)).toMatchObject({ code: 2017 });
  });

  it('code is accepted once', async () => {
    const phone = newPhone();
    const code = await platform.codeFor(phone, loginAndRegister);
    const answers = await Promise.all([signInBy(phone, code), signInBy(phone, code)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 2017]);
    expect(await signInBy(phone, code)).toMatchObject({ code: 2017 });
  });

  it('code expires after five minutes', async () => {
    const phone = newPhone();
    const code = await platform.codeFor(phone, loginAndRegister);
    platform.clock.advance(CODE_VALID_MS);
    expect(await signInBy(phone, code)).toMatchObject({ code: 2017 });
  });

  it('code is invalid for another number, for another purpose and after a newer code', async () => {
    const [mine, other] = [newPhone(), newPhone()];
    const code = await platform.codeFor(mine, loginAndRegister);
    expect(await signInBy(other, code)).toMatchObject({ code: 2017 });
    const forRegister = await platform.codeFor(other, register);
    expect(await signInBy(other, forRegister)).toMatchObject({ code: 2017 });
    const newer = await platform.codeFor(mine, loginAndRegister);
    if (newer !== code) expect(await signInBy(mine, code)).toMatchObject({ code: 2016 });
    expect(await signInBy(mine, newer)).toMatchObject({ code: 0 });
  });

  it('next code to one number is sent a minute after the last, also when two are requested at once', async () => {
    const phone = newPhone();
    platform.clock.advance(CODE_WAIT_MS);
    const answers = await Promise.all([platform.send(phone, loginAndRegister), platform.send(phone, forget)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 2018]);
    expect(answers.find(({ code }) => code === 2018)?.data.details.nextAt).toBe(
      platform.clock.now() + CODE_WAIT_MS,
    );
    platform.clock.advance(CODE_WAIT_MS);
    expect(await platform.send(phone, loginAndRegister)).toMatchObject({ code: 0 });
  });

  it('codes to one number are limited per day', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 10; sent += 1) await platform.codeFor(phone, loginAndRegister);
    platform.clock.advance(CODE_WAIT_MS);
    expect(await platform.send(phone, loginAndRegister)).toMatchObject({ code: 2019 });
    platform.clock.advance(24 * 3_600_000);
    expect(await platform.send(phone, loginAndRegister)).toMatchObject({ code: 0 });
  });

  it('codes requested from one device are limited per day, whatever the numbers', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect(await platform.send(newPhone(), loginAndRegister, '', 'device-1')).toMatchObject({ code: 0 });
    expect(await platform.send(newPhone(), loginAndRegister, '', 'device-1')).toMatchObject({ code: 2019 });
    expect(await platform.send(newPhone(), loginAndRegister, '', 'device-2')).toMatchObject({ code: 0 });
  });

  it('codes requested from one address are limited per day', async () => {
    const { sql } = database;
    await sql`update config set value = value || '{"addressDayLimit": 1}' where key = 'codes'`;
    expect(await platform.send(newPhone(), loginAndRegister)).toMatchObject({ code: 2019 });
    await sql`update config set value = value || '{"addressDayLimit": 500}' where key = 'codes'`;
  });

  it('code is not sent while the provider is down, and can be requested again afterwards', async () => {
    const away = await startApp(database, {
      clock: platform.clock,
      settings: { port: 1, sandboxSecret: 'a secret of nobody at all' },
    });
    const phone = newPhone();
    const body = { phone, purpose: loginAndRegister, deviceId: '' };
    expect(await away.call('smsSend', body)).toMatchObject({ code: 2020 });
    await away.stop();
    expect(await platform.send(phone, loginAndRegister)).toMatchObject({ code: 0 });
  });

  it('code is not offered where no provider can send it', async () => {
    const mute = await startApp(database, { clock: platform.clock });
    const body = { phone: newPhone(), purpose: loginAndRegister, deviceId: '' };
    expect(await mute.call('smsSend', body)).toMatchObject({ code: 2021 });
    const { data } = await mute.call('anonymous/appConfig');
    expect(data.registerType).toEqual([2, 3]);
    await mute.stop();
    expect((await platform.app().call('anonymous/appConfig')).data.registerType).toEqual([2, 1]);
  });

  it('code for adding a number is sent only to a signed-in player', async () => {
    expect(await platform.send(newPhone(), bind)).toMatchObject({ status: 401, code: 401 });
  });
});

describe('disclosure of accounts by number', () => {
  const shapeOf = ({ status, code, data }: Awaited<ReturnType<typeof platform.send>>) => ({
    status,
    code,
    fields: Object.keys(data).sort(),
  });

  it.each([
    ['registration', register],
    ['password reset', forget],
    ['sign-in', loginAndRegister],
  ])('answer to %s does not disclose whether the number has an account', async (_what, purpose) => {
    const known = (await platform.newByPhone()).phone;
    platform.clock.advance(CODE_WAIT_MS);
    const [ofKnown, ofUnknown] = [
      await platform.send(known, purpose),
      await platform.send(newPhone(), purpose),
    ];
    expect(shapeOf(ofKnown)).toEqual(shapeOf(ofUnknown));
    const guess = (phone: string) =>
      purpose === forget
        ? platform.app().call('forgetPassword', { phone, code: '000000', password: 'Quiet-Harbour-72' })
        : purpose === register
          ? platform.app().call('accountRegist4', newcomer({ phone, code: '000000' }))
          : signInBy(phone, '000000');
    expect(shapeOf(await guess(known))).toEqual(shapeOf(await guess(ofUnknown.data.phone)));
  });

  it('server does the same work with and without an account: one row, one hash, one message', async () => {
    const known = (await platform.newByPhone()).phone;
    const unknown = newPhone();
    for (const purpose of [register, forget]) {
      platform.clock.advance(CODE_WAIT_MS);
      const before = platform.sandbox().messages.messages.length;
      await platform.send(known, purpose);
      await platform.send(unknown, purpose);
      expect(platform.sandbox().messages.messages.length - before).toBe(2);
    }
    const rows = await database.sql`
      select phone, count(*)::int as n, bool_and(code_hash like '$argon2id$%') as hashed from codes
      where phone in ${database.sql([known, unknown])} and purpose in (0, 2) group by phone order by n`;
    expect(rows.map(({ n, hashed }) => [n, hashed])).toEqual([
      [2, true],
      [3, true],
    ]);
  });

  it('message to the phone tells its owner whether the number has an account', async () => {
    const known = (await platform.newByPhone()).phone;
    const unknown = newPhone();
    platform.clock.advance(CODE_WAIT_MS);
    await platform.send(known, register);
    expect(platform.lastText(known)).toMatch(/already has an account/);
    await platform.send(unknown, forget);
    expect(platform.lastText(unknown)).toMatch(/has no account/);
    expect(platform.lastText(unknown)).not.toMatch(/\d{6}/);
  });
});
