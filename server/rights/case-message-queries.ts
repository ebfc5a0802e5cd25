import type { ComplaintThread } from '../../contract/rights/complaint-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

export const readCaseMessages = (db: Db, caseId: string): Promise<ComplaintThread['messages']> =>
  db<ComplaintThread['messages']>`
    select id, at, author, text from case_messages where case_id = ${caseId} order by id`;

interface SignedMessage {
  at: number;
  author: string;
  /** Empty for a player's. */
  operator: string;
  text: string;
}

/** Reads the messages with the operators who wrote them. */
export const readSignedMessages = (tx: Tx, caseId: string): Promise<SignedMessage[]> =>
  tx<SignedMessage[]>`
    select at, author, operator, text from case_messages where case_id = ${caseId} order by id`;

export async function hasCaseMessage(tx: Tx, caseId: string, requestId: string): Promise<boolean> {
  const said = await tx`select from case_messages where case_id = ${caseId} and request_id = ${requestId}`;
  return said.count > 0;
}

/** Counts the player's messages after `since`. */
export async function countPlayerMessages(tx: Tx, caseId: string, since: number): Promise<number> {
  const { count } = await tx`
    select from case_messages
    where case_id = ${caseId} and author = 'player' and at > ${since}`;
  return count;
}

interface NewMessage {
  readonly caseId: string;
  readonly id: string;
  readonly at: number;
  readonly text: string;
}

export async function insertPlayerMessage(
  tx: Tx,
  { caseId, id, at, text, requestId }: NewMessage & { readonly requestId: string },
): Promise<void> {
  await tx`insert into case_messages ${tx({ caseId, id, at, author: 'player', text, requestId })}`;
}

export async function insertAnswer(
  tx: Tx,
  { caseId, id, at, operator, text }: NewMessage & { readonly operator: string },
): Promise<void> {
  await tx`
    insert into case_messages (case_id, id, at, author, operator, text)
    values (${caseId}, ${id}, ${at}, 'house', ${operator}, ${text})`;
}
