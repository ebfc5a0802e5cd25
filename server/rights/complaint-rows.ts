import { createHash, timingSafeEqual } from 'node:crypto';
import type { Complaint, ComplaintThread } from '../../contract/rights/complaint-calls.ts';
import { CallError } from '../call-error.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { CallRequest } from '../http/handler.ts';
import { readCaseMessages } from './case-message-queries.ts';
import { type CaseRow, findCase, lockCase } from './case-queries.ts';

export const codeHashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

export const asComplaint = ({
  number,
  topic,
  subject,
  state,
  openedAt,
  dueAt,
  closedAt,
  closedBy,
}: CaseRow): Complaint => ({ number, topic, subject, state, openedAt, dueAt, closedAt, closedBy });

export async function readThread(db: Db, row: CaseRow): Promise<ComplaintThread> {
  const messages = await readCaseMessages(db, row.id);
  return { ...asComplaint(row), messages: [...messages] };
}

type ComplaintCaller = Pick<CallRequest, 'player'>;

interface ComplaintKey {
  readonly number: string;
  readonly code: string;
}

const keyOf = (number: string): string => number.trim().toUpperCase();

/** @throws CallError complaintUnknown, which is the same for somebody else's as for none. */
function assertOwn(
  row: CaseRow | undefined,
  { number, code }: ComplaintKey,
  { player }: ComplaintCaller,
): CaseRow {
  const isByCode = row?.codeHash != null && code !== '' && timingSafeEqual(row.codeHash, codeHashOf(code));
  const isMember = row?.playerId != null && row.playerId === player?.id;
  if (!row || !(isByCode || isMember)) throw new CallError('complaintUnknown', `no complaint ${number}`);
  return row;
}

/**
 * A complaint of the caller.
 * @throws CallError complaintUnknown
 */
export const findOwn = async (db: Db, named: ComplaintKey, asking: ComplaintCaller): Promise<CaseRow> =>
  assertOwn(await findCase(db, keyOf(named.number)), named, asking);

/**
 * The same, locked because it is about to change.
 * @throws CallError complaintUnknown
 */
export const lockOwn = async (tx: Tx, named: ComplaintKey, asking: ComplaintCaller): Promise<CaseRow> =>
  assertOwn(await lockCase(tx, keyOf(named.number)), named, asking);
