import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { deviceNameOf } from '../../../server/auth/device-name.ts';
import { limitOf } from '../protection/protected-player.ts';
import { GOOD_PASSWORD, type NewAccount, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
let person: NewAccount;
beforeEach(async () => {
  person = await newAccount(app);
});

const MINUTE_MS = 60_000;
const again = async () =>
  (await app.call('accountLogin', { account: person.account, password: GOOD_PASSWORD })).data;
const status = async (token: string) => (await app.call('refreshData', {}, token)).status;
const stepUp = (password = GOOD_PASSWORD, token = person.token) =>
  app.call('reauthenticate', { password }, token);
/** Ten minutes during which the session stays active. */
async function letStepUpExpire() {
  app.clock.advance(10 * MINUTE_MS);
}

describe('list of sessions', () => {
  it('open sessions are listed with device and time, the current one first, and the sign-in attempts', async () => {
    app.clock.advance(MINUTE_MS);
    const other = await again();
    await app.call('accountLogin', { account: person.account, password: 'Wrong-Harbour-71' });
    const { data } = await app.call('getSessions', {}, person.token);
    expect(data.sessions).toMatchObject([
      { id: person.sessionId, isCurrent: true, address: '127.0.•.•' },
      { id: other.session.id, isCurrent: false, startedAt: app.clock.now() },
    ]);
    expect(data.signIns.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['wrong', 'ok', 'ok']);
    expect(JSON.stringify(data)).not.toContain(person.token);
  });

  it('ended, idle and other players’ sessions are not listed', async () => {
    const left = await again();
    await app.call('logout', {}, left.token);
    await newAccount(app);
    await again();
    app.clock.advance(20 * MINUTE_MS);
    await app.call('getSessions', {}, person.token);
    app.clock.advance(10 * MINUTE_MS);
    const { data } = await app.call('getSessions', {}, person.token);
    expect(data.sessions.map(({ id }: { id: string }) => id)).toEqual([person.sessionId]);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
      'Edge',
      'Windows',
    ],
    ['curl/8.5', '', ''],
  ])('device is named: %s', (agent, browser, system) => {
    expect(deviceNameOf(agent)).toEqual({ browser, system });
  });
});

describe('ending sessions', () => {
  it('another session is ended with its game, and audited', async () => {
    const other = await again();
    await app.call('startGame', { gameId: 101, tryIt: 1 }, other.token);
    const { code, data } = await app.call('endSession', { sessionId: other.session.id }, person.token);
    expect([code, data.sessions.length]).toEqual([0, 1]);
    expect([await status(other.token), await status(person.token)]).toEqual([401, 200]);
    const open = await sql`
      select from game_sessions where player_id = ${person.playerId} and closed_at is null`;
    expect(open).toHaveLength(0);
    const rows = await sql`select act from audit_log where subject = ${person.playerId}`;
    expect(rows).toMatchObject([{ act: 'session ended' }]);
  });

  it('new password ends every session with its game', async () => {
    await app.call('startGame', { gameId: 101, tryIt: 1 }, person.token);
    const body = { current: GOOD_PASSWORD, password: 'Quiet-Harbour-72' };
    expect((await app.call('changePassword', body, person.token)).code).toBe(0);
    const games = await sql`
      select closed_at, close_reason from game_sessions where player_id = ${person.playerId}`;
    expect(games).toEqual([{ closedAt: app.clock.now(), closeReason: 'signedOut' }]);
  });

  it('all sessions but the current one are ended', async () => {
    const others = [await again(), await again()];
    expect((await app.call('endOtherSessions', {}, person.token)).data.sessions).toHaveLength(1);
    for (const { token } of others) expect(await status(token)).toBe(401);
    expect(await status(person.token)).toBe(200);
  });

  it('ending all other sessions is audited with their number', async () => {
    await again();
    await again();
    await app.call('endOtherSessions', {}, person.token);
    const rows = await sql`select act, details from audit_log where subject = ${person.playerId}`;
    expect(rows).toEqual([{ act: 'other sessions ended', details: expect.objectContaining({ count: 2 }) }]);
  });

  it('session of another player is neither ended nor disclosed', async () => {
    const stranger = await newAccount(app);
    const end = (sessionId: string) => app.call('endSession', { sessionId }, person.token);
    const unknown = await end(randomUUID());
    const theirs = await end(stranger.sessionId);
    expect(unknown.code).toBe(ERROR_CODES.sessionUnknown);
    expect([theirs.code, theirs.msg]).toEqual([unknown.code, unknown.msg]);
    expect(await status(stranger.token)).toBe(200);
  });
});

describe('step-up', () => {
  it('step-up is the sign-in itself for ten minutes, and the password afterwards', async () => {
    const end = (token: string) => app.call('endOtherSessions', {}, token);
    expect((await end(person.token)).code).toBe(0);
    await letStepUpExpire();
    expect((await end(person.token)).code).toBe(ERROR_CODES.stepUpRequired);
    const { data } = await stepUp();
    expect(data.provedUntil).toBe(app.clock.now() + 10 * MINUTE_MS);
    expect((await end(data.token)).code).toBe(0);
    await letStepUpExpire();
    expect((await end(data.token)).code).toBe(ERROR_CODES.stepUpRequired);
  });

  it('step-up issues a new token, and the old one works for calls in progress for a minute', async () => {
    const { data } = await stepUp();
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect([await status(data.token), await status(person.token)]).toEqual([200, 200]);
    app.clock.advance(MINUTE_MS);
    expect([await status(data.token), await status(person.token)]).toEqual([200, 401]);
    const { data: list } = await app.call('getSessions', {}, data.token);
    expect(list.sessions).toMatchObject([{ id: person.sessionId }]);
  });

  it('[R51] step-up grants its rights to the new token alone, and the previous one is unchanged', async () => {
    const end = (token: string) => app.call('endOtherSessions', {}, token);
    const set = (value: number | null, token: string) =>
      app.call('setSelfLimited', { key: 'depositDay', value }, token);
    await set(50_000, person.token);
    await letStepUpExpire();
    const { data } = await stepUp();
    expect(await status(person.token)).toBe(200);
    expect((await end(person.token)).code).toBe(ERROR_CODES.stepUpRequired);
    expect((await set(90_000, person.token)).code).toBe(ERROR_CODES.stepUpRequired);
    expect((await set(90_000, data.token)).code).toBe(0);
    expect((await end(data.token)).code).toBe(0);
  });

  it('[R51] second step-up leaves the first token its rights and invalidates the one before it', async () => {
    await letStepUpExpire();
    const first = (await stepUp()).data.token;
    app.clock.advance(MINUTE_MS / 2);
    const second = (await stepUp(GOOD_PASSWORD, first)).data.token;
    const end = (token: string) => app.call('endOtherSessions', {}, token);
    expect((await end(first)).code).toBe(0);
    expect((await end(second)).code).toBe(0);
    expect((await end(person.token)).status).toBe(401);
  });

  it('sign-out by either token ends the session', async () => {
    const { data } = await stepUp();
    await app.call('logout', {}, data.token);
    expect([await status(data.token), await status(person.token)]).toEqual([401, 401]);
  });

  it('player without a password needs a new sign-in for step-up', async () => {
    await sql`delete from credentials where player_id = ${person.playerId}`;
    expect((await stepUp()).code).toBe(ERROR_CODES.signInTooOld);
  });

  it('wrong passwords at step-up count as at sign-in, and lock it after ten', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await stepUp('Wrong-Harbour-71')).code).toBe(ERROR_CODES.wrongCredentials);
    }
    expect((await stepUp()).code).toBe(ERROR_CODES.accountLocked);
    // Wrong passwords in a session lock that session's step-up, and no sign-in.
    const signIn = await app.call('accountLogin', { account: person.account, password: GOOD_PASSWORD });
    expect(signIn.code).toBe(0);
  });
});

describe('step-up for a player’s own limits', () => {
  const set = (value: number | null) =>
    app.call('setSelfLimited', { key: 'depositDay', value }, person.token);
  const confirm = (value: number | null) =>
    app.call('confirmSelfLimited', { key: 'depositDay', value }, person.token);

  it('[R51] limit is tightened at any time, and loosened only after step-up', async () => {
    await letStepUpExpire();
    expect((await set(50_000)).code).toBe(0);
    expect((await set(90_000)).code).toBe(ERROR_CODES.stepUpRequired);
    expect((await set(null)).code).toBe(ERROR_CODES.stepUpRequired);
    person = { ...person, token: (await stepUp()).data.token };
    expect(limitOf((await set(90_000)).data, 'depositDay').wish).toMatchObject({ value: 90_000 });
  });

  it('[R51] confirmation of a looser limit needs step-up too, and cancelling it does not', async () => {
    await set(50_000);
    await set(90_000);
    await sql`update player_limits set wish_at = wish_at - interval '1 day' where player_id = ${person.playerId}`;
    await letStepUpExpire();
    expect((await confirm(90_000)).code).toBe(ERROR_CODES.stepUpRequired);
    const { data } = await app.call('getSelfLimited', {}, person.token);
    expect(limitOf(data, 'depositDay').value).toBe(50_000);
    expect(limitOf((await set(50_000)).data, 'depositDay').wish).toBeNull();
  });
});
