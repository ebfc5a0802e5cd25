import { type Cents, cents } from '../money.ts';
import { multiplyRate } from '../money-arithmetic.ts';

/** Terms of a bonus with a deposit, as offered and as stored once agreed to. */
export interface BonusTerms {
  /** Of the deposit; 0 for a coupon of a fixed amount. */
  readonly percent: number;
  /** Of a fixed amount; 0 for a share of the deposit. */
  readonly fixed: Cents;
  /** The maximum of the bonus. */
  readonly maxBonus: Cents;
  readonly minDeposit: Cents;
  /** The required wagering as a multiple of the bonus; ten at most. */
  readonly multiple: number;
  readonly days: number;
}

export const MAX_MULTIPLE = 10;

export interface BonusOfDeposit {
  readonly bonus: Cents;
  /** The required wagering. */
  readonly need: Cents;
  /** The average cost of those bets in the open game with the lowest return. */
  readonly cost: Cents;
}

/** The bonus for a deposit of `amount`; null when it is below the minimum of the terms. Rounded down to cents. */
export function bonusOf(terms: BonusTerms, amount: Cents, edgePpm: number): BonusOfDeposit | null {
  if (amount < terms.minDeposit) return null;
  const share = terms.fixed > 0 ? terms.fixed : multiplyRate(amount, terms.percent, 100);
  const bonus = cents(Math.min(terms.maxBonus, share));
  if (bonus <= 0) return null;
  const need = cents(bonus * Math.min(MAX_MULTIPLE, terms.multiple));
  return { bonus, need, cost: cents(Math.ceil((need * edgePpm) / 1_000_000)) };
}

/** Coupons by the reward's id on the wire: a share, a share of a fixed kind, or an amount. */
export type CouponKind = 'percent' | 'fixedPercent' | 'give';

export function couponKindOf(propId: number): CouponKind | null {
  if (propId >= 1001 && propId <= 1099) return 'percent';
  if (propId >= 1201 && propId <= 1299) return 'fixedPercent';
  return propId >= 1301 && propId <= 1399 ? 'give' : null;
}

interface DepositLeft {
  readonly id: string;
  readonly of: Cents;
  readonly left: Cents;
}

/** Bets count for the oldest deposit first: the remaining total belongs to the newest ones. Newest first. */
export function shareWagering(
  newestFirst: readonly { id: string; amount: Cents }[],
  left: Cents,
): DepositLeft[] {
  let rest: number = left;
  const shared: DepositLeft[] = [];
  for (const { id, amount } of newestFirst) {
    if (rest <= 0) break;
    const own = Math.min(rest, amount);
    rest -= own;
    shared.push({ id, of: amount, left: cents(own) });
  }
  return shared;
}
