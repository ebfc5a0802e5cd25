import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkHostedRound } from '../../../maths/hosted/check-proof.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';
import { openDatabase } from '../../../server/db/sql.ts';
import { hooks } from '../../../server/modules.ts';
import { runCommand } from '../../../server/ops/run-ops.ts';
import { FileStore } from '../../../server/studios/store/file-store.ts';
import { readStudioGame } from '../../../server/studios/studio-games.ts';
import { HostedModes } from '../../../server/studios/tables/hosted-modes.ts';
import type { PreparedMode } from '../../../server/studios/tables/prepared-mode.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { commandAs, keyOf, operate, operateByTwo } from '../support/operators.ts';
import { COIN, coinThatPays, PAGE } from './made-package.ts';
import { useStudioPlace } from './studio-place.ts';

// Each publication starts a program that encodes the poster.
vi.setConfig({ testTimeout: 60_000 });

const database = useDatabase(RACES);
const { sql } = database;
const place = useStudioPlace(sql);
const { store, packageOf, wordsOf, one, byTwo } = place;

let games = 0;
const newGame = () => {
  games += 1;
  return `coin-${games}`;
};
const rowsOf = async (game: string) => {
  const [row] = await sql`
    select (select count(*)::int from studio_games where id = ${game}) as games,
      (select count(*)::int from studio_versions where game_id = ${game}) as versions,
      (select count(*)::int from studio_files where game_id = ${game}) as files`;
  return row;
};
const NOTHING = { games: 0, versions: 0, files: 0 };
const currentOf = async (game: string) => (await readStudioGame(sql, store, game))?.version.number ?? null;

describe('publication of a package', () => {
  it('version is played once a second operator has approved its release, and another process sees it at once', async () => {
    const game = newGame();
    const say = await one(wordsOf(game, packageOf()));
    expect(say).toContain('mode base\tcosts 1\t2 results\treturns 96.0000 % (24/25)');
    expect(say).toMatch(
      new RegExp(`${game}: version 1 is published, its mathematics have the hash [0-9a-f]{64}\\.`),
    );
    expect(say).toContain(`Then: ${game}: new rounds are played by version 1.`);
    expect(await rowsOf(game)).toEqual({ games: 1, versions: 1, files: 12 });
    const other = openDatabase(database.url, { max: 1 });
    try {
      const seen = () => readStudioGame(other, new FileStore(place.studioFiles), game);
      expect(await seen()).toBeNull();
      const [, approval = ''] = /act approve (\S+)/.exec(say) ?? [];
      await expect(one(['act', 'approve', approval])).rejects.toThrow('another operator must approve it');
      expect(await operate(sql, place.clock.at, 'pim', ['act', 'approve', approval], place)).toBe(
        `${game}: new rounds are played by version 1.`,
      );
      expect(await seen()).toMatchObject({
        game,
        state: 'ready',
        reason: null,
        version: { number: 1, name: 'Coin' },
      });
    } finally {
      await other.end();
    }
  });

  it('files of a version are listed with hash, size and media type, and the list of the mathematics has a hash of its own', async () => {
    const game = newGame();
    await one(wordsOf(game, packageOf()));
    const files = await sql`
      select part, path, bytes, media_type, encode(hash, 'hex') as hash from studio_files
      where game_id = ${game} order by part, path`;
    expect(files.map(({ part, path: name, mediaType }) => [part, name, mediaType])).toEqual([
      ['math', 'books_base.jsonl.zst', 'application/zstd'],
      ['math', 'index.json', 'application/json'],
      ['math', 'table_base.csv', 'text/csv'],
      ['page', 'assets/coin.png', 'image/png'],
      ['page', 'assets/main.css', 'text/css; charset=utf-8'],
      ['page', 'assets/main.js', 'text/javascript; charset=utf-8'],
      ['page', 'index.html', 'text/html; charset=utf-8'],
      ['poster', 'poster.webp', 'image/webp'],
      ...['books', 'leaves', 'places', 'table'].map((name) => [
        'prepared',
        `0/${name}`,
        'application/octet-stream',
      ]),
    ]);
    for (const { hash, bytes } of files)
      expect(fs.statSync(path.join(place.studioFiles, 'files', hash)).size).toBe(bytes);
    const start = files.find(({ path: name }) => name === 'index.html');
    expect(fs.readFileSync(store.placeOf(start?.hash), 'utf8')).toBe(PAGE['index.html']);
    const list = files.slice(0, 3).map(({ hash, path: name }) => `${hash}  ${name}\n`);
    const [version] =
      await sql`select encode(math_hash, 'hex') as hash from studio_versions where game_id = ${game}`;
    expect(version?.hash).toBe(createHash('sha256').update(list.join('')).digest('hex'));
  });

  it('[C90] round drawn from what was published is right by the published commitment, and by no other one', async () => {
    const game = newGame();
    await byTwo(wordsOf(game, packageOf()));
    const version = (await readStudioGame(sql, store, game))?.version;
    if (!version) throw new Error('no version was released');
    expect(await one(['studio', 'versions', game])).toContain(`\t${version.commitment}\tcurrent`);
    const prepared: readonly PreparedMode[] = JSON.parse(version.prepared);
    const [mode] = prepared;
    if (!mode) throw new Error('the version has no mode');
    const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'player', nonce: 3 };
    const modes = new HostedModes(store.placeOf);
    const round = await modes.use(mode, async (opened) => {
      const { id, payout, line } = await opened.draw(
        fairSource(seeds.serverSeed, seeds.clientSeed, seeds.nonce),
      );
      const shown = { id: String(id), payout: String(payout), book: await opened.book(line) };
      return { ...seeds, ...shown, roots: prepared.map(({ root }) => root), proof: await opened.proof(line) };
    });
    await modes.close();
    const promise = {
      ...seeds,
      commitment: version.commitment,
      commit: commitOf(seeds.serverSeed),
      mode: 'base',
    };
    expect(checkHostedRound(promise, round)).toMatchObject({ kind: 'right' });
    expect(checkHostedRound({ ...promise, commitment: '0'.repeat(64) }, round)).toEqual({
      kind: 'wrong',
      field: 'roots',
    });
  });

  it('same bytes published again make no version, and changed ones make the next', async () => {
    const game = newGame();
    const folder = packageOf();
    await byTwo(wordsOf(game, folder));
    expect(await one(wordsOf(game, folder))).toBe(
      `These bytes are version 1 of ${game} already: nothing was published.`,
    );
    expect(await rowsOf(game)).toMatchObject({ versions: 1 });
    await byTwo(wordsOf(game, packageOf(coinThatPays(760))));
    await byTwo(wordsOf(game, folder, { name: 'Coin Deluxe' }));
    expect(await currentOf(game)).toBe(3);
    const lines = (await one(['studio', 'versions', game])).split('\n').map((line) => line.split('\t'));
    expect(lines.map(([version, name, , returns]) => [version, name, returns])).toEqual([
      ['version 1', 'Coin', 'base 96.0000 %'],
      ['version 2', 'Coin', 'base 95.0000 %'],
      ['version 3', 'Coin Deluxe', 'base 96.0000 %'],
    ]);
    expect(lines.map((line) => line.at(-1) === 'current')).toEqual([false, false, true]);
  });

  it('older version is played again by two operators, and none by a withdrawn game until it is released', async () => {
    const game = newGame();
    await byTwo(wordsOf(game, packageOf()));
    await byTwo(wordsOf(game, packageOf(coinThatPays(760))));
    await expect(one(['studio', 'rollback', game, '2'])).rejects.toThrow('not older');
    await expect(one(['studio', 'rollback', game, '0'])).rejects.toThrow(`${game} has no version 0`);
    expect(await one(['studio', 'rollback', game, '1'])).toContain('another operator must approve it');
    expect(await currentOf(game)).toBe(2);
    await byTwo(['studio', 'rollback', game, '1']);
    expect(await currentOf(game)).toBe(1);
    await expect(one(['studio', 'release', game, '1'])).rejects.toThrow('played by version 1 already');

    expect(await one(['studio', 'withdraw', game])).toContain('no new rounds');
    expect(await readStudioGame(sql, store, game)).toMatchObject({
      state: 'withdrawn',
      reason: expect.stringMatching(/^It was withdrawn at 20.*Z\.$/),
    });
    await expect(one(['studio', 'withdraw', game])).rejects.toThrow('withdrawn already');
    expect(await one(['studio', 'list'])).toMatch(
      new RegExp(`^${game}\tCoin\tTosser\tversion 1\twithdrawn\tIt was`, 'm'),
    );
    await byTwo(['studio', 'release', game, '1']);
    expect(await readStudioGame(sql, store, game)).toMatchObject({ state: 'ready' });
  });

  it('released game has a row to be launched by, with the figures of its version', async () => {
    const game = newGame();
    await byTwo(wordsOf(game, packageOf()));
    const rowOf = () => sql`select name, rtp_bp, min_bet, max_bet, is_hosted from games where slug = ${game}`;
    expect(await rowOf()).toEqual([
      { name: 'Coin', rtpBp: 9_600, minBet: 100, maxBet: 100_000, isHosted: true },
    ]);
    await byTwo(wordsOf(game, packageOf(coinThatPays(760)), { name: 'Penny' }));
    expect(await rowOf()).toMatchObject([{ name: 'Penny', rtpBp: 9_500 }]);
  });

  it('release is judged by the bounds of its day', async () => {
    const game = newGame();
    await byTwo(wordsOf(game, packageOf()));
    const bounds = {
      minReturnBp: 8_500,
      maxReturnBp: 9_500,
      maxTopPrize: 25_000,
      maxExposure: 2_500_000_000,
      largestStake: 100_000,
    };
    await byTwo(['config', 'set', 'studioBounds', JSON.stringify(bounds)]);
    await one(['studio', 'withdraw', game]);
    await expect(one(['studio', 'release', game, '1'])).rejects.toThrow(
      'Refused: mode base returns 96.0000 %, more than 95.00 %',
    );
    await byTwo(['config', 'set', 'studioBounds', JSON.stringify({ ...bounds, maxReturnBp: 9_800 })]);
  });

  it('two publications of one game at once make two versions, each whole', async () => {
    const game = newGame();
    const folders = [packageOf(), packageOf(coinThatPays(760)), packageOf()];
    const said = await Promise.all(folders.map((folder) => one(wordsOf(game, folder))));
    expect(said.filter((say) => say.includes('nothing was published'))).toHaveLength(1);
    expect(await rowsOf(game)).toEqual({ games: 1, versions: 2, files: 24 });
  });

  it('addresses of elsewhere in the page are warnings', async () => {
    const page = { ...PAGE, 'assets/main.css': '@import "https://fonts.example/a.css";' };
    expect(await one(wordsOf(newGame(), packageOf(COIN, page)))).toContain(
      'WARNING: page/assets/main.css names fonts.example: it will not be loaded from there.',
    );
  });

  it('publication is in the audit log under the operator’s name', async () => {
    const game = newGame();
    await byTwo(wordsOf(game, packageOf()));
    const rows = await sql`
      select act, actor, details from audit_log where subject = ${`studio game ${game}`} order by place`;
    expect(rows.map(({ act, actor }) => [act, actor])).toEqual([
      ['studio publish', 'olive'],
      ['studio release', 'pim'],
    ]);
    expect(rows[1]?.details).toMatchObject({ version: 1, askedBy: 'olive' });
  });
});

describe('package that is refused', () => {
  const refused = async (words: readonly string[], reason: string) => {
    const game = words[words.indexOf('--game') + 1] ?? '';
    await expect(one(words)).rejects.toThrow(reason);
    expect(await rowsOf(game)).toEqual(NOTHING);
  };

  it.each([
    ['books_base.jsonl.zst: there is no such file', { 'index.json': COIN['index.json'] ?? '' }, PAGE],
    ['page: there is no such folder', COIN, {}],
    ['page/index.html: there is no such file', COIN, { 'a.html': '' }],
    ['page/.x.js: its path', COIN, { ...PAGE, '.x.js': '' }],
    [
      'page/index.html: it has a script from elsewhere, https://cdn.example/a.js',
      COIN,
      { ...PAGE, 'index.html': '<script src="https://cdn.example/a.js"></script>' },
    ],
    [
      'books_base.jsonl.zst, line 2: id 1 pays 768, in the table 769',
      { ...COIN, 'table_base.csv': '0,7,0\n1,1,769\n' },
      PAGE,
    ],
    ['mode base returns 100.0000 %, more than 98.00 % (config get studioBounds)', coinThatPays(800), PAGE],
  ])('nothing is stored of it: %s', async (reason, maths, page) => {
    await refused(wordsOf(newGame(), packageOf(maths, page)), `Refused: ${reason}`);
  });

  it('picture that is none is refused before the package is read', async () => {
    const picture = path.join(place.root, 'no-picture.png');
    fs.writeFileSync(picture, 'no picture');
    await refused(
      wordsOf(newGame(), '/nowhere', { poster: picture }),
      'no-picture.png: it is no usable picture',
    );
    await refused(
      wordsOf(newGame(), '/nowhere', { poster: '/nowhere.png' }),
      '/nowhere.png: there is no such file',
    );
  });

  it.each([
    ['Golden', 'is no id of a game'],
    ['golden--orchard', 'is no id of a game'],
    ['7th', 'is no id of a game'],
    ['../coin', 'is no id of a game'],
    ['a'.repeat(41), 'is no id of a game'],
    ['golden-orchard', 'is a game of the platform'],
  ])('id "%s" %s', async (game, reason) => {
    await refused(wordsOf(game, packageOf()), `"${game}" ${reason}`);
  });

  it('name that is empty, too long or has spaces at its ends is refused', async () => {
    for (const name of [' Coin', 'Coin ', 'C'.repeat(41), 'Co\nin'])
      await refused(wordsOf(newGame(), packageOf(), { name }), 'is no name');
    await expect(one(['studio', 'publish', '/nowhere', '--game', 'coin'])).rejects.toThrow(
      'Missing: --name, the name of the game. Usage: studio publish <folder of the package> --game <id>',
    );
  });

  it.each([
    ['Extraordinary', 'Extraordinary Games', 11],
    ['非常长的工作室名', '非常长的工作室名', 7],
  ])('brand whose first word is longer than a plaque, as %s, is refused', async (_, brand, room) => {
    const [word = ''] = brand.split(' ');
    await refused(
      wordsOf(newGame(), packageOf(), { brand }),
      `"${word}" is too long: the first word of a studio's name stands on posters, with at most ${room} letters.`,
    );
  });

  it('store that cannot be written publishes nothing', async () => {
    const game = newGame();
    const studioFiles = path.join(place.root, 'a-file');
    fs.writeFileSync(studioFiles, '');
    await expect(
      operateByTwo(sql, place.clock.at, wordsOf(game, packageOf()), undefined, { studioFiles }),
    ).rejects.toThrow('ENOTDIR');
    expect(await rowsOf(game)).toEqual(NOTHING);
  });

  it('publication whose file was removed before its row is refused', async () => {
    const game = newGame();
    const command = commandAs(
      'olive',
      wordsOf(game, packageOf({ ...COIN, 'table_base.csv': '0,7,0\n1,1,768' })),
    );
    const { act } = command;
    const fetch: typeof act.fetch = async (args, tools) => {
      const fetched = (await act.fetch?.(args, tools)) ?? '';
      const { files } = JSON.parse(fetched);
      const table = files.find((file: { path: string }) => file.path === 'table_base.csv');
      fs.rmSync(store.placeOf(table.hash));
      return fetched;
    };
    const { studioFiles, clock } = place;
    const calling = { clock, hooks, key: keyOf('olive'), keys: null, studioFiles };
    await expect(runCommand(sql, { ...command, act: { ...act, fetch } }, calling)).rejects.toThrow(
      'math/table_base.csv is missing: publish again.',
    );
    expect(await rowsOf(game)).toEqual(NOTHING);
  });
});
