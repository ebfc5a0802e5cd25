import type { Cents } from '../../contract/money.ts';
import type { ShownWindow } from './win-reading.ts';

/** What every round of reels has, whatever else its game adds. */
export interface ReelRound<Win extends { readonly pay: Cents }> {
  readonly stake: Cents;
  readonly win: Cents;
  readonly outcome: {
    readonly stops: readonly number[];
    readonly window: ShownWindow;
    readonly wins: readonly Win[];
  };
}
