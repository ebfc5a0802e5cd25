import { createHash, timingSafeEqual } from 'node:crypto';
import type { Complaint, ComplaintThread } from '../../contract/rights/complaint-calls.ts';
import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import type { CallRequest } from '../http/handler.ts';

export interface CaseRow extends Complaint {
  readonly id: string;
  readonly playerId: string | null;
  readonly codeHash: Buffer | null;
  readonly requestHash: Buffer;
  readonly contact: string;
}

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
  const messages = await db<ComplaintThread['messages']>`
    select id, at, author, text from case_messages where case_id = ${row.id} order by id`;
  return { ...asComplaint(row), messages: [...messages] };
}

interface Named {
  readonly number: string;
  readonly code: string;
}

/**
 * A complaint of whoever is asking, locked where it is about to change.
 * @throws CallError complaintUnknown, which says the same of somebody else's as of none.
 */
export async function findOwn(
  db: Db,
  { number, code }: Named,
  { player }: Pick<CallRequest, 'player'>,
  locks = false,
): Promise<CaseRow> {
  const [row] = await db<CaseRow[]>`
    select * from cases where number = ${number.trim().toUpperCase()} and kind in ('complaint', 'appeal')
    ${locks ? db`for update` : db``}`;
  const isByCode = row?.codeHash != null && code !== '' && timingSafeEqual(row.codeHash, codeHashOf(code));
  const isMember = row?.playerId != null && row.playerId === player?.id;
  if (!row || !(isByCode || isMember)) throw new CallError('complaintUnknown', `no complaint ${number}`);
  return row;
}
