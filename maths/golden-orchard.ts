import type { OrchardOutcome } from '../contract/games/golden-orchard.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import { cents } from '../contract/money.ts';
import { addCents } from '../contract/money-arithmetic.ts';
import type { GameMaths } from './game-maths.ts';
import { ORCHARD_REELS } from './golden-orchard/reels.ts';
import { orchardWins } from './golden-orchard/wins.ts';
import { SLOT_STAKES } from './offered-stake.ts';
import { stakeGame } from './slot/stake-game.ts';
import { windowAt } from './slot/window.ts';

const { strips, rows, lines } = ORCHARD_REELS;

/** Three reels, five lines, apples of gold that double. See docs/games/golden-orchard.md. */
export const GOLDEN_ORCHARD: GameMaths<SlotBet, never, OrchardOutcome> = stakeGame({
  slug: 'golden-orchard',
  maths: 'golden-orchard@1',
  stakes: SLOT_STAKES,
  defaultStake: cents(100),
  symbolNames: ORCHARD_REELS.symbols.map(({ name }) => name),
  settle(stake, random) {
    const stops = strips.map((strip) => random.integer(strip.length));
    const window = windowAt(strips, stops, rows);
    const wins = orchardWins(window).map((win) => ({ ...win, pay: cents((win.pay * stake) / lines.length) }));
    return { win: addCents(...wins.map(({ pay }) => pay)), outcome: { stops, window, wins } };
  },
});
