import { ROYAL_SEVENS } from '../royal-sevens.ts';
import { stakeRules } from '../version-hash/version-rules.ts';

const { symbols, rows, lines, baseStrips, freeStrips, freeSpins } = ROYAL_SEVENS;
const { spinsByScatters, multiplierOf } = freeSpins;
const mostSpins = Math.max(...Object.values(spinsByScatters));

export const ROYAL_SEVENS_RULES = stakeRules(ROYAL_SEVENS, {
  symbols,
  rows,
  lines,
  baseStrips,
  freeStrips,
  spinsByScatters,
  multipliers: Array.from({ length: mostSpins }, (_, spin) => multiplierOf(spin)),
});
