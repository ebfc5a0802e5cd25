import type { PlinkoBet } from '../../contract/games/plinko-tower.ts';
import { countCombinations } from '../binomial.ts';
import { type BetFigures, figuresOfCases } from '../game-figures.ts';
import { plinkoSlots } from './multipliers.ts';

/** The figures of a table: every path is equally likely, and a slot has as many as its binomial coefficient. */
export function plinkoFigures(table: Pick<PlinkoBet, 'rows' | 'risk'>): BetFigures {
  const cases = new Map<number, bigint>();
  plinkoSlots(table).forEach((paid, slot) => {
    cases.set(paid, (cases.get(paid) ?? 0n) + countCombinations(table.rows, slot));
  });
  return figuresOfCases(cases);
}
