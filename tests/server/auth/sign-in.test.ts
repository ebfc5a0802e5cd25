import { beforeEach, describe, expect, it } from 'vitest';
import { GOOD_PASSWORD, type NewAccount, newAccount } from '../support/accounts.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase(RACES);
const app = useApp(database);
let person: NewAccount;
beforeEach(async () => {
  person = await newAccount(app);
});

const MINUTE_MS = 60_000;
const signIn = (password = GOOD_PASSWORD, account = person.account) =>
  app.call('accountLogin', { account, password });
const PREFLIGHT = {
  gameListVersion: '',
  os: 'Linux',
  deviceModel: 'test',
  messagingToken: '',
  phoneinfoJsonModel: '',
  deviceId: '',
};

describe('sign-in', () => {
  it('[C03] sign-in opens a session in any case of the name, and returns the previous sign-in', async () => {
    app.clock.advance(MINUTE_MS);
    const { code, data } = await signIn(GOOD_PASSWORD, person.account.toUpperCase());
    expect(code).toBe(0);
    expect(data.userInfo.uuid).toBe(person.playerId);
    expect(data.session.lastSignInAt).toBe(app.clock.now() - MINUTE_MS);
    expect(data.token).toMatch(/^[\w-]{43}$/);
  });

  it('wrong password and unknown account get the same answer', async () => {
    const wrong = await signIn('Wrong-Harbour-71');
    const unknown = await signIn(GOOD_PASSWORD, 'nobody_at_all');
    expect(wrong).toMatchObject({ status: 200, code: 2005 });
    expect(unknown.data).toEqual(wrong.data);
  });

  it('unknown account takes as long as a wrong password: each waits for one slow hash', async () => {
    const took = async (account: string) => {
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const startedAt = performance.now();
        await signIn('Wrong-Harbour-71', account);
        times.push(performance.now() - startedAt);
      }
      return times.sort((a, b) => a - b)[0] ?? 0;
    };
    // The fastest of three, as a skipped hash would be most of the time.
    await took('nobody_at_first');
    const [unknown, wrong] = [await took('nobody_else'), await took(person.account)];
    expect(unknown).toBeGreaterThan(wrong / 3);
  });

  it('token that the client brings along is not adopted: it is valid neither before nor after', async () => {
    const planted = 'A'.repeat(43);
    const before = await app.call('refreshData', {}, planted);
    const { data } = await app.call(
      'accountLogin',
      { account: person.account, password: GOOD_PASSWORD },
      planted,
    );
    expect(data.token).not.toBe(planted);
    const after = await app.call('refreshData', {}, planted);
    expect([before.status, after.status]).toEqual([401, 401]);
    // Nor does a session that was open before: each sign-in has its own.
    const second = await app.call(
      'accountLogin',
      { account: person.account, password: GOOD_PASSWORD },
      person.token,
    );
    expect([second.data.token === person.token, second.data.session.id === person.sessionId]).toEqual([
      false,
      false,
    ]);
  });

  it('account is locked for 15 minutes after ten wrong passwords, also for the correct one', async () => {
    for (let tries = 0; tries < 10; tries++) expect((await signIn('Wrong-Harbour-71')).code).toBe(2005);
    const locked = await signIn();
    expect(locked).toMatchObject({
      code: 2006,
      data: { details: { until: app.clock.now() + 15 * MINUTE_MS } },
    });
    app.clock.advance(15 * MINUTE_MS - 1);
    expect((await signIn()).code).toBe(2006);
    app.clock.advance(1);
    expect((await signIn()).code).toBe(0);
  });

  it('concurrent attempts are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn('Wrong-Harbour-71')));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 2005)).toHaveLength(10);
    expect(codes.filter((code) => code === 2006)).toHaveLength(15);
    expect((await signIn()).code).toBe(2006);
  });

  it('attempts are stored with their outcome', async () => {
    await signIn('Wrong-Harbour-71');
    await signIn();
    const rows = await database.sql`
      select outcome, device from login_history where player_id = ${person.playerId} order by id`;
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['ok', 'ok', 'wrong']);
  });

  it.each([
    ['excluded', 2010],
    ['closed', 2011],
    ['restricted', 2009],
  ])('player who is %s is rejected, and told so only after the correct password', async (status, code) => {
    await database.sql`update players set status = ${status} where id = ${person.playerId}`;
    expect((await signIn('Wrong-Harbour-71')).code).toBe(2005);
    expect((await signIn()).code).toBe(code);
  });

  it('every sign-in queries the registers', async () => {
    expect((await signIn()).code).toBe(0);
    const entry = { id: app.context.newId(), kind: 'restricted', accountKey: person.account };
    await database.sql`insert into register_entries ${database.sql(entry)}`;
    expect((await signIn()).code).toBe(2009);
  });
});

describe('session', () => {
  const stillIn = async (token = person.token) => (await app.call('refreshData', {}, token)).status;
  const act = (token = person.token) =>
    app.call('getAfterLoginInfoWeb', { version: '1', os: '', deviceModel: '' }, token);

  it('[T01] [E02] session ends after 30 minutes without an action, whatever the heartbeat does', async () => {
    for (let beats = 0; beats < 29; beats++) {
      app.clock.advance(MINUTE_MS);
      expect((await app.call('online', { gameId: 0 }, person.token)).code).toBe(0);
    }
    app.clock.advance(MINUTE_MS);
    const ended = await app.call('online', { gameId: 0 }, person.token);
    expect(ended).toMatchObject({ status: 401, code: 401, data: { details: { reason: 'idle' } } });
  });

  it('session is extended by each action, up to 24 hours', async () => {
    for (let hours = 0; hours < 24 * 3 - 1; hours++) {
      app.clock.advance(20 * MINUTE_MS);
      expect((await act()).code).toBe(0);
    }
    app.clock.advance(20 * MINUTE_MS);
    expect(await act()).toMatchObject({ status: 401, data: { details: { reason: 'expired' } } });
  });

  it('[T03] session ends on the server with the sign-out', async () => {
    expect(await stillIn()).toBe(200);
    expect((await app.call('logout', {}, person.token)).code).toBe(0);
    expect(await act()).toMatchObject({ status: 401, data: { details: { reason: 'ended' } } });
  });

  it('[T03] sign-out can be repeated when its answer was lost, and is rejected for a token that never existed', async () => {
    for (let times = 0; times < 3; times++)
      expect(await app.call('logout', {}, person.token)).toMatchObject({ status: 200, code: 0 });
    expect((await app.call('logout', {}, 'A'.repeat(43))).status).toBe(401);
    expect((await app.call('logout', {})).status).toBe(401);
    expect(await stillIn()).toBe(401);
  });

  it('session is extended by the rounds of a game, and ends the game session with it', async () => {
    const { data } = await app.call('startGame', { gameId: 101, tryIt: 1 }, person.token);
    const launchToken = new URLSearchParams(new URL(data.url).hash.slice(1)).get('launch');
    const { gameToken } = (await app.call('game/open', { launchToken })).data;
    const play = () => app.call('game/roundShown', { roundId: crypto.randomUUID() }, gameToken);
    for (let rounds = 0; rounds < 4; rounds++) {
      app.clock.advance(20 * MINUTE_MS);
      expect((await play()).code).toBe(3009);
    }
    expect(await stillIn()).toBe(200);
    await app.call('logout', {}, person.token);
    expect(await play()).toMatchObject({ status: 401, code: 401 });
  });

  it('game token is rejected as a session token, and a session token by a game', async () => {
    const { data } = await app.call('startGame', { gameId: 101, tryIt: 1 }, person.token);
    const launchToken = new URLSearchParams(new URL(data.url).hash.slice(1)).get('launch');
    const { gameToken } = (await app.call('game/open', { launchToken })).data;
    expect(await stillIn(gameToken)).toBe(401);
    expect((await app.call('game/roundShown', { roundId: 'x' }, person.token)).status).toBe(401);
  });

  it('sign-out does not end the other sessions of the player', async () => {
    const { data } = await signIn();
    await app.call('logout', {}, person.token);
    expect(await stillIn(data.token)).toBe(200);
  });

  it.each([
    ['no token', undefined],
    ['a malformed token', 'abc'],
    ['a forged token', 'A'.repeat(43)],
    ['a token with SQL in it', `${'A'.repeat(20)}' or '1'='1`],
  ])('[T01] [E02] call with %s is answered with 401', async (_what, token) => {
    expect(await app.call('refreshData', {}, token)).toMatchObject({ status: 401, code: 401 });
  });

  it('[C14] [E02] preflight with an invalid token has 401 in its body, with status 200', async () => {
    const dead = await app.call('preLogin', PREFLIGHT, 'A'.repeat(43));
    expect(dead).toMatchObject({ status: 200, code: 401, data: { details: { reason: 'unknown' } } });
  });

  it('[C14] [V06] preflight returns user and session, and no user to a guest', async () => {
    const guest = await app.call('preLogin', PREFLIGHT);
    expect(guest.data).toMatchObject({ userInfo: null, session: null, maintenance: { status: 0 } });
    const member = await app.call('preLogin', PREFLIGHT, person.token);
    expect(member.data.userInfo.uuid).toBe(person.playerId);
    expect(member.data.session.id).toBe(person.sessionId);
  });

  it('[C14] preflight sends the games only to a client whose list is outdated', async () => {
    const { data } = await app.call('preLogin', PREFLIGHT);
    expect(data.games.length).toBeGreaterThan(20);
    const again = await app.call('preLogin', { ...PREFLIGHT, gameListVersion: data.gameListVersion });
    expect(again.data.games).toBeUndefined();
    expect(again.data.gameListVersion).toBe(data.gameListVersion);
  });

  it('guest call with an invalid token is served as a guest’s', async () => {
    expect((await app.call('getActivityIds', {}, 'A'.repeat(43))).code).toBe(0);
  });
});
