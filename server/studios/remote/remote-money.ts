import { type Cents, cents } from '../../../contract/money.ts';

/** What the protocol names for play money, which is the studio's. */
export const PLAY_MONEY_CURRENCY = 'XXX';

/** The protocol counts money in hundred-thousandths of the currency's unit. */
const PARTS_PER_CENT = 1_000;

export const toParts = (amount: Cents): number => amount * PARTS_PER_CENT;

/** Null for what is no whole cent, which is never rounded. */
export function readParts(amount: number): Cents | null {
  const whole = amount / PARTS_PER_CENT;
  return Number.isSafeInteger(amount) && Number.isInteger(whole) ? cents(whole) : null;
}
