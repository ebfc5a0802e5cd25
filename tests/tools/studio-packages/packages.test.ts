import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPackage } from '../../../server/studios/package/check-package.ts';
import { judgeModes } from '../../../server/studios/package/judge-mode.ts';
import { externalHosts, rejectExternalScripts } from '../../../server/studios/page/external-addresses.ts';
import { listPage } from '../../../server/studios/page/list-page.ts';
import { studioBoundsConfig } from '../../../server/studios/studios-config.ts';
import { buildPackage } from '../../../tools/studio-packages/build/build-package.ts';
import { PACKAGES, type PackageName } from '../../../tools/studio-packages/build/packages.ts';
import { payoutOfEvents } from './payout-of-events.ts';

const NAMES = Object.keys(PACKAGES) as PackageName[];
const MAX_BYTES = 3_000_000;
/** On a busy machine a page takes long to bundle. */
const BUILD_MS = 180_000;

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-packages-'));
const folderOf = (name: string, turn = 'first') => path.join(root, turn, name);

const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const hashesOf = (folder: string) =>
  filesOf(folder).map((file) => [
    file,
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, file)))
      .digest('hex'),
  ]);

interface Book {
  id: number;
  payoutMultiplier: number;
  events: { index: number; type: string }[];
}

const booksOf = (name: string, mode: string): Book[] =>
  zstdDecompressSync(fs.readFileSync(path.join(folderOf(name), 'math', `books_${mode}.jsonl.zst`)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  for (const name of NAMES) await buildPackage(name, folderOf(name));
}, BUILD_MS);
afterAll(() => fs.rmSync(root, { recursive: true }));

describe.each(NAMES)('package %s', (name) => {
  it('package is accepted, and each mode returns exactly 96 %', async () => {
    const modes = await checkPackage(folderOf(name));
    expect(modes.map((mode) => mode.name)).toContain('base');
    expect(judgeModes(modes, studioBoundsConfig.schema.parse(studioBoundsConfig.initial))).toEqual([]);
    for (const mode of modes) expect(mode.figures.rtp).toEqual({ numerator: 24n, denominator: 25n });
  });

  it('every payout follows from what its book shows, in steps of a tenth of the stake', async () => {
    for (const { name: mode } of await checkPackage(folderOf(name)))
      for (const { id, payoutMultiplier, events } of booksOf(name, mode)) {
        expect([id, payoutOfEvents(name, events)]).toEqual([id, payoutMultiplier]);
        expect(payoutMultiplier % 10).toBe(0);
        expect(events.map(({ index }) => index)).toEqual(events.map((_, at) => at));
      }
  });

  it('page names no address of elsewhere', async () => {
    const files = await listPage(folderOf(name));
    const textOf = (file: string) => fs.readFileSync(path.join(folderOf(name), 'page', file), 'utf8');
    const texts = files.map((file) => file.path).filter((file) => /\.(?:html|js|css)$/.test(file));
    expect(texts).toContain('index.html');
    rejectExternalScripts(textOf('index.html'));
    expect(texts.flatMap((file) => externalHosts(textOf(file)))).toEqual([]);
    // Served below the version's own path.
    expect(textOf('index.html')).not.toMatch(/(?:src|href)="\/(?!\/)/);
  });

  it('poster is a picture of 3:4, and the whole package stays small', async () => {
    const { width, height, format } = await sharp(path.join(folderOf(name), 'poster.webp')).metadata();
    expect([width, height, format]).toEqual([768, 1_024, 'webp']);
    const bytes = filesOf(folderOf(name)).map((file) => fs.statSync(path.join(folderOf(name), file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });
});

describe('modes of the slot', () => {
  it('bought mode costs 50 stakes and opens free rounds in every book', () => {
    const { modes } = JSON.parse(
      fs.readFileSync(path.join(folderOf('lantern-tide'), 'math', 'index.json'), 'utf8'),
    );
    expect(modes).toMatchObject([
      { name: 'base', cost: 1 },
      { name: 'bonus', cost: 50 },
    ]);
    const opening = (mode: string) =>
      booksOf('lantern-tide', mode).filter(({ events }) => events.some(({ type }) => type === 'feature'))
        .length;
    expect(opening('bonus')).toBe(2_000);
    expect(opening('base')).toBeGreaterThan(10);
  });
});

// One package for both: they are built by the same steps, and drawing the pictures takes seconds.
describe('second build', () => {
  it(
    'build has the same bytes, and leaves what else lies in the folder',
    async () => {
      const again = folderOf('lantern-tide', 'second');
      fs.mkdirSync(again, { recursive: true });
      fs.writeFileSync(path.join(again, 'notes.txt'), 'ours');
      await buildPackage('lantern-tide', again);
      expect(hashesOf(again).filter(([file]) => file !== 'notes.txt')).toEqual(
        hashesOf(folderOf('lantern-tide')),
      );
      expect(fs.readFileSync(path.join(again, 'notes.txt'), 'utf8')).toBe('ours');
    },
    BUILD_MS,
  );
});
