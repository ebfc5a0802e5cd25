import type { RushOutcome } from '../contract/games/gold-rush-express.ts';
import type { SlotBet } from '../contract/games/slot.ts';
import { type Cents, cents } from '../contract/money.ts';
import { addCents } from '../contract/money-arithmetic.ts';
import type { GameMaths } from './game-maths.ts';
import { RUSH_HOLD, RUSH_REELS, RUSH_TRIGGER } from './gold-rush/reels.ts';
import { multiplyStake, SLOT_STAKES } from './offered-stake.ts';
import type { RandomSource } from './random-source.ts';
import { drawCoinPay, type LandedCoin, playHold } from './slot/hold-and-spin.ts';
import { winsOf } from './slot/line-wins.ts';
import type { SymbolId } from './slot/slot-model.ts';
import { stakeGame } from './slot/stake-game.ts';
import { windowAt } from './slot/window.ts';

const { symbols, strips, rows, lines } = RUSH_REELS;

/** Five reels, ten lines, and coins that are held while the others spin. See docs/games/gold-rush-express.md. */
export const GOLD_RUSH_EXPRESS: GameMaths<SlotBet, never, RushOutcome> = stakeGame({
  slug: 'gold-rush-express',
  maths: 'gold-rush-express@1',
  stakes: SLOT_STAKES,
  defaultStake: cents(100),
  symbolNames: RUSH_REELS.symbols.map(({ name }) => name),
  settle(stake, random) {
    const reels = spin(random);
    const lineBet = stake / lines.length;
    const wins = winsOf(RUSH_REELS, reels.window).map((win) => ({ ...win, pay: cents(win.pay * lineBet) }));
    const coins = coinsOf(reels.window, random);
    const inCents = (landed: readonly LandedCoin[]) =>
      landed.map(({ cell, pay }) => ({ cell, pay: multiplyStake(stake, pay) }));
    const held = coins.length >= RUSH_TRIGGER ? playHold(RUSH_HOLD, coins, random) : null;
    const hold = held && {
      respins: held.respins.map((respin) => ({ ...respin, coins: inCents(respin.coins) })),
      isFull: held.isFull,
      pay: multiplyStake(stake, held.pay),
    };
    const paid: Cents[] = wins.map(({ pay }) => pay);
    if (hold) paid.push(hold.pay);
    return { win: addCents(...paid), outcome: { ...reels, wins, coins: inCents(coins), hold } };
  },
});

function spin(random: RandomSource) {
  const stops = strips.map((strip) => random.integer(strip.length));
  return { stops, window: windowAt(strips, stops, rows) };
}

/** The coins of a window, each with the value that it draws. */
function coinsOf(window: readonly (readonly SymbolId[])[], random: RandomSource): LandedCoin[] {
  return window
    .flat()
    .flatMap((symbol, cell) =>
      symbols[symbol]?.role === 'scatter' ? [{ cell, pay: drawCoinPay(RUSH_HOLD.values, random) }] : [],
    );
}
