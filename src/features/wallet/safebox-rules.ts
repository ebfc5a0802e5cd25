import type { SafeboxDirection, SafeboxTerms } from '../../../contract/calls/safebox.ts';
import { type Cents, cents, parseAmount } from '../../../contract/money.ts';

export type SafeboxFault = 'empty' | 'unreadable' | 'tooSmall' | 'full' | 'balance' | 'held';

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
): { amount: Cents; fault: null } | { amount: null; fault: SafeboxFault } {
  const no = (fault: SafeboxFault) => ({ amount: null, fault });
  if (text.trim() === '') return no('empty');
  const amount = parseAmount(text);
  if (amount === null) return no('unreadable');
  const there = direction === 'in' ? terms.coin : terms.safebox;
  if (amount > there) return no(direction === 'in' ? 'balance' : 'held');
  if (direction === 'in' && terms.safebox + amount > terms.maxHeld) return no('full');
  if (amount < terms.minAmount && amount !== there) return no('tooSmall');
  return { amount, fault: null };
}
