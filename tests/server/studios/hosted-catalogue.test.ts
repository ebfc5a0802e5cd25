import fs from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { GameStatus, GameType } from '../../../contract/ids.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { coinThatPays } from './made-package.ts';
import { useStudioPlace } from './studio-place.ts';

// Each publication starts a program that encodes the poster.
vi.setConfig({ testTimeout: 60_000 });

const database = useDatabase(RACES);
const place = useStudioPlace(database.sql);
const { packageOf, wordsOf, one, byTwo } = place;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  const settings = { studioFiles: place.studioFiles };
  app = await startApp(database, { settings });
  other = await startApp(database, { settings, clock: app.clock });
});
afterAll(() => Promise.all([app.stop(), other.stop()]));

/** What a process answers to a visitor; both answer the same. */
async function catalogue(): Promise<AppConfig> {
  const [seen, elsewhere] = await Promise.all(
    [app, other].map(async (process) => (await process.call('anonymous/appConfig')).data as AppConfig),
  );
  expect(elsewhere?.games).toEqual(seen?.games);
  expect(elsewhere?.gameBrands).toEqual(seen?.gameBrands);
  return seen as AppConfig;
}

async function listed(slug: string) {
  const { games, gameBrands } = await catalogue();
  const game = games.find((entry) => entry.slug === slug);
  return game && { ...game, brand: gameBrands.find(({ id }) => id === game.brandId)?.name };
}

describe('studio’s game in the catalogue', () => {
  it('[C41] released game is listed by every process with brand, poster and figures, and a game before its release is not', async () => {
    await one(wordsOf('coin', packageOf()));
    expect(await listed('coin')).toBeUndefined();
    await byTwo(['studio', 'release', 'coin', '1']);
    const game = await listed('coin');
    expect(game).toMatchObject({
      name: 'Coin',
      brand: 'Tosser',
      typeId: GameType.slots,
      rtpBp: 9_600,
      // The deviation of a coin that pays 7.68 stakes once in eight rounds is 2.54 stakes.
      volatility: 2,
      minBet: 100,
      maxBet: 100_000,
      popularity: 0,
      status: GameStatus.open,
    });
    expect(game?.poster).toMatch(/^\/posters\/[0-9a-f]{64}\.webp$/);
    const ours = (await catalogue()).games.filter(({ id }) => id < 1_000);
    expect(ours.filter(({ poster }) => poster !== undefined)).toEqual([]);
  });

  it('poster is three wide for four high, served by every process and kept for good by who has it', async () => {
    const wide = { width: 900, height: 300, channels: 3, background: '#2080c0' } as const;
    const poster = `${place.root}/wide.png`;
    fs.writeFileSync(poster, await sharp({ create: wide }).png().toBuffer());
    await byTwo(wordsOf('wide', packageOf(), { poster }));
    const address = (await listed('wide'))?.poster ?? '';
    for (const { url } of [app, other]) {
      const answer = await fetch(`${url}${address}`);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 480, height: 640 });
    }
  });

  it('address of no poster, or of another file of a version, is not found', async () => {
    const [math] = await database.sql<{ hash: string }[]>`
      select encode(hash, 'hex') as hash from studio_files where part = 'math' limit 1`;
    for (const name of [`${'0'.repeat(64)}.webp`, `${math?.hash}.webp`, 'coin.webp', '%00.webp'])
      expect((await fetch(`${app.url}/posters/${name}`)).status).toBe(404);
  });

  it('poster whose file was changed is not served', async () => {
    await byTwo(wordsOf('changed', packageOf(), { poster: await posterOf('#112233') }));
    const address = (await listed('changed'))?.poster ?? '';
    const file = place.store.placeOf(/[0-9a-f]{64}/.exec(address)?.[0] ?? '');
    fs.writeFileSync(file, Buffer.alloc(fs.statSync(file).size));
    expect((await fetch(`${app.url}${address}`)).status).toBe(404);
  });

  it('[C41] version that is released next replaces what was listed', async () => {
    await byTwo(wordsOf('changing', packageOf()));
    const before = await listed('changing');
    const changes = { name: 'Penny', brand: 'Minters', poster: await posterOf('#445566') };
    await byTwo(wordsOf('changing', packageOf(coinThatPays(760)), changes));
    const after = await listed('changing');
    expect(after).toMatchObject({ id: before?.id, name: 'Penny', brand: 'Minters', rtpBp: 9_500 });
    expect(after?.poster).not.toBe(before?.poster);
    await byTwo(['studio', 'rollback', 'changing', '1']);
    expect(await listed('changing')).toEqual(before);
  });

  it('[C41] withdrawn game is listed as in maintenance until it is released again', async () => {
    await byTwo(wordsOf('resting', packageOf()));
    await one(['studio', 'withdraw', 'resting']);
    expect(await listed('resting')).toMatchObject({ status: GameStatus.maintenance });
    await byTwo(['studio', 'release', 'resting', '1']);
    expect(await listed('resting')).toMatchObject({ status: GameStatus.open });
    await one(['game', 'maintenance', 'resting']);
    expect(await listed('resting')).toMatchObject({ status: GameStatus.maintenance });
  });
});

describe('brand of a studio', () => {
  it('name makes one brand, in whatever case and however many games are released at once', async () => {
    const games = ['one', 'two', 'three', 'four'];
    for (const [at, game] of games.entries())
      await one(wordsOf(game, packageOf(), { brand: at % 2 === 0 ? 'Same Studio' : 'SAME studio' }));
    await Promise.all(games.map((game) => byTwo(['studio', 'release', game, '1'])));
    const { games: rows, gameBrands } = await catalogue();
    const ids = new Set(rows.filter(({ slug }) => games.includes(slug)).map(({ brandId }) => brandId));
    expect(ids.size).toBe(1);
    const [id = 0] = ids;
    expect(id).toBeGreaterThanOrEqual(1_000);
    expect(gameBrands.filter(({ name }) => /^same studio$/i.test(name))).toHaveLength(1);
    expect(gameBrands.at(-1)?.id).toBe(id);
  });

  it.each(['', ' Tosser', 'Tosser ', 'T'.repeat(41), 'Tos\nser'])('name %j is refused', async (brand) => {
    await expect(one(wordsOf('nameless', packageOf(), { brand }))).rejects.toThrow();
    expect(await listed('nameless')).toBeUndefined();
  });
});

async function posterOf(background: string): Promise<string> {
  const file = `${place.root}/${background.slice(1)}.png`;
  const picture = { width: 300, height: 400, channels: 3, background } as const;
  fs.writeFileSync(file, await sharp({ create: picture }).png().toBuffer());
  return file;
}
