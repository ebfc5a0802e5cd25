import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_GAMES, gameMathsByName, gameMathsOf } from '../../games/all-games.ts';
import { GAMES, gameOf, kindOf, loadGame, MATHS_NAMES } from '../../games/game-list.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { COMING_SLOTS } from '../../server/games/catalogue/coming-slots.ts';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { sampleBetOf } from './support/game-bets.ts';

const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'maths' in value && 'play' in value;

/** What a game's own page loads, as its manifest says it: a manifest has drawings beside it, which only a browser imports. */
async function messagesOfPage(slug: string): Promise<readonly string[]> {
  const manifest = await readFile(`games/${slug}/manifest.ts`, 'utf8');
  if (manifest.includes('slotManifest<')) return [`slot-${slug}`];
  const [, list = ''] = /^ {2}messages: \[(.*)\],$/m.exec(manifest) ?? [];
  return list
    .split(', ')
    .filter(Boolean)
    .map((word) => word.slice(1, -1));
}

/** Every game that a file of the folder exports. */
async function gamesOfFiles(): Promise<AnyGame[]> {
  const files = globSync('maths/*.ts').map((file) => basename(file, '.ts'));
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(`../../maths/${file}.ts`)),
  );
  return modules.flatMap((module) => Object.values(module).filter(isGame));
}

describe('list of the games', () => {
  it('list has every game that a file of the maths exports', async () => {
    const found = (await gamesOfFiles()).map(({ maths }) => maths);
    expect(found.toSorted()).toEqual(MATHS_NAMES.toSorted());
  });

  it('every folder with a page has a descriptor in the list, of the same name, with the words of its page', async () => {
    const folders = globSync('games/*/index.html').map((page) => basename(dirname(page)));
    expect(GAMES.map(({ slug }) => slug).toSorted()).toEqual(folders.toSorted());
    for (const { slug, messages } of GAMES) expect(messages, slug).toEqual(await messagesOfPage(slug));
  });

  it('number and maths of a game are no other game’s, and its maths have its slug', async () => {
    expect(new Set(MATHS_NAMES).size).toBe(MATHS_NAMES.length);
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
    for (const { slug, versions } of GAMES)
      for (const { maths, load } of versions) {
        expect((await load()).slug).toBe(slug);
        expect(maths).toMatch(new RegExp(`^${slug}@\\d+$`));
      }
  });

  it('each name of the list loads the game of that name', async () => {
    for (const maths of MATHS_NAMES) expect((await loadGame(maths))?.maths).toBe(maths);
  });

  it.each(MATHS_NAMES)('kind of %s is what its rounds show', (maths) => {
    const game = gameMathsByName(maths);
    if (!game) throw new Error(`no game ${maths}`);
    const bet = game.readBet(sampleBetOf(game.slug));
    const seeds = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(64, '0'));
    const isDecidedAtOnce = seeds.every((seed) => game.play(bet, [], fairSource(seed, 'a-seed')).isOver);
    expect(kindOf(maths) !== 'acts').toBe(isDecidedAtOnce);
    if (kindOf(maths) === 'slot')
      expect(game.readBet({ stake: game.defaultStake })).toEqual({ stake: game.defaultStake });
  });

  it('game is found by its slug and by the name in a proof, and nothing else is', () => {
    for (const game of ALL_GAMES) {
      expect(gameMathsOf(game.slug)?.slug).toBe(game.slug);
      expect(gameMathsByName(game.maths)).toBe(game);
    }
    for (const unknown of [COMING_SLOTS[0]?.slug ?? '', 'toString', '']) {
      expect(gameMathsOf(unknown)).toBeNull();
      expect(gameMathsByName(unknown)).toBeNull();
      expect(kindOf(unknown)).toBeNull();
      expect(gameOf(unknown)).toBeNull();
    }
  });

  it.each(['toString', '__proto__', 'royal-sevens', 'royal-sevens@99'])(
    'name %s loads nothing',
    async (name) => {
      expect(await loadGame(name)).toBeNull();
    },
  );
});
