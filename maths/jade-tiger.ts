import type { JadeOutcome } from '../contract/games/jade-tiger.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import { type Cents, cents } from '../contract/money.ts';
import { addCents } from '../contract/money-arithmetic.ts';
import type { GameMaths } from './game-maths.ts';
import { JADE_REELS } from './jade-tiger/reels.ts';
import { multiplyStake, SLOT_STAKES } from './offered-stake.ts';
import type { RandomSource } from './random-source.ts';
import type { Strip } from './slot/slot-model.ts';
import { stakeGame } from './slot/stake-game.ts';
import { waysWins } from './slot/ways-wins.ts';
import { countScatters, windowAt } from './slot/window.ts';

const { symbols, rows, baseStrips, freeStrips, spinsByScatters } = JADE_REELS;

/** Five reels of four rows, 1,024 ways, tigers that multiply. See docs/games/jade-tiger.md. */
export const JADE_TIGER: GameMaths<SlotBet, never, JadeOutcome> = stakeGame({
  slug: 'jade-tiger',
  maths: 'jade-tiger@1',
  stakes: SLOT_STAKES,
  defaultStake: cents(100),
  symbolNames: JADE_REELS.symbols.map(({ name }) => name),
  settle(stake, random) {
    const base = spin(baseStrips, stake, random);
    const spins = spinsByScatters[countScatters(JADE_REELS, base.window)] ?? 0;
    const freeSpins = Array.from({ length: spins }, () => {
      const free = spin(freeStrips, stake, random);
      return { ...free, pay: payOf(free) };
    });
    const win = addCents(payOf(base), ...freeSpins.map(({ pay }) => pay));
    return { win, outcome: { ...base, freeSpins } };
  },
});

function spin(strips: readonly Strip[], stake: Cents, random: RandomSource) {
  const stops = strips.map((strip) => random.integer(strip.length));
  const window = windowAt(strips, stops, rows);
  const wins = waysWins(symbols, window).map((win) => ({ ...win, pay: multiplyStake(stake, win.pay) }));
  return { stops, window, wins };
}

const payOf = ({ wins }: ReturnType<typeof spin>): Cents => addCents(...wins.map(({ pay }) => pay));
