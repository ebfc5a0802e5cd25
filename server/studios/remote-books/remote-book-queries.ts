import type { Db, Sql } from '../../db/sql.ts';
import type { ComparedWindow, Difference } from './compare-window.ts';

/** The books of an aggregator when they are due, for one process alone: they are due again at `nextAt`. */
export async function claimBooks(
  db: Db,
  aggregator: string,
  { now, nextAt }: { readonly now: number; readonly nextAt: number },
): Promise<{ comparedUntil: number | null } | undefined> {
  const [books] = await db<{ comparedUntil: number | null }[]>`
    insert into remote_books (aggregator, next_at) values (${aggregator}, ${nextAt})
    on conflict (aggregator) do update set next_at = excluded.next_at where remote_books.next_at <= ${now}
    returning compared_until`;
  return books;
}

export async function updateNextBooks(db: Db, aggregator: string, nextAt: number): Promise<void> {
  await db`update remote_books set next_at = ${nextAt} where aggregator = ${aggregator}`;
}

/** Begins of hours that were compared and have open differences, those first that were not compared for the longest. */
export async function readDifferingHours(
  db: Db,
  aggregator: string,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<number[]> {
  const rows = await db<{ hour: number }[]>`
    select date_trunc('hour', at) as hour from remote_differences
    where aggregator = ${aggregator} and settled_at is null and at < ${before}
    group by hour order by min(checked_at), hour limit ${most}`;
  return rows.map(({ hour }) => hour);
}

/**
 * Stores what a window has brought to light: what differs otherwise than before is found anew, also where it was settled; what does not
 * differ any more goes.
 * @returns how many are new
 */
export const saveWindow = (
  sql: Sql,
  aggregator: string,
  { from, until, found, isCut }: ComparedWindow,
  now: number,
): Promise<number> =>
  sql.begin(async (tx) => {
    const rows = found.map((one) => ({ ...one, at: new Date(one.at).toISOString() }));
    const { count } = await tx`
      insert into remote_differences (aggregator, transaction, differs, ours, theirs, at, found_at, checked_at)
      select ${aggregator}, one.transaction, one.differs, one.ours, one.theirs, one.at, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as one (transaction uuid, differs text, ours jsonb, theirs jsonb, at timestamptz)
      on conflict (aggregator, transaction) do update
      set differs = excluded.differs, ours = excluded.ours, theirs = excluded.theirs, at = excluded.at,
        found_at = excluded.found_at, settled_at = null, settled_by = null, note = null
      where (remote_differences.differs, remote_differences.ours, remote_differences.theirs)
        is distinct from (excluded.differs, excluded.ours, excluded.theirs)`;
    const kept = found.map(({ transaction }) => transaction);
    // What was not looked for is not equal yet.
    if (!isCut)
      await tx`
        delete from remote_differences
        where aggregator = ${aggregator} and settled_at is null and at >= ${from} and at < ${until}
          and transaction <> all(${kept}::uuid[])`;
    await tx`
      update remote_differences set checked_at = ${now}
      where aggregator = ${aggregator} and settled_at is null and at >= ${from} and at < ${until}`;
    await tx`
      update remote_books set compared_until = greatest(compared_until, ${until}::timestamptz)
      where aggregator = ${aggregator}`;
    return count;
  });

interface OpenDifference extends Difference {
  readonly aggregator: string;
  readonly foundAt: number;
}

/** Those that nobody has settled, of all aggregators, the oldest first. */
export const readOpenDifferences = (db: Db, most: number): Promise<OpenDifference[]> =>
  db<OpenDifference[]>`
    select aggregator, transaction, differs, ours, theirs, at, found_at from remote_differences
    where settled_at is null order by at, transaction limit ${most}`;

interface Settlement {
  readonly aggregator: string;
  readonly transaction: string;
  readonly actor: string;
  readonly note: string;
  readonly now: number;
}

/** @returns what differs; undefined where no such difference is open */
export async function settleDifference(
  db: Db,
  { aggregator, transaction, actor, note, now }: Settlement,
): Promise<string | undefined> {
  const [row] = await db<{ differs: string }[]>`
    update remote_differences set settled_at = ${now}, settled_by = ${actor}, note = ${note}
    where aggregator = ${aggregator} and transaction = ${transaction} and settled_at is null
    returning differs`;
  return row?.differs;
}
