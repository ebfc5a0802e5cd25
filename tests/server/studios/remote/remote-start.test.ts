import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GameStatus } from '../../../../contract/ids.ts';
import { readBalance } from '../../../../server/ledger/read-balance.ts';
import { hooks } from '../../../../server/modules.ts';
import type { TestPlayer } from '../../games/platform.ts';
import { useDatabase } from '../../support/database.ts';
import type { Reply } from './fake-aggregator.ts';
import { useOutgoingPlatform } from './outgoing-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useOutgoingPlatform(database);
const { open, maintenance } = GameStatus;

const page = (token: unknown): Reply => ({
  body: JSON.stringify({ url: `${platform.hub.pages}/play?token=${token}` }),
});
const openSessions = async ({ id }: TestPlayer) =>
  (await sql`select close_reason from game_sessions where player_id = ${id} and closed_at is null`).length;
const start = async (code: string, player?: TestPlayer) =>
  platform.start(player ?? (await platform.player()), await platform.idOf(code));

beforeAll(async () => {
  const { hub } = platform;
  hub.lists([hub.game('reels'), hub.game('wheel'), hub.game('other', { product: 'Other Studio' })]);
  await platform.list();
});
beforeEach(async () => {
  platform.hub.reply.url = ({ token }) => page(token);
  platform.clock.at += 60_000;
  await sql`delete from remote_studios`;
  await sql`update games set status = ${open} where is_remote`;
  platform.logged('error');
});

describe('start of a remote game', () => {
  it('token, pseudonym and game are all that leaves, signed, and the page is on the aggregator’s origin', async () => {
    const { hub } = platform;
    const player = await platform.player();
    const started = await start('reels', player);
    const [session] = await sql`
      select id, aggregator, closed_at from game_sessions where player_id = ${player.id} and closed_at is null`;
    const [known] = await sql`select pseudonym from remote_players where player_id = ${player.id}`;
    expect(session).toMatchObject({ id: started.gameSessionId, aggregator: 'sandbox' });
    // Of the pages by which a player leaves: a message of the studio's own page is none of the app's.
    const games = `http://localhost:${hub.port - 3}`;
    expect(started.gamesOrigin).toBe(games);
    const call = hub.last('/game/url');
    expect(call?.isSigned).toBe(true);
    const { token, ...body } = JSON.parse(call?.text ?? '');
    expect(started.url).toBe(`${hub.pages}/play?token=${token}`);
    expect(token).toMatch(/^[\w-]{20,}$/);
    expect(body).toEqual({
      operator_id: 1,
      user: known?.pseudonym,
      game_code: 'reels',
      currency: 'PHP',
      lang: 'en',
      country: 'PH',
      platform: 'GPL_DESKTOP',
      lobby_url: `${games}/leave/lobby`,
      deposit_url: `${games}/leave/deposit`,
    });
    expect(await readBalance(sql, player.id, 'coin')).toBe(100_000);
  });

  it('start for play money tells nothing of a player, and opens no session', async () => {
    const player = await platform.player();
    platform.hub.reply.url = () => page('fun');
    const before = await start('wheel', player);
    expect(before.gameSessionId).not.toBe('');
    const started = await platform.start(player, await platform.idOf('reels'), 1);
    expect(started).toEqual({
      url: `${platform.hub.pages}/play?token=fun`,
      gameSessionId: '',
      gamesOrigin: `http://localhost:${platform.hub.port - 3}`,
    });
    const body = JSON.parse(platform.hub.last('/game/url')?.text ?? '');
    expect(body).toMatchObject({ game_code: 'reels', currency: 'XXX' });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['user']));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['token']));
    expect(await openSessions(player)).toBe(0);
  });

  it('refused play money is the studio’s error', async () => {
    platform.hub.reply.url = () => ({ status: 404, body: '{"error":"no demo"}' });
    const game = await platform.idOf('reels');
    await expect(platform.start(await platform.player(), game, 1)).rejects.toMatchObject({
      key: 'studioDown',
    });
  });

  it.each([
    ['excluded', 'selfExcluded'],
    ['closed', 'accountClosed'],
  ])('player who is %s starts nothing, also for play money', async (status, key) => {
    const player = await platform.player();
    await sql`update players set status = ${status} where id = ${player.id}`;
    const before = platform.hub.received.length;
    const game = await platform.idOf('reels');
    for (const tryIt of [0, 1] as const)
      await expect(platform.start(player, game, tryIt)).rejects.toMatchObject({ key });
    expect(platform.hub.received.length).toBe(before);
  });

  it('player on a break starts nothing', async () => {
    const player = await platform.player();
    await sql`
      insert into player_protection (player_id, break_until) values (${player.id}, ${platform.clock.at + 60_000})`;
    await expect(start('reels', player)).rejects.toMatchObject({ key: 'onBreak' });
    expect(await openSessions(player)).toBe(0);
  });
});

const FAULTS: readonly [string, Reply][] = [
  ['hangs', 'hangs'],
  ['ends the connection', 'breaks'],
  ['answers 500', { status: 500, body: '{}' }],
  ['answers a redirect', { status: 307, body: '{}' }],
  ['answers no JSON', { body: '<html>' }],
  ['answers without an address', { body: '{"url":null}' }],
  ['answers an address elsewhere', { body: '{"url":"https://evil.example/play"}' }],
  [
    'answers an address that only looks like its own',
    { body: '{"url":"http://localhost@evil.example/play"}' },
  ],
  ['answers a script', { body: '{"url":"javascript:alert(1)"}' }],
];

describe('aggregator that fails', () => {
  it.each(FAULTS)(
    'start with one that %s is a clear error, with no session left and no stake',
    async (_name, reply) => {
      const player = await platform.player();
      platform.hub.reply.url = () => reply;
      const begun = performance.now();
      await expect(start('reels', player)).rejects.toMatchObject({ key: 'studioDown' });
      expect(performance.now() - begun).toBeLessThan(4_000);
      const [session] = await sql`select close_reason from game_sessions where player_id = ${player.id}`;
      expect([await openSessions(player), session?.closeReason]).toEqual([0, 'failed']);
      expect(await readBalance(sql, player.id, 'coin')).toBe(100_000);
      expect(await readBalance(sql, player.id, 'inRounds')).toBe(0);
      const [{ starts }] = await sql<[{ starts: string }]>`select starts from remote_studios`;
      expect(starts).toBe('1');
    },
  );

  it.each([
    ['a text of the page’s origin', (pages: string) => `blob:${pages}/x`],
    ['a password', (pages: string) => pages.replace('//', '//user:word@')],
    ['more than an address has once it is written out', (pages: string) => `${pages}/${'é'.repeat(1_000)}`],
  ])('address with %s is none', async (_name, addressOf) => {
    platform.hub.reply.url = () => ({ body: JSON.stringify({ url: addressOf(platform.hub.pages) }) });
    await expect(start('reels')).rejects.toMatchObject({ key: 'studioDown' });
  });

  it('refused call of ours is the same error, and counts against nobody', async () => {
    for (const status of [400, 401, 403, 404, 429]) {
      platform.hub.reply.url = () => ({ status, body: '{"error":"no"}' });
      for (let at = 0; at < 2; at += 1)
        await expect(start('reels')).rejects.toMatchObject({ key: 'studioDown' });
    }
    expect(
      await sql`select from remote_studios where starts like '%1%' or closed_at is not null`,
    ).toHaveLength(0);
    expect(platform.logged('error').length).toBe(10);
    platform.hub.reply.url = ({ token }) => page(token);
    expect(await start('reels')).toMatchObject({ url: expect.stringContaining(platform.hub.pages) });
  });
});

describe('studio that fails too often', () => {
  const fail = async (times: number) => {
    platform.hub.reply.url = () => ({ status: 503, body: '{}' });
    for (let at = 0; at < times; at += 1)
      await expect(start('reels')).rejects.toMatchObject({ key: 'studioDown' });
    platform.hub.reply.url = ({ token }) => page(token ?? 'fun');
  };
  const succeed = async (times: number) => {
    const player = await platform.player();
    for (let at = 0; at < times; at += 1) await start('reels', player);
  };

  it('fifth fault of twenty starts closes its games, and no other studio’s', async () => {
    await succeed(3);
    await fail(4);
    await succeed(12);
    expect(await platform.statuses()).toEqual({ reels: open, wheel: open, other: open });
    await fail(1);
    expect(await platform.statuses()).toEqual({ reels: maintenance, wheel: maintenance, other: open });
    expect(platform.logged('error')).toMatchObject([{ aggregator: 'sandbox', studio: 'Far Studio' }]);
    const before = platform.hub.received.length;
    await expect(start('wheel')).rejects.toMatchObject({ key: 'studioDown' });
    expect(platform.hub.received.length).toBe(before);
    expect(await start('other')).toMatchObject({ url: expect.stringContaining(platform.hub.pages) });
  });

  it('faults that are more than twenty starts old count no more', async () => {
    await fail(4);
    await succeed(17);
    await fail(1);
    expect(await platform.statuses()).toMatchObject({ reels: open });
  });

  it('closed studio is asked for play money after five minutes, and opens by itself once it answers', async () => {
    await fail(5);
    platform.clock.at += 5 * 60_000 - 1;
    const before = platform.hub.received.length;
    expect(await platform.askClosed()).toBe(0);
    expect(platform.hub.received.length).toBe(before);
    platform.clock.at += 1;
    platform.hub.reply.url = () => 'hangs';
    expect(await platform.askClosed()).toBe(0);
    expect(JSON.parse(platform.hub.last('/game/url')?.text ?? '')).toMatchObject({ currency: 'XXX' });
    platform.hub.reply.url = ({ token }) => page(token ?? 'fun');
    expect(await platform.askClosed()).toBe(0);
    platform.clock.at += 5 * 60_000;
    expect(await platform.askClosed()).toBe(1);
    expect(await platform.statuses()).toEqual({ reels: open, wheel: open, other: open });
    await fail(1);
    await succeed(1);
  });

  it('closed studio that refuses play money answers, and opens', async () => {
    await fail(5);
    platform.clock.at += 5 * 60_000;
    platform.hub.reply.url = () => ({ status: 404, body: '{"error":"no demo"}' });
    expect(await platform.askClosed()).toBe(1);
  });

  it('list does not open the games of a closed studio', async () => {
    await fail(5);
    expect(await platform.list()).toBe(1);
    expect(await platform.statuses()).toMatchObject({ reels: maintenance, other: open });
  });

  it('same studio behind another aggregator stays open', async () => {
    await sql`
      insert into games (id, slug, name, aliases, type_id, brand_id, rtp_bp, volatility, min_bet, max_bet, tags, features,
        popularity, status, is_remote)
      select 1900000, 'relay-reels', name, '{}', type_id, brand_id, rtp_bp, volatility, min_bet, max_bet, '{}', '{}', 0, 1, true
      from games where id = ${await platform.idOf('reels')}`;
    await sql`
      insert into remote_games (aggregator, code, game_id, studio) values ('relay', 'reels', 1900000, 'Far Studio')`;
    await fail(5);
    expect(await platform.statuses('relay')).toEqual({ reels: open });
    // It is not configured: nothing of it can be started, which the log explains.
    const game = await platform.idOf('reels', 'relay');
    await expect(platform.start(await platform.player(), game)).rejects.toMatchObject({
      key: 'gameMaintenance',
    });
    expect(platform.logged('error').at(-1)).toMatchObject({ reason: 'its aggregator is not configured' });
    await platform.list();
    expect(await platform.statuses('relay')).toEqual({ reels: maintenance });
  });
});

it('platform without a key of its own starts nothing, and says so', async () => {
  const { context } = platform;
  const settings = { ...context.settings, remoteKey: null };
  const game = { aggregator: 'sandbox', code: 'reels', studio: 'Far Studio' };
  const caller = {
    requestUrl: { protocol: 'http', host: 'localhost' },
    userAgent: '',
    locale: 'en',
  } as const;
  await expect(hooks.remotePage({ ...context, settings }, game, caller)).rejects.toMatchObject({
    key: 'gameMaintenance',
    message: 'reels cannot be started',
  });
  expect(platform.logged('error')).toMatchObject([
    { code: 'reels', reason: 'REMOTE_KEY_ID and REMOTE_PRIVATE_KEY are not set' },
  ]);
});
