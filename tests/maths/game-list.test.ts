import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_GAMES, gameMathsByName, gameMathsOf } from '../../maths/all-games.ts';
import { GAME_LIST, kindOf, loadGame } from '../../maths/game-list.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { isSlotGame } from '../../maths/slot/is-slot-game.ts';
import { GAME_BETS } from './support/game-bets.ts';

const isGame = (value: unknown): value is AnyGame =>
  typeof value === 'object' && value !== null && 'maths' in value && 'play' in value;

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
    expect(found.toSorted()).toEqual(Object.keys(GAME_LIST).toSorted());
  });

  it('each name of the list loads the game of that name', async () => {
    for (const maths of Object.keys(GAME_LIST)) expect((await loadGame(maths))?.maths).toBe(maths);
  });

  it.each(Object.keys(GAME_LIST))('kind of %s is what its rounds show', (maths) => {
    const game = gameMathsByName(maths);
    if (!game) throw new Error(`no game ${maths}`);
    const bet = game.readBet(GAME_BETS[game.slug]);
    const seeds = Array.from({ length: 20 }, (_, at) => at.toString(16).padStart(64, '0'));
    const isDecidedAtOnce = seeds.every((seed) => game.play(bet, [], fairSource(seed, 'a-seed')).isOver);
    expect(kindOf(maths) !== 'acts').toBe(isDecidedAtOnce);
    if (isSlotGame(game)) expect(kindOf(maths)).toBe('slot');
    if (kindOf(maths) === 'slot')
      expect(game.readBet({ stake: game.defaultStake })).toEqual({ stake: game.defaultStake });
  });

  it('game is found by its slug and by the name in a proof, and nothing else is', () => {
    for (const game of ALL_GAMES) {
      expect(gameMathsOf(game.slug)?.slug).toBe(game.slug);
      expect(gameMathsByName(game.maths)).toBe(game);
    }
    for (const unknown of ['pearl-tides', 'toString', '']) {
      expect(gameMathsOf(unknown)).toBeNull();
      expect(gameMathsByName(unknown)).toBeNull();
      expect(kindOf(unknown)).toBeNull();
    }
  });

  it.each(['toString', '__proto__', 'royal-sevens', 'royal-sevens@99'])(
    'name %s loads nothing',
    async (name) => {
      expect(await loadGame(name)).toBeNull();
    },
  );
});
