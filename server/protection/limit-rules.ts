import {
  isTighter,
  type LimitKey,
  LOOSEN_AFTER_MS,
  REALITY_DEFAULT_MINUTES,
  WISH_LAPSES_MS,
} from '../../contract/protection/protection-rules.ts';

/** A limit as stored. Without `wishAt` no change is pending. */
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

export interface RequestedLimit {
  readonly value: number | null;
  readonly confirmAt: number;
  readonly lapsesAt: number;
}

/** The pending looser value; null when there is none, or when it has lapsed. */
export function wishOf({ wishValue, wishAt }: LimitRow, now: number): RequestedLimit | null {
  if (wishAt === null) return null;
  const confirmAt = wishAt + LOOSEN_AFTER_MS;
  const lapsesAt = confirmAt + WISH_LAPSES_MS;
  return lapsesAt <= now ? null : { value: wishValue, confirmAt, lapsesAt };
}

/**
 * The row after the player requests `next`. Tighter holds at once and cancels a pending value; looser becomes
 * pending; the value in force cancels a pending one. Requesting the pending value again does not restart its waiting
 * time.
 */
export function planChange(row: LimitRow, next: number | null, now: number): LimitRow {
  if (next === row.value) return { value: next, wishValue: null, wishAt: null };
  if (isTighter(row.value, next)) return { value: next, wishValue: null, wishAt: null };
  const wish = wishOf(row, now);
  if (wish && wish.value === next) return row;
  return { value: row.value, wishValue: next, wishAt: now };
}

export type Confirmation = { readonly row: LimitRow } | { readonly error: 'notWaiting' | 'tooEarly' };

/** The confirmation of exactly the value that the player was shown. */
export function confirmWish(row: LimitRow, value: number | null, now: number): Confirmation {
  const wish = wishOf(row, now);
  if (!wish || wish.value !== value) return { error: 'notWaiting' };
  if (now < wish.confirmAt) return { error: 'tooEarly' };
  return { row: { value, wishValue: null, wishAt: null } };
}

/** Whether a change requests a looser value, or puts the pending one in force. */
export function isLooser(before: LimitRow, after: LimitRow): boolean {
  return after.wishAt !== null || (after.value !== before.value && !isTighter(before.value, after.value));
}
