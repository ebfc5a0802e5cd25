import {
  isTighter,
  type LimitKey,
  LOOSEN_AFTER_MS,
  REALITY_DEFAULT_MINUTES,
  WISH_LAPSES_MS,
} from '../../contract/protection/protection-rules.ts';

/** A limit as it is kept. Without `wishAt` nothing waits. */
export interface LimitRow {
  /** Cents or minutes; null is no limit. */
  readonly value: number | null;
  readonly wishValue: number | null;
  readonly wishAt: number | null;
}

/** What holds for a player who has never set it. */
export function unsetLimit(key: LimitKey): LimitRow {
  const value = key === 'realityMinutes' ? REALITY_DEFAULT_MINUTES : null;
  return { value, wishValue: null, wishAt: null };
}

export interface Wish {
  readonly value: number | null;
  readonly confirmAt: number;
  readonly lapsesAt: number;
}

/** The looser value that waits; null when none does, or when it has waited too long. */
export function wishOf({ wishValue, wishAt }: LimitRow, now: number): Wish | null {
  if (wishAt === null) return null;
  const confirmAt = wishAt + LOOSEN_AFTER_MS;
  const lapsesAt = confirmAt + WISH_LAPSES_MS;
  return lapsesAt <= now ? null : { value: wishValue, confirmAt, lapsesAt };
}

/**
 * The row after the player asks for `next`. Tighter holds at once and ends what waits; looser waits; what is in
 * force already takes a wish back. Asking again for what waits does not begin its time anew.
 */
export function planChange(row: LimitRow, next: number | null, now: number): LimitRow {
  if (next === row.value) return { value: next, wishValue: null, wishAt: null };
  if (isTighter(row.value, next)) return { value: next, wishValue: null, wishAt: null };
  const wish = wishOf(row, now);
  if (wish && wish.value === next) return row;
  return { value: row.value, wishValue: next, wishAt: now };
}

export type Confirmation = { readonly row: LimitRow } | { readonly error: 'notWaiting' | 'tooEarly' };

/** The second yes, to the very value that the player was shown. */
export function confirmWish(row: LimitRow, value: number | null, now: number): Confirmation {
  const wish = wishOf(row, now);
  if (!wish || wish.value !== value) return { error: 'notWaiting' };
  if (now < wish.confirmAt) return { error: 'tooEarly' };
  return { row: { value, wishValue: null, wishAt: null } };
}

/** Whether a change asks for a looser value, or puts the one that waited in force. */
export function loosens(before: LimitRow, after: LimitRow): boolean {
  return after.wishAt !== null || (after.value !== before.value && !isTighter(before.value, after.value));
}
