import { MAX_PLACED } from '../../contract/games/placed-bets.ts';
import { ROULETTE_SPOTS } from '../roulette/spots.ts';
import { ROULETTE_MAX_TOTAL, ROULETTE_NUMBERS, rouletteReturn } from '../roulette-royale.ts';
import type { VersionRules } from '../version-hash/version-rules.ts';

/** Every spot of the table, as many in a bet as one may have. */
const bets = Array.from({ length: Math.ceil(ROULETTE_SPOTS.length / MAX_PLACED) }, (_, at) => ({
  placed: ROULETTE_SPOTS.slice(at * MAX_PLACED, (at + 1) * MAX_PLACED).map(({ name }) => ({
    spot: name,
    stake: 2_000,
  })),
}));

export const ROULETTE_ROYALE_RULES: VersionRules = {
  rules: {
    numbers: ROULETTE_NUMBERS,
    spots: ROULETTE_SPOTS.map((spot) => ({ ...spot, returns: rouletteReturn(spot.kind) })),
    maxTotal: ROULETTE_MAX_TOTAL,
  },
  bets,
  acts: [],
};
