import type { SlotOutcome } from '../../contract/games/slot.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import type { RandomSource } from '../random-source.ts';
import { type WinInBets, winsOf } from './line-wins.ts';
import type { SlotModel, Strip } from './slot-model.ts';
import { countScatters, windowAt } from './window.ts';

export interface SlotRound {
  readonly win: Cents;
  readonly outcome: SlotOutcome;
}

/**
 * Decides a whole round, free spins included, before anything moves. Draws from `random` in a fixed order, so
 * that the revealed seeds give the same round again: a stop for each reel from the left, then the same for
 * each free spin.
 * @throws RangeError for a stake that is not offered.
 */
export function playSlot(model: SlotModel, stake: Cents, random: RandomSource): SlotRound {
  if (!model.stakes.includes(stake)) throw new RangeError(`stake not offered: ${stake}`);
  const lineBet = stake / model.lines.length;
  const base = spin(model, model.baseStrips, lineBet, random);
  const spins = model.freeSpins.spinsByScatters[base.scatters] ?? 0;
  const freeSpins = Array.from({ length: spins }, (_, index) => {
    const multiplier = model.freeSpins.multiplierOf(index);
    const { stops, window, wins } = spin(model, model.freeStrips, lineBet * multiplier, random);
    return { stops, window, wins, multiplier, pay: sumOfPays(wins) };
  });
  const { stops, window, wins } = base;
  const win = addCents(sumOfPays(wins), sumOfPays(freeSpins));
  return { win, outcome: { stops, window, wins, freeSpins } };
}

/** `betUnit`: what one line bet is worth here, multiplier included. Cents. */
function spin(model: SlotModel, strips: readonly Strip[], betUnit: number, random: RandomSource) {
  const stops = strips.map((strip) => random.integer(strip.length));
  const window = windowAt(strips, stops, model.rows);
  const wins = winsOf(model, window).map((win) => inCents(win, betUnit));
  return { stops, window, wins, scatters: countScatters(model, window) };
}

function inCents(win: WinInBets, betUnit: number) {
  return { ...win, pay: cents(win.pay * betUnit) };
}

function sumOfPays(wins: readonly { pay: Cents }[]): Cents {
  return addCents(...wins.map(({ pay }) => pay));
}
