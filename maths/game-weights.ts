import { FULL_WEIGHT } from '../contract/games/weight-of-game.ts';

/** What the platform keeps at least of a stake that counts in full, however it is played. */
export const REFERENCE_MARGIN = 0.037;

/** A weight is a whole per cent. */
const STEP = 100;

/**
 * What a stake in a game counts toward rewards, in basis points: as much as the game keeps of it, rounded down to a whole per
 * cent. So whoever has counted an amount has paid `REFERENCE_MARGIN` of it at least, in every game.
 * @param bestReturn what the best way to play returns of all that it stakes, 0 to 1
 */
export function weightOfReturn(bestReturn: number): number {
  const share = (1 - bestReturn) / REFERENCE_MARGIN;
  return Math.max(0, Math.min(FULL_WEIGHT, Math.floor((share * FULL_WEIGHT) / STEP) * STEP));
}
