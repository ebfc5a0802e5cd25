import { createHash } from 'node:crypto';
import { TICKET_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { newToken } from '../new-token.ts';
import { deleteWithdrawalTicket, findWithdrawalTicket, insertWithdrawalTicket } from './ticket-queries.ts';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** A ticket to a withdrawal-only session, for a player whose credentials were right but whose sign-in was refused. */
export async function issueWithdrawalTicket(
  { sql, random, clock }: Pick<Context, 'sql' | 'random' | 'clock'>,
  playerId: string,
): Promise<string> {
  const ticket = newToken(random);
  const expiresAt = clock.now() + TICKET_MS;
  await insertWithdrawalTicket(sql, { ticketHash: hashOf(ticket), playerId, expiresAt });
  return ticket;
}

/** The owner of an unused ticket; null for one that is unknown, used or expired. */
export const findTicketPlayer = (db: Db, ticket: string, now: number): Promise<string | null> =>
  findWithdrawalTicket(db, hashOf(ticket), now);

export interface SpentTicket {
  readonly playerId: string;
  /** The time of its sign-in. */
  readonly provedAt: number;
}

/** The same, and consumes it: only one of two concurrent calls gets it. */
export async function consumeWithdrawalTicket(
  tx: Tx,
  ticket: string,
  now: number,
): Promise<SpentTicket | null> {
  const spent = await deleteWithdrawalTicket(tx, hashOf(ticket), now);
  return spent ? { playerId: spent.playerId, provedAt: spent.expiresAt - TICKET_MS } : null;
}
