import type { SerpentOutcome } from '../contract/games/serpent-temple.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import { cents } from '../contract/money.ts';
import { addCents } from '../contract/money-arithmetic.ts';
import type { GameMaths } from './game-maths.ts';
import { multiplyStake, SLOT_STAKES } from './offered-stake.ts';
import { SERPENT_RULES } from './serpent/serpent-rules.ts';
import { stakeGame } from './slot/stake-game.ts';
import { dealWindow, fallWindow, tumbleWins } from './slot/tumble.ts';

/** Thirty stones that fall: wins make room for new ones, and each fall multiplies more. See docs/games/serpent-temple.md. */
export const SERPENT_TEMPLE: GameMaths<SlotBet, never, SerpentOutcome> = stakeGame({
  slug: 'serpent-temple',
  maths: 'serpent-temple@1',
  stakes: SLOT_STAKES,
  defaultStake: cents(100),
  symbolNames: SERPENT_RULES.symbols.map(({ name }) => name),
  settle(stake, random) {
    const windows: SerpentOutcome['windows'] = [];
    let window = dealWindow(SERPENT_RULES, random);
    for (const [index, multiplier] of SERPENT_RULES.multipliers.entries()) {
      const wins = tumbleWins(SERPENT_RULES, window).map((win) => ({
        ...win,
        pay: multiplyStake(stake, win.pay * multiplier),
      }));
      windows.push({ window, wins, multiplier, pay: addCents(...wins.map(({ pay }) => pay)) });
      const isLast = index === SERPENT_RULES.multipliers.length - 1;
      if (wins.length === 0 || isLast) break;
      const winning = wins.map(({ symbol }) => symbol);
      window = fallWindow(SERPENT_RULES, window, winning, random);
    }
    return { win: addCents(...windows.map(({ pay }) => pay)), outcome: { windows } };
  },
});
