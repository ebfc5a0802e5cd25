import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../server/settings.ts';
import { refusalOf } from '../../../server/studios/publish/refusals.ts';
import { storePackage } from '../../../server/studios/publish/store-package.ts';
import { FileStore } from '../../../server/studios/store/file-store.ts';
import { readStudioGame, StudioFileError, studioFile } from '../../../server/studios/studio-games.ts';
import { sweepStudioFiles } from '../../../server/studios/sweep-studio-files-job.ts';
import { useDatabase } from '../support/database.ts';
import { COIN, coinThatPays, PAGE } from './made-package.ts';
import { useStudioPlace } from './studio-place.ts';

vi.setConfig({ testTimeout: 60_000 });

const { sql } = useDatabase();
const place = useStudioPlace(sql);
const { store, packageOf, wordsOf, one, byTwo, stored } = place;
const report = () => undefined;
const HOUR_MS = 3_600_000;

const hashOf = async (game: string, version: number, file: string): Promise<string> => {
  const [row] = await sql`
    select encode(hash, 'hex') as hash from studio_files
    where game_id = ${game} and version = ${version} and path = ${file}`;
  return row?.hash;
};
const page = (game: string, version = 1) => ({ game, version, part: 'page', path: 'index.html' }) as const;

describe('files of a version', () => {
  it('file that is missing closes its game here alone, and only while it is missing', async () => {
    await byTwo(wordsOf('coin', packageOf()));
    await byTwo(wordsOf('other', packageOf(coinThatPays(760), { ...PAGE, 'index.html': '<p>Other</p>' })));
    const file = store.placeOf(await hashOf('coin', 1, 'index.html'));
    const elsewhere = path.join(place.root, 'elsewhere');
    fs.cpSync(place.studioFiles, elsewhere, { recursive: true });
    fs.renameSync(file, `${file}.away`);
    expect(await readStudioGame(sql, store, 'coin')).toMatchObject({
      state: 'damaged',
      reason: 'page/index.html of coin, version 1, is missing.',
    });
    await expect(studioFile(sql, store, page('coin'))).rejects.toThrow(StudioFileError);
    expect(await readStudioGame(sql, store, 'other')).toMatchObject({ state: 'ready' });
    expect(await readStudioGame(sql, new FileStore(elsewhere), 'coin')).toMatchObject({ state: 'ready' });
    await one(['studio', 'withdraw', 'coin']);
    await expect(one(['studio', 'release', 'coin', '1'])).rejects.toThrow(
      'Refused: page/index.html of coin, version 1, is missing.',
    );
    fs.renameSync(`${file}.away`, file);
    await byTwo(['studio', 'release', 'coin', '1']);
    expect(await readStudioGame(sql, store, 'coin')).toMatchObject({ state: 'ready' });
  });

  it('file of another content closes its game at its first use, until it is right again', async () => {
    await byTwo(wordsOf('changed', packageOf(COIN, { ...PAGE, 'index.html': '<p>Changed</p>' })));
    const file = store.placeOf(await hashOf('changed', 1, 'index.html'));
    fs.writeFileSync(file, '<p>Chanked</p>');
    await expect(studioFile(sql, store, page('changed'))).rejects.toThrow(
      'page/index.html of changed, version 1, is not what was published.',
    );
    expect(await readStudioGame(sql, store, 'changed')).toMatchObject({ state: 'damaged' });
    await expect(studioFile(sql, store, page('changed'))).rejects.toThrow(StudioFileError);
    // The same bytes, published again, mend the store though they make no version.
    await byTwo(wordsOf('changed', packageOf(COIN, { ...PAGE, 'index.html': '<p>Changed</p>' })));
    expect(await studioFile(sql, store, page('changed'))).toMatchObject({
      place: file,
      mediaType: 'text/html; charset=utf-8',
      bytes: 14,
    });
    expect(await readStudioGame(sql, store, 'changed')).toMatchObject({ state: 'ready' });
    fs.appendFileSync(file, ' ');
    expect(await readStudioGame(sql, store, 'changed')).toMatchObject({
      reason: 'page/index.html of changed, version 1, has 15 bytes instead of 14.',
    });
  });

  it('files of an older version stay usable, and unknown ones are none', async () => {
    await byTwo(wordsOf('twice', packageOf(COIN, { ...PAGE, 'index.html': '<p>One</p>' })));
    await byTwo(wordsOf('twice', packageOf(COIN, { ...PAGE, 'index.html': '<p>Two</p>' })));
    const texts = [];
    for (const version of [1, 2]) {
      const file = await studioFile(sql, store, page('twice', version));
      texts.push(fs.readFileSync(file?.place ?? '', 'utf8'));
    }
    expect(texts).toEqual(['<p>One</p>', '<p>Two</p>']);
    expect(await studioFile(sql, store, page('twice', 3))).toBeNull();
    expect(await studioFile(sql, store, { ...page('twice'), path: 'no.html' })).toBeNull();
    expect(await readStudioGame(sql, store, 'nobody')).toBeNull();
  });

  it('rows of a version cannot be changed or deleted', async () => {
    await expect(sql`update studio_versions set modes = '[]' where game_id = 'coin'`).rejects.toThrow(
      'written once',
    );
    await expect(sql`delete from studio_files where game_id = 'coin'`).rejects.toThrow('written once');
  });
});

describe('store of files', () => {
  it('file whose reading fails halfway leaves nothing', async () => {
    const before = stored();
    const failing = async function* () {
      yield Buffer.from('half');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    };
    const failed = await store.put(failing()).catch(refusalOf);
    expect(failed).toMatchObject({
      name: 'CommandError',
      message: 'The disk is full: nothing was published.',
    });
    expect(stored()).toEqual(before);
    expect(fs.readdirSync(path.join(place.studioFiles, 'drafts'))).toEqual([]);
  });

  it.each<[string, (folder: string) => void]>([
    [
      'page/assets/main.js: it changed',
      (folder) => fs.writeFileSync(path.join(folder, 'page/assets/main.js'), '1'),
    ],
    [
      'math/table_base.csv: it changed',
      (folder) => fs.writeFileSync(path.join(folder, 'math/table_base.csv'), '0,7,0\r\n1,1,768\r\n'),
    ],
    ['page/more.js: it changed', (folder) => fs.writeFileSync(path.join(folder, 'page/more.js'), '1')],
    ['page/assets/main.css: it changed', (folder) => fs.rmSync(path.join(folder, 'page/assets/main.css'))],
  ])('package that changes while it is read is refused: %s', async (reason, change) => {
    const folder = packageOf();
    class ChangingStore extends FileStore {
      override async put(chunks: AsyncIterable<Uint8Array>) {
        const file = await super.put(chunks);
        if (file.bytes === (PAGE['index.html'] ?? '').length) change(folder);
        return file;
      }
    }
    await expect(
      storePackage(folder, { store: new ChangingStore(place.studioFiles), report }),
    ).rejects.toThrow(reason);
  });

  it('files without a row are swept when they are old, and those of versions never', async () => {
    await byTwo(wordsOf('kept', packageOf(COIN, { ...PAGE, 'index.html': '<p>Kept</p>' })));
    const settings = { ...readSettings({}), studioFiles: place.studioFiles };
    let now = Date.now();
    const sweep = () => sweepStudioFiles({ sql, settings, clock: { now: () => now } });
    now += 4 * HOUR_MS;
    await sweep();
    const kept = stored();
    // As if the process had ended between the files and the rows.
    await storePackage(packageOf(COIN, { ...PAGE, 'index.html': '<p>Lost</p>' }), { store, report });
    const draft = path.join(place.studioFiles, 'drafts', 'half-written');
    fs.writeFileSync(draft, 'half');
    expect(stored().length).toBe(kept.length + 1);
    now = Date.now() + 2 * HOUR_MS;
    const young = new FileStore(place.studioFiles);
    expect(await young.listBefore(now - 3 * HOUR_MS)).toEqual({ hashes: [], drafts: [] });
    now = Date.now() + 5 * HOUR_MS;
    expect(await sweep()).toBe(2);
    expect(stored()).toEqual(kept);
    expect(fs.existsSync(draft)).toBe(false);
    expect(await readStudioGame(sql, store, 'kept')).toMatchObject({ state: 'ready' });
    expect(await studioFile(sql, new FileStore(place.studioFiles), page('kept'))).not.toBeNull();
    // Once in ten minutes.
    await store.put(Readable.from([Buffer.from('orphan')]));
    now += HOUR_MS / 60;
    expect(await sweep()).toBe(0);
    now += HOUR_MS / 6;
    expect(await sweep()).toBe(1);
  });

  it('file that is written again while it is swept stays', async () => {
    const { hash } = await store.put(Readable.from([Buffer.from('again')]));
    const before = Date.now() + 1_000;
    const old = new Date(before - HOUR_MS);
    fs.utimesSync(store.placeOf(hash), old, old);
    expect((await store.listBefore(before - HOUR_MS / 2)).hashes).toContain(hash);
    await store.put(Readable.from([Buffer.from('again')]));
    expect(await store.removeBefore(hash, before - HOUR_MS / 2)).toBe(false);
    expect(await store.removeBefore(hash, before + 1_000)).toBe(true);
  });
});
