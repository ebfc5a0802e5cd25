import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GameStatus, GameType } from '../../../../contract/ids.ts';
import { openDatabase } from '../../../../server/db/sql.ts';
import { readGames } from '../../../../server/games/catalogue-queries.ts';
import { listRemoteGames } from '../../../../server/studios/remote-list/list-remote-games-job.ts';
import { isTooShort } from '../../../../server/studios/remote-list/read-list.ts';
import { takeList } from '../../../../server/studios/remote-list/take-list.ts';
import { sweepStudioFiles } from '../../../../server/studios/sweep-studio-files-job.ts';
import { makePng } from '../../images/png-parts.ts';
import { useDatabase } from '../../support/database.ts';
import { operate } from '../../support/operators.ts';
import { picture } from './fake-aggregator.ts';
import { HOUR_MS, useOutgoingPlatform } from './outgoing-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useOutgoingPlatform(database);
const { open, maintenance } = GameStatus;

const CODES = Array.from({ length: 10 }, (_, at) => `g${at}`);
const ten = () => CODES.map((code) => platform.hub.game(code));
const allOpen = Object.fromEntries(CODES.map((code) => [code, open]));
/** A small file of 36 million pixels. */
const BOMB = makePng(6_000, 6_000);
const gameOf = async (code: string) => {
  const id = await platform.idOf(code);
  return (await readGames(sql)).find((game) => game.id === id);
};

afterEach(async () => {
  platform.hub.lists(ten());
  await platform.list();
  platform.logged('error');
});

describe('list of an aggregator', () => {
  it('games of a list stand in the lobby as remote ones, with their pictures encoded anew', async () => {
    const { hub } = platform;
    hub.lists([
      ...ten().slice(1),
      hub.game('g0', {
        name: 'Far Reels',
        product: 'Otter',
        category: 'Live Roulette',
        rtp: '94.5',
        volatility: 2,
      }),
    ]);
    expect(await platform.list()).toBe(1);
    expect(await platform.statuses()).toEqual(allOpen);
    expect(hub.last('/game/list')).toEqual({
      path: '/operator/generic/v2/game/list',
      isSigned: true,
      text: '{"operator_id":1}',
    });
    const game = await gameOf('g0');
    expect(game).toMatchObject({
      name: 'Far Reels',
      typeId: GameType.live,
      rtpBp: 9_450,
      volatility: 2,
      minBet: 20,
      maxBet: 100_000,
      popularity: 0,
      status: open,
      isRemote: true,
    });
    expect(game?.slug).toMatch(/^sandbox-g0-[0-9a-f]{8}$/);
    const [brand] = await sql`select name from game_brands where id = ${game?.brandId ?? 0}`;
    expect(brand).toEqual({ name: 'Otter' });
    const hash = /^\/posters\/([0-9a-f]{64})\.webp$/.exec(game?.poster ?? '')?.[1] ?? '';
    const file = path.join(platform.studioFiles, 'files', hash);
    expect(await sharp(fs.readFileSync(file)).metadata()).toMatchObject({
      width: 480,
      height: 640,
      format: 'webp',
    });
  });

  it('list that is the same changes nothing, and no picture is fetched again', async () => {
    platform.hub.asked.length = 0;
    const [before] = await sql`select version from config_version`;
    expect(await platform.list()).toBe(1);
    expect((await sql`select version from config_version`)[0]).toEqual(before);
    expect(platform.hub.asked).toEqual([]);
  });

  it('list is asked for once an hour, by one process', async () => {
    await platform.list();
    const before = platform.hub.received.length;
    expect(await platform.list(HOUR_MS - 1)).toBe(0);
    expect(platform.hub.received.length).toBe(before);
    const taken = await Promise.all([platform.list(1), platform.list(0)]);
    expect(taken.toSorted()).toEqual([0, 1]);
    expect(platform.hub.received.length).toBe(before + 1);
  });

  it('process that has just started asks at once, unless another one did within a minute', async () => {
    await platform.list();
    const started = openDatabase(database.url, { max: 1 });
    const begin = (later: number) => {
      platform.clock.at += later;
      return listRemoteGames({ ...platform.context, sql: started });
    };
    expect(await begin(59_999)).toBe(0);
    await started.end();
    const next = openDatabase(database.url, { max: 1 });
    platform.clock.at += 1;
    expect(await listRemoteGames({ ...platform.context, sql: next })).toBe(1);
    expect(await listRemoteGames({ ...platform.context, sql: next })).toBe(0);
    await next.end();
  });

  it('same games of two aggregators have places and posters of their own', async () => {
    const stated = platform.hub.game('g0');
    const row = { code: 'g0', name: 'Game g0', studio: 'Far Studio', typeId: 1, rtpBp: 9_600, volatility: 3 };
    const games = [{ ...row, minBet: 20, maxBet: 100_000, pictureUrl: String(stated.url_thumb) }];
    await takeList(platform.context, 'second', games);
    const [one, other] = [await platform.idOf('g0'), await platform.idOf('g0', 'second')];
    expect(new Set([one, other, 0]).size).toBe(3);
    const slugs = await sql`select slug from games where id in (${one}, ${other}) order by slug`;
    expect(slugs.map(({ slug }) => slug.replace(/[0-9a-f]{8}$/, ''))).toEqual(['sandbox-g0-', 'second-g0-']);
    expect(await platform.statuses('second')).toEqual({ g0: open });
  });

  it('new picture of a game is fetched once, and one that cannot be had leaves the former', async () => {
    const { hub } = platform;
    const before = (await gameOf('g1'))?.poster;
    hub.lists(
      ten().map((game) =>
        game.game_code === 'g1' ? { ...game, url_thumb: `${hub.origin}/gone.png` } : game,
      ),
    );
    await platform.list();
    expect((await gameOf('g1'))?.poster).toBe(before);
    hub.pictures.set('/other.png', await picture('#a02040'));
    hub.lists(
      ten().map((game) =>
        game.game_code === 'g1' ? { ...game, url_thumb: `${hub.origin}/other.png` } : game,
      ),
    );
    await platform.list();
    expect((await gameOf('g1'))?.poster).not.toBe(before);
    hub.asked.length = 0;
    await platform.list();
    expect(hub.asked).toEqual([]);
  });

  it('picture that could not be had is asked for after those of all others the next time', async () => {
    const { hub } = platform;
    const gone = hub.game('gone', { url_thumb: `${hub.origin}/gone.png` });
    hub.lists([gone, ...ten()]);
    await platform.list();
    hub.asked.length = 0;
    hub.lists([gone, hub.game('late'), ...ten()]);
    await platform.list();
    expect(hub.asked).toEqual(['/thumb.png', '/gone.png']);
    await sql`delete from remote_games where code = 'late'`;
    platform.logged('warn');
  });

  it('posters of remote games are not swept away, however old they are', async () => {
    const files = () => fs.readdirSync(path.join(platform.studioFiles, 'files')).length;
    const before = files();
    fs.writeFileSync(path.join(platform.studioFiles, 'files', 'f'.repeat(64)), '');
    const clock = { now: () => Date.now() + 24 * HOUR_MS };
    await sweepStudioFiles({ sql, clock, settings: platform.context.settings });
    const used = new Set(
      (await readGames(sql)).flatMap(({ isRemote, poster }) => (isRemote && poster) || []),
    );
    expect(files()).toBe(used.size);
    expect(before).toBeGreaterThanOrEqual(files());
  });
});

describe('list that something is wrong with', () => {
  it.each([
    ['an empty one', { body: '[]' }, 'The list has no game.'],
    ['broken JSON', { body: '[{"game_code":"g0"' }, 'The list is no list.'],
    ['an object', { body: '{"error":"down"}' }, 'The list is no list.'],
    ['a status of the server', { status: 502, body: '[]' }, 'The call failed: status 502.'],
    ['a redirect', { status: 302, body: '[]' }, 'The call failed: status 302.'],
    ['a refusal', { status: 403, body: '{}' }, 'The call failed: status 403.'],
    ['a connection that ends', 'breaks', 'The call failed: no connection (UND_ERR_SOCKET).'],
    ['no answer', 'hangs', 'The call failed: no answer within 3000 ms.'],
    [
      'more than 16 MB',
      { body: `["${'x'.repeat(16 * 1024 ** 2)}"]` },
      'The call failed: the answer is too large.',
    ],
  ] as const)('%s changes nothing and is reported once', async (_name, reply, fault) => {
    platform.hub.reply.list = reply;
    const before = await platform.statuses();
    expect(await platform.list()).toBe(0);
    await platform.list();
    expect(await platform.statuses()).toEqual(before);
    expect(platform.logged('error')).toMatchObject([{ aggregator: 'sandbox', fault }]);
    const said = await operate(sql, platform.clock.now(), 'olive', ['remote', 'list']);
    expect(said).toContain(`sandbox\tlist of`);
    expect(said).toContain(`NOT TAKEN: ${fault}`);
  });

  it('list that could not be taken is asked for again after a minute', async () => {
    platform.hub.reply.list = { body: '[]' };
    await platform.list();
    platform.hub.lists(ten());
    expect(await platform.list(59_999)).toBe(0);
    expect(await platform.list(1)).toBe(1);
  });

  it('list without a fifth of its games puts them into maintenance, and they open again once they are back', async () => {
    platform.hub.lists(ten().slice(0, 8));
    expect(await platform.list()).toBe(1);
    expect(await platform.statuses()).toEqual({ ...allOpen, g8: maintenance, g9: maintenance });
    platform.hub.lists(ten());
    await platform.list();
    expect(await platform.statuses()).toEqual(allOpen);
  });

  it('list that lacks more changes nothing, until an operator accepts it', async () => {
    platform.hub.lists(ten().slice(0, 7));
    expect(await platform.list()).toBe(0);
    expect(await platform.statuses()).toEqual(allOpen);
    expect(platform.logged('error')).toMatchObject([{ fault: 'The list has 7 games instead of 10.' }]);
    await operate(sql, platform.clock.now(), 'olive', ['remote', 'accept-list', 'sandbox']);
    expect(await platform.list()).toBe(1);
    expect(Object.values(await platform.statuses()).filter((status) => status === maintenance)).toHaveLength(
      3,
    );
  });

  it.each([
    [79, true],
    [80, false],
    [81, false],
    [100, false],
    [130, false],
  ])('list of %i games after one of 100 is too short: %s', (games, isShort) => {
    expect(isTooShort(games, 100)).toBe(isShort);
  });
});

describe('row of a list', () => {
  const withNinth = async (changes: object) => {
    platform.hub.lists([...ten().slice(0, 9), { ...platform.hub.game('g9'), ...changes }]);
    await platform.list();
    return (await platform.statuses()).g9;
  };

  it.each([
    ['is not enabled', { enabled: false }],
    ['is blocked in the market', { blocked_countries: ['US', 'ph'] }],
    ['states no return', { rtp: null }],
    ['returns less than the market takes', { rtp: '84.99' }],
    ['returns more than the market takes', { rtp: '98.01' }],
    ['has no name', { name: '' }],
    ['has a name of nothing that is seen', { name: '\u200b\u200b' }],
    ['turns the direction of the text', { name: '\u202egnp' }],
    ['moves the cursor of a terminal', { product: 'Far\u001b[2J\nStudio' }],
    ['states a volatility of 9', { volatility: 9 }],
  ])('game that %s is in maintenance, and the others are open', async (_name, changes) => {
    expect(await withNinth(changes)).toBe(maintenance);
    expect(await platform.statuses()).toEqual({ ...allOpen, g9: maintenance });
    expect(await withNinth({})).toBe(open);
  });

  it.each([
    ['states no return', { rtp: null }],
    ['is blocked in the market', { blocked_countries: ['PH'] }],
    ['has no picture', { url_thumb: null }],
    ['has a picture that is none', { url_thumb: '/text.png' }],
    ['has a picture of huge dimensions', { url_thumb: '/bomb.png' }],
    ['has a picture that does not come', { url_thumb: '/gone.png' }],
  ])('new game that %s is not listed', async (_name, changes) => {
    const { hub } = platform;
    hub.pictures.set('/text.png', Buffer.from('<svg onload="alert(1)"/>'));
    hub.pictures.set('/bomb.png', BOMB);
    const thumb = (changes as { url_thumb?: string }).url_thumb;
    const row = hub.game('new', { ...changes, ...(thumb && { url_thumb: hub.origin + thumb }) });
    hub.lists([...ten(), row]);
    expect(await platform.list()).toBe(1);
    expect(await platform.statuses()).toEqual(allOpen);
    expect(platform.logged('warn').length).toBeGreaterThan(0);
  });

  it('studio that calls itself as a brand of ours does is told apart by its aggregator', async () => {
    const { hub } = platform;
    hub.lists([...ten(), hub.game('posing', { product: 'Lumen Works' })]);
    await platform.list();
    const [brand] = await sql`
      select game_brands.id, game_brands.name from games join game_brands on game_brands.id = games.brand_id
      where games.id = ${await platform.idOf('posing')}`;
    expect(brand?.name).toBe('Lumen Works (sandbox)');
    expect(brand?.id).toBeGreaterThanOrEqual(1_000);
    await sql`update remote_lists set games = null`;
  });

  it('second row of a code is left out, and the list is taken', async () => {
    platform.hub.lists([...ten(), platform.hub.game('g0', { name: 'Second' })]);
    expect(await platform.list()).toBe(1);
    expect((await gameOf('g0'))?.name).toBe('Game g0');
  });

  it('games of one name and of nearly one code have places of their own', async () => {
    const { hub } = platform;
    hub.lists([...ten(), ...['A_b', 'a-b'].map((code) => hub.game(code, { name: 'Twin' }))]);
    await platform.list();
    const [one, other] = [await gameOf('A_b'), await gameOf('a-b')];
    expect(one?.slug).not.toBe(other?.slug);
    expect([one?.name, other?.name]).toEqual(['Twin', 'Twin']);
    await sql`update remote_lists set games = null`;
  });

  it('list whose pictures take too long is gone on with at the next run, not an hour later', async () => {
    const { hub } = platform;
    const more = Array.from({ length: 21 }, (_, at) => hub.game(`slow${at}`));
    hub.lists([...ten(), ...more]);
    const countSlow = async () =>
      Object.keys(await platform.statuses()).filter((code) => code.startsWith('slow')).length;
    let now = 0;
    // A minute passes whenever somebody looks at this clock.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 61_000));
    expect(await platform.list()).toBe(1);
    clock.mockRestore();
    expect(await countSlow()).toBeLessThan(21);
    expect(await platform.list(1)).toBe(1);
    expect(await countSlow()).toBe(21);
    await sql`update remote_lists set games = null`;
  });

  it('maintenance by an operator stays, whatever the list says', async () => {
    await sql`update games set status_override = 2 where id = ${await platform.idOf('g0')}`;
    await platform.list();
    expect((await gameOf('g0'))?.status).toBe(maintenance);
    await sql`update games set status_override = null where id = ${await platform.idOf('g0')}`;
  });
});
