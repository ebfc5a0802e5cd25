import { type SettledWin, settleWins, type WinRule } from './settle-wins.ts';
import type { CellReels, CellWindow, PaidWin, SingleSpin, StripReels } from './slot-definition.ts';

/** What a single spin shows. */
export type ShownSpin<Drawn, Win> = Drawn & { readonly wins: SettledWin<Win>[] };

interface SpinParts<Drawn extends CellWindow, Win extends PaidWin> {
  readonly reels: StripReels<Drawn> | CellReels<Drawn>;
  readonly wins: WinRule<Win>;
}

/** A spin whose window pays and stays. */
export const singleSpin = <Drawn extends CellWindow, Win extends PaidWin>({
  reels,
  wins,
}: SpinParts<Drawn, Win>): SingleSpin<ShownSpin<Drawn, Win>> => ({
  kind: 'single',
  reels,
  wins,
  play(round, set, multiplier) {
    const drawn = reels.draw(set, round.grid, round.random);
    const { window } = drawn;
    const settled = settleWins(round, wins, window, multiplier);
    return { shown: { ...drawn, wins: settled.wins }, window, pay: settled.pay };
  },
});
