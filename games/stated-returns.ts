import type { StatedReturn } from '../maths/return-bounds.ts';
import { GAMES } from './game-list.ts';

const returns = GAMES.flatMap(({ versions }) => versions).map(
  async ({ maths, statedReturn }) => [maths, await statedReturn()] as const,
);

/** What each game's published figures promise of its rounds, by the name of its maths. */
export const STATED_RETURNS: Readonly<Record<string, StatedReturn>> = Object.fromEntries(
  await Promise.all(returns),
);

const bestReturns = GAMES.map(async ({ listing, versions: [{ statedReturn, bestReturn }] }) => {
  const best = bestReturn ? await bestReturn() : (await statedReturn()).highest;
  return [listing.id, best] as const;
});

/** What the best way to play each game returns of all that it stakes, by the game's id. */
export const BEST_RETURNS: ReadonlyMap<number, number> = new Map(await Promise.all(bestReturns));
