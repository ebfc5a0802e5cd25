import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/game-list.ts';

const ROOTS = ['games', 'maths', 'contract', 'server', 'src', 'scenes'];
const LIST = 'games/game-list.ts';
/** A word that the names of a slot's own files have, and no other game's. */
const WORDS: Readonly<Record<string, string>> = {
  'royal-sevens': 'royal',
  'golden-orchard': 'orchard',
  'jade-tiger': 'jade',
  'gold-rush-express': 'rush',
  'midnight-masque': 'masque',
  'serpent-temple': 'serpent',
};
const SLOTS = GAMES.filter(({ kind }) => kind === 'slot').map(({ slug }) => WORDS[slug] ?? slug);
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+\.tsx?)['"]/g;

const files = ROOTS.flatMap((root) =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(root, file)),
);

/** Imports of a slot's files by files that are not its own. */
function findImportsOf(word: string, all: readonly string[], read: (file: string) => string): string[] {
  const own = new RegExp(`\\b${word}\\b`);
  return all
    .filter((file) => !own.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(IMPORT)]
        .filter(([, target = '']) => own.test(target))
        .map(([, target]) => `${file}: ${target}`),
    );
}

const readFile = (file: string) => fs.readFileSync(file, 'utf8');

/** What paints is art, whatever it is called. */
const isArt = (text: string) => /\bpen: Pen\b|: MachineSkin\b/.test(text);

/** A slot's own files, art, words, tests and pictures apart. */
function filesOfSlot(slug: string): string[] {
  const page = fs.readdirSync(`games/${slug}`).map((file) => `games/${slug}/${file}`);
  const others = [`maths/${slug}.ts`, `maths/${slug}-figures.ts`, `contract/games/${slug}.ts`].filter(
    (file) => fs.existsSync(file),
  );
  return [...others, ...page].filter((file) => !file.endsWith('.css') && !isArt(readFile(file)));
}

describe('what a slot takes', () => {
  it.each(GAMES.filter(({ kind }) => kind === 'slot').map(({ slug }) => slug))(
    '%s is at most 8 files and 400 lines beside its art and its words',
    (slug) => {
      const own = filesOfSlot(slug);
      expect(own.length, own.join()).toBeLessThanOrEqual(8);
      const lines = own.reduce((sum, file) => sum + readFile(file).trimEnd().split('\n').length, 0);
      expect(lines).toBeLessThanOrEqual(400);
      expect(lines).toBeGreaterThan(100);
    },
  );
});

describe('a slot in one place', () => {
  it.each(SLOTS)('files of %s are imported from the list of games alone', (word) => {
    const found = findImportsOf(word, files, readFile);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${LIST}: \\./[a-z-]*${word}[a-z-]*/game\\.ts$`));
  });

  it('a table that gathers several slots is found', () => {
    const table = "import { JADE_REELS } from '../jade-tiger/reels.ts';";
    expect(findImportsOf('jade', ['maths/sheets/all.ts'], () => table)).toEqual([
      'maths/sheets/all.ts: ../jade-tiger/reels.ts',
    ]);
  });
});
