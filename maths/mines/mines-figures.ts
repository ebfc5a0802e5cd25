import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import { countCombinations } from '../binomial.ts';
import { type BetFigures, figuresOfCases } from '../game-figures.ts';
import { multipliersOf } from './multipliers.ts';

/** The figures of opening this many cells and cashing out, over every way to lay the mines. */
export function minesFigures(mines: number, cells: number): BetFigures {
  const all = countCombinations(MINES_CELLS, cells);
  const safe = countCombinations(MINES_CELLS - mines, cells);
  const multiplier = multipliersOf(mines)[cells - 1];
  if (multiplier === undefined) throw new RangeError(`no round of ${mines} mines opens ${cells} cells`);
  return figuresOfCases(
    new Map([
      [multiplier, safe],
      [0, all - safe],
    ]),
  );
}

/** Every way to play: a number of mines, and how many cells are opened before cashing out. */
export const everyMinesPlan = (): { mines: number; cells: number }[] =>
  Array.from({ length: MINES_CELLS - 1 }, (_, at) => at + 1).flatMap((mines) =>
    multipliersOf(mines).map((_, at) => ({ mines, cells: at + 1 })),
  );
