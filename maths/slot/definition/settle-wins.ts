import { type Cents, cents } from '../../../contract/money.ts';
import { addCents } from '../../../contract/money-arithmetic.ts';
import type { CountWins, LineWins, PaidWin, SlotRound, WaysWins, Window } from './slot-definition.ts';

export type WinRule<Win extends PaidWin> = LineWins<Win> | WaysWins<Win> | CountWins<Win>;
export type SettledWin<Win> = Win & { readonly pay: Cents };

/** The wins of a window in cents, and their sum. */
export function settleWins<Win extends PaidWin>(
  { symbols, stake }: SlotRound,
  rule: WinRule<Win>,
  window: Window,
  multiplier: number,
): { wins: SettledWin<Win>[]; pay: Cents } {
  const wins = rule.winsOf(symbols, window).map((win) => ({
    ...win,
    pay: cents((win.pay * multiplier * stake) / rule.stakeUnits),
  }));
  return { wins, pay: addCents(...wins.map(({ pay }) => pay)) };
}
