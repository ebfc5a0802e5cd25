import { MAX_ACTS } from '../contract/limits.ts';
import type { AnyGame } from './game-maths.ts';
import type { RandomSource } from './random-source.ts';

/**
 * All acts of a round whose player does not return: theirs, and those of the published rule until it is over.
 * @param source the round's numbers from their beginning, anew with each call
 * @throws Error when the rule of the game does not come to an end
 */
export function finishForAbsent(
  game: AnyGame,
  bet: unknown,
  acts: readonly unknown[],
  source: () => RandomSource,
): unknown[] {
  const all = [...acts];
  for (;;) {
    const act = game.actForAbsent(bet, all, source());
    if (act === null) return all;
    if (all.length === MAX_ACTS) throw new Error(`${game.maths}: the rule for absent players does not end`);
    all.push(act);
  }
}
