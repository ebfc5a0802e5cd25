import { seedPlace } from '../../sealed-seed.ts';

/** The table of seed pairs. */
export const SEED_PAIRS = 'seed_pairs';

/** Binds the seed of a pair to its row. */
export const placeOfPair = (playerId: string, pairId: string): string =>
  seedPlace(SEED_PAIRS, `${playerId} ${pairId}`);
