import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { CodePurpose } from '../../../contract/ids.ts';
import { CODE_WAIT_MS, TICKET_MS } from '../../../contract/limits.ts';
import { NEW_DEVICE } from '../../../server/auth/device-codes.ts';
import { signInConfig } from '../../../server/auth/public/auth-config.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { GOOD_PASSWORD, newAccount } from '../support/accounts.ts';
import { startApp } from '../support/app.ts';
import { type Browser, createBrowser } from '../support/browser.ts';
import { useDatabase } from '../support/database.ts';
import { useCodePlatform } from './code-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useCodePlatform(database);
const NEEDED = 2028;

const signIn = (browser: Browser, account: string) =>
  browser.call('accountLogin', { account, password: GOOD_PASSWORD });
const codeOf = (phone: string) => /^(\d{6}) /.exec(platform.lastText(phone))?.[1] ?? '';
const newBrowser = () => createBrowser(platform.app());

async function challenged(browser = newBrowser()) {
  const player = await platform.newWithPhone();
  platform.clock.advance(CODE_WAIT_MS);
  const { code, raw } = await signIn(browser, player.account);
  expect(code).toBe(NEEDED);
  return { player, browser, details: raw.details, code: codeOf(player.phone) };
}

describe('sign-in on a new device', () => {
  it('sign-in on a new device needs a code that was sent to the verified number, once per device', async () => {
    const { player, browser, details, code } = await challenged();
    const now = platform.clock.now();
    expect(details).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      phone: `•••• ${player.phone.slice(-4)}`,
      nextAt: now + 60_000,
      expiresAt: now + 300_000,
    });
    expect(platform.lastText(player.phone)).toContain('code for a new device');
    const wrong = await browser.call('confirmDevice', { ticket: details.ticket, code: '000000' });
    expect(wrong).toMatchObject({ code: 2016, raw: { details: { left: 4 } } });
    const { data } = await browser.call('confirmDevice', { ticket: details.ticket, code });
    expect(data.userInfo.uuid).toBe(player.playerId);
    expect(await signIn(browser, player.account)).toMatchObject({ code: 0 });
    expect((await browser.call('confirmDevice', { ticket: details.ticket, code })).code).toBe(2022);
  });

  it('sign-in on a new device opens no session and sets no cookie before the code', async () => {
    const { player, browser, details } = await challenged();
    expect(browser.cookie()).toBe('');
    const open = await sql`select from sessions where player_id = ${player.playerId}`;
    expect(open).toHaveLength(1);
    expect(Object.keys(details).sort()).toEqual(['expiresAt', 'nextAt', 'phone', 'ticket']);
  });

  it('another code can be sent after a minute, and the ticket lasts half an hour', async () => {
    const { player, browser, details, code } = await challenged();
    const again = () => browser.call('sendDeviceCode', { ticket: details.ticket });
    expect((await again()).code).toBe(2018);
    platform.clock.advance(CODE_WAIT_MS);
    expect((await again()).data).toMatchObject({
      nextAt: platform.clock.now() + 60_000,
      expiresAt: platform.clock.now() + 300_000,
    });
    const next = codeOf(player.phone);
    if (next !== code)
      expect((await browser.call('confirmDevice', { ticket: details.ticket, code })).code).toBe(2016);
    platform.clock.advance(TICKET_MS);
    expect((await browser.call('confirmDevice', { ticket: details.ticket, code: next })).code).toBe(2022);
    expect((await again()).code).toBe(2022);
  });

  it('sign-in that is started twice within a minute is completed by the first code', async () => {
    const { player, browser, code } = await challenged();
    const second = await signIn(browser, player.account);
    expect(second.code).toBe(NEEDED);
    const { ticket } = second.raw.details;
    expect((await browser.call('confirmDevice', { ticket, code })).code).toBe(0);
  });

  it('sign-in on a new device while the provider is down answers messageNotSent, keeps no code, and works afterwards', async () => {
    const player = await platform.newWithPhone();
    const away = await startApp(database, {
      clock: platform.clock,
      settings: { port: 1, sandboxSecret: 'a secret of nobody at all' },
    });
    platform.clock.advance(CODE_WAIT_MS);
    expect((await signIn(createBrowser(away), player.account)).code).toBe(ERROR_CODES.messageNotSent);
    await away.stop();
    const codes = await sql`select from codes
      where player_id = ${player.playerId} and purpose = ${NEW_DEVICE}`;
    expect(codes).toHaveLength(0);
    // In the same minute: what was not sent makes nobody wait.
    const browser = newBrowser();
    const { code, raw } = await signIn(browser, player.account);
    expect(code).toBe(NEEDED);
    const answer = { ticket: raw.details.ticket, code: codeOf(player.phone) };
    expect((await browser.call('confirmDevice', answer)).data.userInfo.uuid).toBe(player.playerId);
  });

  it('sign-in on a new device rejects a code of another purpose and a ticket of another player', async () => {
    const { player, browser, details } = await challenged();
    const other = await challenged();
    platform.clock.advance(CODE_WAIT_MS);
    const byPhone = await platform.codeFor(player.phone, CodePurpose.loginAndRegister);
    const crossed = await browser.call('confirmDevice', { ticket: details.ticket, code: other.code });
    const purpose = await browser.call('confirmDevice', { ticket: details.ticket, code: byPhone });
    expect([crossed.code, purpose.code]).not.toContain(0);
  });

  it('wrong password on a new device gets the same answer as on a known one', async () => {
    const player = await platform.newWithPhone();
    const wrong = { account: player.account, password: 'Wrong-Harbour-71' };
    expect((await newBrowser().call('accountLogin', wrong)).code).toBe(2005);
  });

  it('no code is needed without a verified number, with the setting off, or after sign-in by code', async () => {
    const bare = await newAccount(platform.app());
    expect((await signIn(newBrowser(), bare.account)).code).toBe(0);
    const player = await platform.newWithPhone();
    const phoneCode = await platform.codeFor(player.phone, CodePurpose.loginAndRegister);
    const byCode = await newBrowser().call('accountLoginSms', { phone: player.phone, code: phoneCode });
    expect(byCode.data.signedIn).not.toBeNull();
    const [row] = await sql`select value from config where key = 'signIn'`;
    await writeConfig(sql, signInConfig, { ...row?.value, newDeviceCode: 0 }, platform.clock.now());
    try {
      expect((await signIn(newBrowser(), player.account)).code).toBe(0);
    } finally {
      await writeConfig(sql, signInConfig, row?.value, platform.clock.now());
    }
  });
});

describe('remembered devices', () => {
  it('devices are listed, and removing one ends its sessions and makes its next sign-in need a code', async () => {
    const { player, browser, details, code } = await challenged();
    const { token } = (await browser.call('confirmDevice', { ticket: details.ticket, code })).data;
    const { data } = await platform.app().call('getSessions', {}, token);
    expect(data.devices.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
    const other = data.devices[1].id;
    expect((await platform.app().call('forgetDevice', { deviceId: other }, token)).data.devices).toHaveLength(
      1,
    );
    expect(await platform.app().call('refreshData', {}, player.token)).toMatchObject({
      status: 401,
      data: { details: { reason: 'device' } },
    });
    const own = data.devices[0].id;
    await platform.app().call('forgetDevice', { deviceId: own }, token);
    expect((await platform.app().call('refreshData', {}, token)).code).toBe(0);
    platform.clock.advance(CODE_WAIT_MS);
    expect((await signIn(browser, player.account)).code).toBe(NEEDED);
  });

  it('device is forgotten when its session is ended from another device or the password changes', async () => {
    const { player, browser, details, code } = await challenged();
    const there = (await browser.call('confirmDevice', { ticket: details.ticket, code })).data;
    platform.clock.advance(CODE_WAIT_MS);
    await platform.app().call('endSession', { sessionId: there.session.id }, player.token);
    expect((await signIn(browser, player.account)).code).toBe(NEEDED);
    platform.clock.advance(CODE_WAIT_MS);
    const change = { current: GOOD_PASSWORD, password: 'Quiet-Harbour-72' };
    expect((await platform.app().call('changePassword', change, player.token)).code).toBe(0);
    const left = await sql`select from known_devices where player_id = ${player.playerId}`;
    expect(left).toHaveLength(1);
  });

  it('device on which a password was reset by code is the first remembered one', async () => {
    const player = await platform.newWithPhone();
    const code = await platform.codeFor(player.phone, CodePurpose.forget);
    const browser = newBrowser();
    const body = { phone: player.phone, code, password: 'Quiet-Harbour-72' };
    expect((await browser.call('forgetPassword', body)).code).toBe(0);
    const entered = { account: player.account, password: 'Quiet-Harbour-72' };
    expect((await browser.call('accountLogin', entered)).code).toBe(0);
    expect((await newBrowser().call('accountLogin', entered)).code).toBe(NEEDED);
  });

  it('device of another player cannot be removed', async () => {
    const [one, two] = [await newAccount(platform.app()), await newAccount(platform.app())];
    const { data } = await platform.app().call('getSessions', {}, two.token);
    const body = { deviceId: data.devices[0].id };
    expect((await platform.app().call('forgetDevice', body, one.token)).code).toBe(2032);
  });
});
