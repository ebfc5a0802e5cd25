import type { Db } from '../db/sql.ts';

export interface RateWindow {
  readonly key: string;
  /** When the window ends; part of the key as well, so that the next window has a row of its own. */
  readonly endsAt: number;
}

interface AddedAmount extends RateWindow {
  readonly amount: number;
  /** An addition that would exceed it is not made. */
  readonly limit?: number;
}

/**
 * The statement that adds to a window, for a query of it: `used` after the addition, no row where a limit prevented it. A row is
 * shared by all processes.
 */
export const windowAddition = (db: Db, { key, endsAt, amount, limit }: AddedAmount) => db`
  insert into rate_windows as known (key, ends_at, used) values (${key}, ${endsAt}, ${amount})
  on conflict (key) do update set used = known.used + excluded.used
  ${limit === undefined ? db`` : db`where known.used + excluded.used <= ${limit}`}
  returning used`;

/** Counts one in a window and returns the count. */
export async function addToWindow(db: Db, window: RateWindow): Promise<number> {
  const [row] = await db<[{ used: number }]>`${windowAddition(db, { ...window, amount: 1 })}`;
  return row.used;
}

/**
 * Adds to a window what its limit leaves room for. False, with nothing added, where it is too much.
 * @param added an amount that does not exceed the limit by itself
 */
export async function addWithinLimit(db: Db, added: Required<AddedAmount>): Promise<boolean> {
  const { count } = await db`${windowAddition(db, added)}`;
  return count > 0;
}

/** Zero before the first one. */
export async function readWindow(db: Db, key: string): Promise<number> {
  const [row] = await db<{ used: number }[]>`
    select used from rate_windows where key = ${key}`;
  return row?.used ?? 0;
}

/** Deletes windows that ended before. Returns how many. */
export async function deleteWindowsBefore(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from rate_windows where ends_at < ${before}`;
  return count;
}
