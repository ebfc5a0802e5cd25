import type { Db } from '../../db/sql.ts';

/** How the list of an aggregator stands. */
export interface ListState {
  readonly aggregator: string;
  /** Of the last list that was taken. */
  readonly listedAt: number | null;
  readonly games: number | null;
  /** Why the latest one was not; null where it was. */
  readonly fault: string | null;
}

/**
 * The list of an aggregator that is due at `now`, for one process alone: it is due again at `nextAt`.
 * @param dueBefore it is taken as due where it was to be asked for before then
 */
export async function claimList(
  db: Db,
  aggregator: string,
  { dueBefore, nextAt }: { readonly dueBefore: number; readonly nextAt: number },
): Promise<ListState | undefined> {
  const [state] = await db<ListState[]>`
    insert into remote_lists (aggregator, next_at) values (${aggregator}, ${nextAt})
    on conflict (aggregator) do update set next_at = excluded.next_at
    where remote_lists.next_at <= ${dueBefore}
    returning aggregator, listed_at, games, fault`;
  return state;
}

export async function updateNextList(db: Db, aggregator: string, nextAt: number): Promise<void> {
  await db`update remote_lists set next_at = ${nextAt} where aggregator = ${aggregator}`;
}

export async function saveListTaken(
  db: Db,
  aggregator: string,
  { games, now }: { readonly games: number; readonly now: number },
): Promise<void> {
  await db`
    update remote_lists set listed_at = ${now}, games = ${games}, fault = null where aggregator = ${aggregator}`;
}

export async function saveListFault(
  db: Db,
  aggregator: string,
  { fault, nextAt }: { readonly fault: string; readonly nextAt: number },
): Promise<void> {
  await db`
    update remote_lists set fault = ${fault}, next_at = ${nextAt} where aggregator = ${aggregator}`;
}

export const readListStates = (db: Db): Promise<ListState[]> =>
  db<ListState[]>`select aggregator, listed_at, games, fault from remote_lists order by aggregator`;

/** The next list is taken however short it is, and asked for at once. @returns whether the aggregator has one */
export async function forgetListLength(db: Db, aggregator: string, now: number): Promise<boolean> {
  const { count } = await db`
    update remote_lists set games = null, next_at = ${now} where aggregator = ${aggregator}`;
  return count > 0;
}
