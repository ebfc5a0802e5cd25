import { KENO_DRAWN, KENO_NUMBERS } from '../../contract/games/keno-lights.ts';
import { countCombinations } from '../binomial.ts';
import { type BetFigures, figuresOfCases } from '../game-figures.ts';
import { KENO_PAYS } from './pays.ts';

/** The figures of choosing this many numbers: the ways to choose that many hits of the drawn, and the rest of the others. */
export function kenoFigures(picks: number): BetFigures {
  const cases = new Map<number, bigint>();
  for (let hits = 0; hits <= picks; hits += 1) {
    const ways =
      countCombinations(KENO_DRAWN, hits) * countCombinations(KENO_NUMBERS - KENO_DRAWN, picks - hits);
    const paid = KENO_PAYS[picks]?.[hits] ?? 0;
    cases.set(paid, (cases.get(paid) ?? 0n) + ways);
  }
  return figuresOfCases(cases);
}
