import postgres from 'postgres';
import { connectionOptions } from '../../../server/db/connection.ts';
import type { TestDatabase } from './database.ts';

type Holder = postgres.TransactionSql;

interface Waiting<T> {
  /** Takes what the others wait for. */
  readonly lock: (tx: Holder) => Promise<unknown>;
  /** Begins what waits. */
  readonly start: () => Promise<T>;
  /** How many statements wait before the lock is released; default: 1. */
  readonly waiters?: number;
  /** Done while they wait. */
  readonly meanwhile?: () => void;
}

/** Runs `start` against a lock that another process holds until the statements wait for it. */
export async function releaseAfterWait<T>(
  { url }: Pick<TestDatabase, 'url'>,
  { lock, start, waiters = 1, meanwhile }: Waiting<T>,
): Promise<T> {
  // Not the guarded pool: what is started must not count as a part of this transaction.
  const pool = postgres({ ...connectionOptions(url), max: 1 });
  try {
    const { answer } = await pool.begin(async (tx) => {
      await lock(tx);
      // An object, so that the transaction does not wait for it.
      const begun = { answer: start() };
      while ((await countWaiting(tx)) < waiters);
      meanwhile?.();
      return begun;
    });
    return await answer;
  } finally {
    await pool.end({ timeout: 5 });
  }
}

async function countWaiting(tx: Holder): Promise<number> {
  // The view is read once in a transaction, unless it is told to forget it.
  await tx`select pg_stat_clear_snapshot()`;
  const rows = await tx`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length;
}

export const lockPlayerRow = (playerId: string) => (tx: Holder) =>
  tx`select from players where id = ${playerId} for no key update`;
