import type { Complaint } from '../../contract/rights/complaint-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

export interface CaseRow extends Complaint {
  readonly id: string;
  readonly playerId: string | null;
  readonly codeHash: Buffer | null;
  readonly requestHash: Buffer;
  readonly contact: string;
}

/** Complaints of one player, or of one address of guests, are serialized. */
export async function lockFiler(tx: Tx, filer: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`case ${filer}`}, 0))`;
}

export async function findCaseByRequestId(tx: Tx, requestId: string): Promise<CaseRow | undefined> {
  const [prior] = await tx<CaseRow[]>`select * from cases where request_id = ${requestId}`;
  return prior;
}

/** @param number in capitals */
export async function findCase(db: Db, number: string): Promise<CaseRow | undefined> {
  const [row] = await db<CaseRow[]>`
    select * from cases where number = ${number} and kind in ('complaint', 'appeal')`;
  return row;
}

/** @param number in capitals */
export async function lockCase(tx: Tx, number: string): Promise<CaseRow | undefined> {
  const [row] = await tx<CaseRow[]>`
    select * from cases where number = ${number} and kind in ('complaint', 'appeal')
    for update`;
  return row;
}

/** Reads the player's newest 100 cases. */
export const readCasesOfPlayer = (db: Db, playerId: string): Promise<CaseRow[]> =>
  db<CaseRow[]>`
    select * from cases where player_id = ${playerId} and kind in ('complaint', 'appeal')
    order by opened_at desc, id desc limit 100`;

interface Filer {
  /** Null for guests, who are distinguished by their address. */
  readonly playerId: string | null;
  readonly address: string;
}

/** Counts the cases that were filed after `since`. */
export async function countCasesOf(tx: Tx, { playerId, address }: Filer, since: number): Promise<number> {
  const mine =
    playerId === null ? tx`player_id is null and address = ${address}` : tx`player_id = ${playerId}`;
  const { count } = await tx`select from cases where ${mine} and opened_at > ${since}`;
  return count;
}

interface NewCase extends Filer {
  readonly id: string;
  readonly number: string;
  readonly kind: 'complaint' | 'appeal';
  readonly contact: string;
  readonly codeHash: Buffer | null;
  readonly topic: string;
  readonly subject: string;
  readonly locale: string;
  readonly openedAt: number;
  readonly dueAt: number;
  readonly requestId: string;
  readonly requestHash: Buffer;
}

export async function insertCase(tx: Tx, row: NewCase): Promise<CaseRow> {
  const [made] = await tx<CaseRow[]>`insert into cases ${tx(row)} returning *`;
  if (!made) throw new Error('no case was made');
  return made;
}

/** @param dueAt of one that was answered; of any other it stays */
export async function saveCaseReopened(tx: Tx, id: string, dueAt: number): Promise<CaseRow | undefined> {
  const [changed] = await tx<CaseRow[]>`
    update cases set state = 'open',
      due_at = case when state = 'answered' then ${dueAt} else due_at end
    where id = ${id} returning *`;
  return changed;
}

/** Closes a case for the player. */
export async function saveCaseSettled(tx: Tx, id: string, now: number): Promise<CaseRow | undefined> {
  const [changed] = await tx<CaseRow[]>`
    update cases set state = 'closed', closed_at = ${now}, closed_by = 'player'
    where id = ${id} returning *`;
  return changed;
}

export async function saveCaseDisputed(tx: Tx, id: string, now: number): Promise<CaseRow | undefined> {
  const [changed] = await tx<CaseRow[]>`
    update cases set state = 'disputed', disputed_at = ${now} where id = ${id} returning *`;
  return changed;
}
