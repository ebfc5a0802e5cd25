import { type Cents, cents } from '../money.ts';
import { multiplyRate } from '../money-arithmetic.ts';

/** Terms of a bonus that comes with a deposit, as they are offered and as they are kept once agreed to. */
export interface BonusTerms {
  /** Of the deposit; 0 for a coupon of a fixed amount. */
  readonly percent: number;
  /** Of a fixed amount; 0 for a share of the deposit. */
  readonly fixed: Cents;
  /** The bonus is never more than this. */
  readonly maxBonus: Cents;
  readonly minDeposit: Cents;
  /** Bets of this many times the bonus make it the player's own; ten at most. */
  readonly multiple: number;
  readonly days: number;
}

export const MAX_MULTIPLE = 10;

export interface BonusOfDeposit {
  readonly bonus: Cents;
  /** Bets that make it the player's own. */
  readonly need: Cents;
  /** What those bets cost on average, with the platform's least generous open game. */
  readonly cost: Cents;
}

/** What a deposit of `amount` brings; null when it is below what the terms ask for. A part of a cent is not given. */
export function bonusOf(terms: BonusTerms, amount: Cents, edgePpm: number): BonusOfDeposit | null {
  if (amount < terms.minDeposit) return null;
  const share = terms.fixed > 0 ? terms.fixed : multiplyRate(amount, terms.percent, 100);
  const bonus = cents(Math.min(terms.maxBonus, share));
  if (bonus <= 0) return null;
  const need = cents(bonus * Math.min(MAX_MULTIPLE, terms.multiple));
  return { bonus, need, cost: cents(Math.ceil((need * edgePpm) / 1_000_000)) };
}

/** Coupons by the reward's id, as the wire has it: a share, a share of a fixed kind, or an amount. */
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

/** Bets count for the oldest deposit first: what is left of the sum belongs to the newest ones. Newest first. */
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
