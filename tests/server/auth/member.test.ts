import { beforeAll, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { purgeOldEvents } from '../../../server/event-log/purge-events-job.ts';
import { saveGameOpened } from '../../../server/games/played-game-queries.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
let person: NewAccount;
beforeAll(async () => {
  person = await newAccount(app);
});

const afterLogin = async (token = person.token) =>
  (await app.call('getAfterLoginInfoWeb', { version: '1', os: 'Linux', deviceModel: 'test' }, token)).data;

const event = (changes: Record<string, unknown> = {}) => ({
  eventName: 'panel_open',
  channel: 'WEB',
  appId: 'marquee',
  version: '1',
  eventTime: Math.floor(app.clock.now() / 1000),
  eventUserId: 'somebody else',
  panel: '/wallets',
  ...changes,
});

describe('likes and history of a member', () => {
  it('[C43] member likes a game and removes the like, once per game', async () => {
    const like = (gameId: number, isLiked: boolean) =>
      app.call('gameLike', { gameId, isLiked }, person.token);
    await like(101, true);
    app.clock.advance(1000);
    await like(102, true);
    expect((await like(102, true)).data.gameLikeIds).toEqual([102, 101]);
    expect((await like(101, false)).data.gameLikeIds).toEqual([102]);
    expect((await afterLogin()).appGameDataUser.gameLikeIds).toEqual([102]);
    expect(await like(999_999, true)).toMatchObject({ status: 200, code: 3001 });
  });

  it('[C15] member sees their own recently played games, newest first', async () => {
    const now = app.clock.now();
    for (const [index, gameId] of [101, 102, 101].entries()) {
      await saveGameOpened(database.sql, { playerId: person.playerId, gameId, now: now + index });
    }
    const { appGameDataUser, activityIds } = await afterLogin();
    expect(appGameDataUser.gameHistory.map(({ gameId }: { gameId: number }) => gameId)).toEqual([101, 102]);
    expect(activityIds.activityIds).toContain(47);
    const other = await newAccount(app);
    const theirs = await afterLogin(other.token);
    const link = `http://127.0.0.1:8080/auth/register?inviteCode=${theirs.inviteCode}`;
    expect(theirs.appGameDataUser).toEqual({
      appUserBank: null,
      appUserBankList: [],
      firstRecharge: null,
      gameLikes: [],
      gameLikeIds: [],
      gameHistory: [],
      unshownRounds: [],
      shareUrlMap: {
        link,
        facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
        line: `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(link)}`,
      },
    });
  });

  it('[C44] [K02] open page and its game are reported to the platform', async () => {
    app.clock.advance(60_000);
    const { data } = await app.call('online', { gameId: 101 }, person.token);
    expect(data.serverTime).toBe(app.clock.now());
    const [seen] = await database.sql`
      select last_seen_at, last_act_at, seen_game_id from sessions where id = ${person.sessionId}`;
    expect(seen).toMatchObject({ lastSeenAt: app.clock.now(), seenGameId: 101 });
    expect(seen?.lastActAt).toBeLessThan(app.clock.now());
  });
});

describe('event log of a member', () => {
  it('[C88] [K03] batch of events is stored for the session’s player, whatever player it names', async () => {
    const eventList = [event(), event({ eventName: 'panel_close' })];
    expect((await app.call('anonymous/appEventLogClient', { eventList }, person.token)).data).toEqual({
      accepted: 2,
    });
    const rows = await database.sql`select name, user_id, event from client_events order by name`;
    expect(rows.map(({ name }) => name)).toEqual(['panel_close', 'panel_open']);
    expect(rows[0]?.userId).toMatch(/^\d{9}$/);
    expect(rows[0]?.event.panel).toBe('/wallets');
  });

  it('[K03] batch of 20 events is accepted and one of 21 is rejected', async () => {
    const batch = (length: number) => ({ eventList: Array.from({ length }, () => event()) });
    expect((await app.call('anonymous/appEventLogClient', batch(20))).data.accepted).toBe(20);
    expect((await app.call('anonymous/appEventLogClient', batch(21))).status).toBe(400);
    expect((await app.call('anonymous/appEventLogClient', batch(0))).status).toBe(400);
  });

  it('event with half a surrogate pair, which the database would reject, is stored', async () => {
    await database.sql`delete from client_events`;
    const eventList = [event({ panel: 'cut \ud83d', deep: [{ 'a\udc00': 'b\ud800' }] })];
    expect((await app.call('anonymous/appEventLogClient', { eventList })).data.accepted).toBe(1);
    const [row] = await database.sql`select event from client_events`;
    expect(row?.event).toMatchObject({ panel: 'cut \ufffd', deep: [{ 'a\ufffd': 'b\ufffd' }] });
  });

  it('event of more than 2 kB is rejected and named', async () => {
    const size = (text: string) => JSON.stringify(event({ text })).length;
    const of = (bytes: number) => event({ text: 'x'.repeat(bytes - size('')) });
    const send = (bytes: number) =>
      app.call('anonymous/appEventLogClient', { eventList: [event(), of(bytes)] });
    expect((await send(2048)).code).toBe(0);
    expect(await send(2049)).toMatchObject({ status: 400, data: { details: { field: 'eventList.1' } } });
  });

  it('plain-text beacon of a closing page is accepted', async () => {
    const { COMMON } = await import('../support/app.ts');
    const response = await fetch(`${app.url}/app/v1/anonymous/appEventLogClient`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ ...COMMON, eventList: [event()] }),
    });
    expect(await response.json()).toMatchObject({ code: 0, data: { accepted: 1 } });
  });

  it('events are deleted after 30 days', async () => {
    await app.call('anonymous/appEventLogClient', { eventList: [event()] });
    app.clock.advance(30 * 86_400_000);
    expect(await purgeOldEvents(app.context)).toBe(0);
    app.clock.advance(1);
    expect(await purgeOldEvents(app.context)).toBeGreaterThan(0);
    expect(await database.sql`select from client_events`).toHaveLength(0);
  });

  it.each([
    [0, 0],
    [253_402_300_799, 0],
    [253_402_300_800, ERROR_CODES.badRequest],
    [-5, ERROR_CODES.badRequest],
  ])('event of second %i, by the clock of its device, is answered with code %i', async (eventTime, code) => {
    const eventList = [event({ eventTime })];
    expect((await app.call('anonymous/appEventLogClient', { eventList })).code).toBe(code);
  });
});
