import { type BetFigures, figuresOfCases } from '../game-figures.ts';
import { columnsOf } from '../slot/window.ts';
import { ORCHARD_REELS } from './reels.ts';
import { orchardWins } from './wins.ts';

const { strips, rows, lines } = ORCHARD_REELS;
/** What a line bet is, in hundredths of the stake. */
const LINE_BET = 100 / lines.length;

/** The figures over the full cycle, every window once. */
export const orchardFigures = (): BetFigures => figuresOfCases(orchardCases());

/** How many windows of the full cycle return what, in hundredths of the stake. */
export function orchardCases(): ReadonlyMap<number, bigint> {
  const [left = [], middle = [], right = []] = strips.map((strip) => columnsOf(strip, rows));
  const cases = new Map<number, bigint>();
  for (const first of left)
    for (const second of middle)
      for (const third of right) {
        const pay = orchardWins([first, second, third]).reduce((sum, win) => sum + win.pay, 0);
        cases.set(pay * LINE_BET, (cases.get(pay * LINE_BET) ?? 0n) + 1n);
      }
  return cases;
}
