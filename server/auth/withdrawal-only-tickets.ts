import { createHash } from 'node:crypto';
import { TICKET_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { newToken } from '../games/public/game-sessions.ts';
import { deleteWithdrawalTicket, findWithdrawalTicket, insertWithdrawalTicket } from './ticket-queries.ts';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** A ticket to a session that only leads out, for a player who has just proved who they are and was refused. */
export async function issueWithdrawalTicket(
  { sql, random, clock }: Pick<Context, 'sql' | 'random' | 'clock'>,
  playerId: string,
): Promise<string> {
  const ticket = newToken(random);
  const expiresAt = clock.now() + TICKET_MS;
  await insertWithdrawalTicket(sql, { ticketHash: hashOf(ticket), playerId, expiresAt });
  return ticket;
}

/** Whose ticket it is, unspent; null for one that is unknown, used or run out. */
export const findTicketPlayer = (db: Db, ticket: string, now: number): Promise<string | null> =>
  findWithdrawalTicket(db, hashOf(ticket), now);

export interface SpentTicket {
  readonly playerId: string;
  /** When its sign-in showed who the player is. */
  readonly provedAt: number;
}

/** The same, and spends it. Of two at once it serves one only. */
export async function consumeWithdrawalTicket(
  tx: Tx,
  ticket: string,
  now: number,
): Promise<SpentTicket | null> {
  const spent = await deleteWithdrawalTicket(tx, hashOf(ticket), now);
  return spent ? { playerId: spent.playerId, provedAt: spent.expiresAt - TICKET_MS } : null;
}
