import type { Cents } from '../../contract/money.ts';

/** The drums as they are to be shown. */
export interface LotteryContent {
  /** How many drums. */
  readonly digits: number;
  /** `still`: they rest; `drawing`: they are on their way to the number; `shown`: it is told. */
  readonly phase: 'still' | 'drawing' | 'shown';
  /** The number that they show, or come to, with all its digits; null where none was ever drawn. */
  readonly number: string | null;
  /** Another key is another draw. */
  readonly key: string;
  /** What the player won with it, where that is celebrated. */
  readonly win: { readonly title: string; readonly amount: Cents } | null;
}
