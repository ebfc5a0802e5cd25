import type { Cents } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import { type SettledWin, settleWins, type WinRule } from './settle-wins.ts';
import type { Cascade, CellReels, CellWindow, PaidWin } from './slot-definition.ts';

interface RestingWindow<Win> extends CellWindow {
  readonly wins: SettledWin<Win>[];
  readonly multiplier: number;
  readonly pay: Cents;
}

interface CascadeParts<Win extends PaidWin> {
  readonly reels: CellReels;
  readonly wins: WinRule<Win>;
  readonly multipliers: readonly number[];
}

/** A spin whose wins fall out, each window with the next multiplier. */
export const cascade = <Win extends PaidWin>({
  reels,
  wins: rule,
  multipliers,
}: CascadeParts<Win>): Cascade<{ windows: RestingWindow<Win>[] }> => ({
  kind: 'cascade',
  reels,
  wins: rule,
  multipliers,
  play(round, set, spinMultiplier) {
    const { symbols, grid, random } = round;
    const first = reels.draw(set, grid, random).window;
    const windows: RestingWindow<Win>[] = [];
    let window = first;
    for (const step of multipliers) {
      const multiplier = step * spinMultiplier;
      const { wins, pay } = settleWins(round, rule, window, multiplier);
      windows.push({ window, wins, multiplier, pay });
      if (wins.length === 0 || windows.length === multipliers.length) break;
      const resting = window;
      const isGone = (reel: number, row: number) =>
        wins.some((win) => rule.isPart(symbols, resting, win, reel, row));
      window = reels.refill(set, resting, isGone, random);
    }
    return { shown: { windows }, window: first, pay: addCents(...windows.map(({ pay }) => pay)) };
  },
});
