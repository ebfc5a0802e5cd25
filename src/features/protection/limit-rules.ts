import type { LimitState, SelfLimited } from '../../../contract/protection/protection-calls.ts';
import {
  isLimitValue,
  isMoneyLimit,
  isTighter,
  kindOf,
  type LimitKey,
  MONEY_LIMIT_KEYS,
  type MoneyKind,
  type MoneyLimitKey,
} from '../../../contract/protection/protection-rules.ts';
import { type AmountFormat, readTypedAmount, type TypedAmountError } from '../../../contract/typed-amount.ts';
import { plainText } from '../../../contract/typed-text.ts';

/** The three limits of a kind, shortest span first. */
export const keysOfKind = (kind: MoneyKind): readonly MoneyLimitKey[] =>
  MONEY_LIMIT_KEYS.filter((key) => kindOf(key) === kind);

export function limitOf(told: SelfLimited, key: LimitKey): LimitState {
  const found = told.limits.find((limit) => limit.key === key);
  if (!found) throw new Error(`the server tells nothing of ${key}`);
  return found;
}

export type LimitReading =
  | { readonly value: number; readonly error: null }
  /** `minutes`: no whole minutes, or out of their bounds. */
  | { readonly value: null; readonly error: TypedAmountError | 'minutes' };

/** What was typed for a limit, in cents or minutes, or why it is no value that the limit may have. */
export function readLimitText(key: LimitKey, text: string, format: AmountFormat): LimitReading {
  if (isMoneyLimit(key)) {
    const { amount, error } = readTypedAmount(text, format);
    if (amount === null) return { value: null, error };
    return isLimitValue(key, amount) ? { value: amount, error: null } : { value: null, error: 'unreadable' };
  }
  const minutes = plainText(text).trim();
  const value = /^[0-9]{1,4}$/.test(minutes) ? Number(minutes) : null;
  return value !== null && isLimitValue(key, value)
    ? { value, error: null }
    : { value: null, error: 'minutes' };
}

/** What a change would do: hold at once, wait, or nothing. */
export type Effect = 'same' | 'atOnce' | 'waits';

export function effectOf(limit: LimitState, next: number | null): Effect {
  if (next === limit.value) return 'same';
  return isTighter(limit.value, next) ? 'atOnce' : 'waits';
}

/** How full a limit is, from 0 to 1. */
export function shareUsed({ value, used }: LimitState): number {
  if (value === null) return 0;
  return value === 0 ? 1 : Math.min(1, used / value);
}
