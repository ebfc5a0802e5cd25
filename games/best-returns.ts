import { GAMES } from './game-list.ts';

const returns = GAMES.map(async ({ listing, versions: [{ statedReturn, bestReturn }] }) => {
  const best = bestReturn ? await bestReturn() : (await statedReturn()).highest;
  return [listing.id, best] as const;
});

/** What the best way to play each game returns of all that it stakes, by the game's id. */
export const BEST_RETURNS: ReadonlyMap<number, number> = new Map(await Promise.all(returns));
