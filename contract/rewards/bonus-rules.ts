import { type Cents, cents } from '../money.ts';
import { multiplyRate } from '../money-arithmetic.ts';
import { REWARD_KINDS, rewardKindOf } from './reward-ids.ts';

/** Terms of a bonus with a deposit, as offered and as stored once agreed to. */
export interface BonusTerms {
  /** Of the deposit; 0 for a coupon of a fixed amount. */
  readonly percent: number;
  /** Of a fixed amount; 0 for a share of the deposit. */
  readonly fixed: Cents;
  /** The maximum of the bonus. */
  readonly maxBonus: Cents;
  readonly minDeposit: Cents;
  /** The coupon's reward id; 0 or none for another bonus. */
  readonly propId?: number;
  /** The required wagering as a multiple of the bonus; ten at most. */
  readonly multiple: number;
  readonly days: number;
}

export const MAX_MULTIPLE = 10;
/** The largest share of a deposit that a coupon may add. */
export const MAX_COUPON_PERCENT = 200;

export interface BonusOfDeposit {
  readonly bonus: Cents;
  /** The required wagering. */
  readonly need: Cents;
  /** The average cost of those bets in the open game with the lowest return. */
  readonly cost: Cents;
}

/** Whether the bonus is for a deposit of its smallest amount alone, and for no larger one. */
export const isForOneAmount = ({ propId = 0 }: Pick<BonusTerms, 'propId'>): boolean =>
  couponKindOf(propId) === 'fixedPercent';

/** The bonus for a deposit of `amount`; null for an amount that the terms are not for. Rounded down to cents. */
export function bonusOf(terms: BonusTerms, amount: Cents, edgePpm: number): BonusOfDeposit | null {
  if (amount < terms.minDeposit || (isForOneAmount(terms) && amount > terms.minDeposit)) return null;
  const share = terms.fixed > 0 ? terms.fixed : multiplyRate(amount, terms.percent, 100);
  const bonus = cents(Math.min(terms.maxBonus, share));
  if (bonus <= 0) return null;
  const need = cents(bonus * Math.min(MAX_MULTIPLE, terms.multiple));
  return { bonus, need, cost: cents(Math.ceil((need * edgePpm) / 1_000_000)) };
}

/** Coupons: a share of a deposit, a share of a deposit of one stated amount, or an amount. */
export type CouponKind = 'percent' | 'fixedPercent' | 'give';

export function couponKindOf(propId: number): CouponKind | null {
  const kind = rewardKindOf(propId);
  if (kind === null) return null;
  const { effect } = REWARD_KINDS[kind];
  return effect === 'percent' || effect === 'fixedPercent' || effect === 'give' ? effect : null;
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
