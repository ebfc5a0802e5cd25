import { type Cents, cents } from '../../contract/money.ts';

/** A count from one amount up to another. */
interface Rise {
  readonly from: Cents;
  /** Never below `from`. */
  readonly to: Cents;
  /** How long it takes; 0 is there at once. */
  readonly seconds: number;
}

/** A rise from what is shown. An amount below it is shown never: what was seen stands. */
export function planRise(shown: Cents, amount: Cents, seconds: number): Rise {
  return { from: shown, to: cents(Math.max(shown, amount)), seconds: Math.max(0, seconds) };
}

/**
 * What is shown this long after the start: fast at first, slow at the end. Each step of the sum keeps the order of
 * its operands when it is rounded, so that a later moment never has a smaller amount.
 */
export function amountAt({ from, to, seconds }: Rise, elapsedSeconds: number): Cents {
  if (elapsedSeconds >= seconds) return to;
  if (!(elapsedSeconds > 0)) return from;
  const left = 1 - elapsedSeconds / seconds;
  const share = 1 - left * left * left;
  return cents(Math.min(to, from + Math.floor((to - from) * share)));
}
