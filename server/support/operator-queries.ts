import type { Tx } from '../db/sql.ts';
import type { ThreadRow } from './thread-queries.ts';

export type ThreadKind = ThreadRow['kind'];

export interface OperatorThread extends ThreadRow {
  /** Null for a guest's. */
  readonly account: string | null;
  readonly locale: string;
}

/** @param number in capitals */
export async function lockThread(
  tx: Tx,
  kind: ThreadKind,
  number: string,
): Promise<OperatorThread | undefined> {
  const [row] = await tx<OperatorThread[]>`
    select support_threads.*, account from support_threads left join players on players.id = player_id
    where number = ${number} and kind = ${kind} for update of support_threads`;
  return row;
}

/** Those that wait for an answer first, the oldest message before the others; with `isAll` also the closed ones. */
export const readThreads = (tx: Tx, kind: ThreadKind, isAll: boolean): Promise<OperatorThread[]> =>
  tx<OperatorThread[]>`
    select support_threads.*, account from support_threads left join players on players.id = player_id
    where kind = ${kind} and (${isAll} or state <> 'closed')
    order by state <> 'open', state = 'closed', last_at, support_threads.id limit 200`;

export async function saveOperatorRead(tx: Tx, id: string): Promise<void> {
  await tx`update support_threads set operator_read = messages where id = ${id}`;
}

export async function saveOperatorTyping(tx: Tx, id: string, until: number): Promise<void> {
  await tx`update support_threads set operator_typing_until = ${until}, operator_read = messages where id = ${id}`;
}

export async function saveMailed(tx: Tx, id: string, now: number): Promise<void> {
  await tx`update support_threads set mailed_at = ${now} where id = ${id}`;
}
