import { createHash } from 'node:crypto';
import { TICKET_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { newToken } from '../games/public/game-sessions.ts';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** A ticket to a session that only leads out, for a player who has just proved who they are and was refused. */
export async function makeWayOut(
  { sql, random, clock }: Pick<Context, 'sql' | 'random' | 'clock'>,
  playerId: string,
): Promise<string> {
  const ticket = newToken(random);
  const expiresAt = clock.now() + TICKET_MS;
  await sql`insert into way_out_tickets ${sql({ ticketHash: hashOf(ticket), playerId, expiresAt })}`;
  return ticket;
}

/** Whose ticket it is, unspent; null for one that is unknown, used or run out. */
export async function findWayOut(db: Db, ticket: string, now: number): Promise<string | null> {
  const [found] = await db<{ playerId: string }[]>`
    select player_id from way_out_tickets where ticket_hash = ${hashOf(ticket)} and expires_at > ${now}`;
  return found?.playerId ?? null;
}

export interface SpentTicket {
  readonly playerId: string;
  /** When its sign-in showed who the player is. */
  readonly provedAt: number;
}

/** The same, and spends it. Of two at once it serves one only. */
export async function spendWayOut(tx: Tx, ticket: string, now: number): Promise<SpentTicket | null> {
  const [spent] = await tx<{ playerId: string; expiresAt: number }[]>`
    delete from way_out_tickets where ticket_hash = ${hashOf(ticket)} and expires_at > ${now}
    returning player_id, expires_at`;
  return spent ? { playerId: spent.playerId, provedAt: spent.expiresAt - TICKET_MS } : null;
}
