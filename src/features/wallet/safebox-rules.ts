import { type Cents, cents } from '../../../contract/money.ts';
import { type AmountFormat, readTypedAmount, type TypedAmountError } from '../../../contract/typed-amount.ts';
import type { SafeboxDirection, SafeboxTerms } from '../../../contract/wallet/safebox-calls.ts';

export type SafeboxError = 'empty' | TypedAmountError | 'tooSmall' | 'full' | 'balance' | 'held';

/** What can be moved at most: what is there, and going in what still fits. */
export function mostToMove(terms: SafeboxTerms, direction: SafeboxDirection): Cents {
  if (direction === 'out') return terms.safebox;
  return cents(Math.max(0, Math.min(terms.coin, terms.maxHeld - terms.safebox)));
}

/** What the player typed, as cents or as the reason why it cannot be moved. */
export function readMove(
  text: string,
  terms: SafeboxTerms,
  direction: SafeboxDirection,
  format: AmountFormat,
): { amount: Cents; fieldError: null } | { amount: null; fieldError: SafeboxError } {
  const no = (fieldError: SafeboxError) => ({ amount: null, fieldError });
  if (text.trim() === '') return no('empty');
  const { amount, error } = readTypedAmount(text, format);
  if (amount === null) return no(error);
  const there = direction === 'in' ? terms.coin : terms.safebox;
  if (amount > there) return no(direction === 'in' ? 'balance' : 'held');
  if (direction === 'in' && terms.safebox + amount > terms.maxHeld) return no('full');
  if (amount < terms.minAmount && amount !== there) return no('tooSmall');
  return { amount, fieldError: null };
}
