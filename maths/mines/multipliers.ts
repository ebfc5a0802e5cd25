import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import { countCombinations } from '../binomial.ts';

/** What a fair game returns, less three hundredths. Percent. */
const RETURN_PERCENT = 97n;
/** No round returns more; a cell beyond it is not offered. Hundredths of the stake. */
export const MINES_MAX_MULTIPLIER = 1_000_000;

/**
 * What each number of safe cells returns: `multipliersOf(mines)[0]` is for one cell. 97 % of the inverse of its chance,
 * cut to hundredths of the stake. The last one ends the round.
 */
export function multipliersOf(mines: number): readonly number[] {
  const known = tables[mines];
  if (!known) throw new RangeError(`no table for ${mines} mines`);
  return known;
}

const tables = Array.from({ length: MINES_CELLS }, (_, mines) =>
  mines === 0 ? null : tableOf(mines).filter((multiplier) => multiplier <= MINES_MAX_MULTIPLIER),
);

function tableOf(mines: number): number[] {
  const safe = MINES_CELLS - mines;
  return Array.from({ length: safe }, (_, at) =>
    Number((RETURN_PERCENT * countCombinations(MINES_CELLS, at + 1)) / countCombinations(safe, at + 1)),
  );
}
