import { type Cents, cents } from '../../../contract/money.ts';
import type { SelfLimited } from '../../../contract/protection/protection-calls.ts';
import {
  isMoneyLimit,
  kindOf,
  type MoneyKind,
  type MoneyLimitKey,
} from '../../../contract/protection/protection-rules.ts';

/** A limit that the player has set; `left` is what the current period still allows. */
export interface LimitLeft {
  readonly key: MoneyLimitKey;
  readonly value: Cents;
  readonly left: Cents;
}

/** Finds, among the player's limits of these kinds, the one that leaves the least. Null when none is set. */
export function tightestLimit(
  told: Pick<SelfLimited, 'limits'> | null,
  ...kinds: readonly MoneyKind[]
): LimitLeft | null {
  const set = (told?.limits ?? []).flatMap(({ key, value, left }): LimitLeft[] => {
    if (value === null || left === null || !isMoneyLimit(key) || !kinds.includes(kindOf(key))) return [];
    return [{ key, value: cents(value), left: cents(left) }];
  });
  return set.reduce<LimitLeft | null>((least, one) => (least && least.left <= one.left ? least : one), null);
}

/** What is left of a limit, from 0 to 1. A limit of nothing leaves nothing. */
export const shareLeft = ({ value, left }: Pick<LimitLeft, 'value' | 'left'>): number =>
  value === 0 ? 0 : Math.min(1, left / value);
