import { type BetFigures, figuresOfCases } from '../game-figures.ts';
import { FLIGHTS } from './crash-point.ts';

/** The figures of a cash-out, from the number of flights that reach it. @param cashOutAt hundredths */
export function airshipFigures(cashOutAt: number): BetFigures {
  const flights = BigInt(FLIGHTS);
  // Flights are numbered from 0, and those below 97 × flights / multiplier reach it.
  const reached = (97n * flights + BigInt(cashOutAt) - 1n) / BigInt(cashOutAt);
  return figuresOfCases(
    new Map([
      [cashOutAt, reached],
      [0, flights - reached],
    ]),
  );
}
