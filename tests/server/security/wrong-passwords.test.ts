import { beforeEach, describe, expect, it } from 'vitest';
import { LOCK_MS } from '../../../contract/limits.ts';
import { MAX_WRONG_OF_ADDRESS, SLOW_MS, WRONG_WINDOW_MS } from '../../../server/auth/brute-force-guard.ts';
import { GOOD_PASSWORD, type NewAccount, newAccount, registration } from '../support/accounts.ts';
import { type Browser, createBrowser } from '../support/browser.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const WRONG = 'Wrong-Harbour-71';
const database = useDatabase();
const { sql } = database;
const app = useApp(database);
let person: NewAccount;
let unknownDevice: Browser;
beforeEach(async () => {
  app.clock.advance(2 * WRONG_WINDOW_MS);
  person = await newAccount(app);
  unknownDevice = createBrowser(app);
});

const signIn = (browser: Browser, account: string, password = WRONG) =>
  browser.call('accountLogin', { account, password });

/** The owner's browser, on which they have signed in before. */
async function known(): Promise<Browser> {
  const browser = createBrowser(app);
  expect((await signIn(browser, person.account, GOOD_PASSWORD)).code).toBe(0);
  return browser;
}

describe('account lock after ten wrong passwords', () => {
  it('answers are the same for an existing and an unknown account, whatever the password', async () => {
    const tell = async (account: string, right: string) => {
      const answers = [];
      for (let tries = 0; tries < 11; tries += 1) answers.push(await signIn(unknownDevice, account));
      answers.push(await signIn(unknownDevice, account, right));
      return answers.map(({ status, raw, setCookie }) => ({ status, raw, setCookie }));
    };
    const there = await tell(person.account, GOOD_PASSWORD);
    const nobody = await tell('nobody_at_all', GOOD_PASSWORD);
    expect(there).toEqual(nobody);
    expect(there.map(({ raw }) => raw.errcode)).toEqual([...Array(10).fill(2005), 2006, 2006]);
    expect(there[11]?.raw.details).toEqual({ until: app.clock.now() + LOCK_MS });
  });

  it('locked account takes the same time as an unknown one, as neither is hashed', async () => {
    for (const account of [person.account, 'nobody_here'])
      for (let tries = 0; tries < 10; tries += 1) await signIn(unknownDevice, account);
    const took = async (account: string) => {
      const times: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        const startedAt = performance.now();
        expect((await signIn(unknownDevice, account)).code).toBe(2006);
        times.push(performance.now() - startedAt);
      }
      return Math.min(...times);
    };
    const [there, nobody] = [await took(person.account), await took('nobody_here')];
    expect(Math.max(there, nobody) / Math.min(there, nobody)).toBeLessThan(4);
  });

  it('lock by unknown devices does not affect the owner’s known device', async () => {
    const own = await known();
    for (let tries = 0; tries < 12; tries += 1) await signIn(unknownDevice, person.account);
    expect((await signIn(unknownDevice, person.account, GOOD_PASSWORD)).code).toBe(2006);
    expect((await signIn(own, person.account, GOOD_PASSWORD)).code).toBe(0);
  });

  it('wrong passwords on a known device lock that device alone, and a correct one before the tenth resets the count', async () => {
    const [own, other] = [await known(), await known()];
    for (let tries = 0; tries < 9; tries += 1) await signIn(own, person.account);
    expect((await signIn(own, person.account, GOOD_PASSWORD)).code).toBe(0);
    for (let tries = 0; tries < 10; tries += 1) expect((await signIn(own, person.account)).code).toBe(2005);
    expect((await signIn(own, person.account, GOOD_PASSWORD)).code).toBe(2006);
    expect((await signIn(other, person.account, GOOD_PASSWORD)).code).toBe(0);
    expect((await signIn(unknownDevice, person.account, GOOD_PASSWORD)).code).toBe(0);
  });

  it('device known to another account counts as an unknown one', async () => {
    const theirs = createBrowser(app);
    const body = registration();
    await theirs.call('accountRegist', body);
    for (let tries = 0; tries < 11; tries += 1) await signIn(theirs, person.account);
    expect((await signIn(unknownDevice, person.account, GOOD_PASSWORD)).code).toBe(2006);
    expect((await signIn(theirs, body.account, GOOD_PASSWORD)).code).toBe(0);
  });
});

describe('shared address with many wrong passwords', () => {
  const haveBeenWrong = async () => {
    await signIn(unknownDevice, 'nobody_two');
    await sql`update rate_windows set used = ${MAX_WRONG_OF_ADDRESS} where key like 'wrong:%'`;
  };

  it('sign-ins of unknown devices are slowed to one in three seconds, and never blocked', async () => {
    await haveBeenWrong();
    expect((await signIn(unknownDevice, person.account, GOOD_PASSWORD)).code).toBe(0);
    const held = await signIn(createBrowser(app), person.account, GOOD_PASSWORD);
    expect(held).toMatchObject({ status: 429, code: 429 });
    expect(held.raw.details.retryAfter).toBeLessThanOrEqual(3);
    app.clock.advance(SLOW_MS);
    expect((await signIn(createBrowser(app), person.account, GOOD_PASSWORD)).code).toBe(0);
  });

  it('player on a known device is not slowed', async () => {
    const own = await known();
    await haveBeenWrong();
    await signIn(unknownDevice, 'nobody_three');
    for (let times = 0; times < 4; times += 1)
      expect((await signIn(own, person.account, GOOD_PASSWORD)).code).toBe(0);
  });

  it('known device can sign in when the address has used up its sign-ins of the minute', async () => {
    const own = await known();
    const now = app.clock.now();
    const endsAt = (Math.floor(now / 60_000) + 1) * 60_000;
    await sql`
      insert into rate_windows (key, ends_at, used) values (${`signIn:127.0.0.1:${endsAt}`}, ${endsAt}, 1200)
      on conflict (key) do update set used = 1200`;
    expect((await signIn(unknownDevice, person.account, GOOD_PASSWORD)).status).toBe(429);
    expect((await signIn(own, person.account, GOOD_PASSWORD)).code).toBe(0);
  });

  it('correct passwords do not count', async () => {
    for (let times = 0; times < 3; times += 1)
      await signIn(createBrowser(app), person.account, GOOD_PASSWORD);
    const rows = await sql`
      select from rate_windows where key like 'wrong:%' and ends_at > ${app.clock.now()}`;
    expect(rows).toHaveLength(0);
  });
});

describe('device cookie', () => {
  it('device cookie is HttpOnly, same-site, and grants no session by itself', async () => {
    const own = createBrowser(app);
    const { setCookie } = await signIn(own, person.account, GOOD_PASSWORD);
    expect(setCookie).toMatch(
      /^device=[\w-]{43}; Path=\/app\/v1; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    expect((await own.call('refreshData')).status).toBe(401);
    const [kept] = await sql`
      select encode(token_hash, 'hex') as hash from known_devices where player_id = ${person.playerId} limit 1`;
    expect(own.cookie()).not.toContain(kept?.hash);
  });

  it('device cookie that the server did not issue is replaced', async () => {
    const planted = createBrowser(app);
    planted.accept(`device=${'A'.repeat(43)}`);
    await signIn(planted, person.account, GOOD_PASSWORD);
    expect(planted.cookie()).not.toContain('AAAA');
  });
});
