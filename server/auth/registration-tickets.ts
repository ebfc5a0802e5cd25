import { createHash } from 'node:crypto';
import { TICKET_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { newToken } from '../games/public/game-sessions.ts';

/** What vouches for a newcomer: a number, or a person at a sign-in provider. */
export interface Voucher {
  readonly kind: 'phone' | 'google' | 'facebook' | 'line';
  /** The number, or the provider's own id of the person. */
  readonly subject: string;
  readonly name: string;
  readonly mail: string;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** A ticket to open an account with; only its hash is kept. */
export async function makeTicket(
  { sql, random, clock }: Pick<Context, 'sql' | 'random' | 'clock'>,
  voucher: Voucher,
): Promise<{ ticket: string; expiresAt: number; name: string }> {
  const ticket = newToken(random);
  const expiresAt = clock.now() + TICKET_MS;
  await sql`insert into newcomer_tickets ${sql({ ...voucher, ticketHash: hashOf(ticket), expiresAt })}`;
  return { ticket, expiresAt, name: voucher.name };
}

/** Null for a ticket that is unknown, used or run out. */
export async function findTicket(db: Db, ticket: string, now: number): Promise<Voucher | null> {
  const [voucher] = await db<Voucher[]>`
    select kind, subject, name, mail from newcomer_tickets
    where ticket_hash = ${hashOf(ticket)} and expires_at > ${now}`;
  return voucher ?? null;
}

/** @returns whether it was still there to be used: of two at once, one only. */
export async function spendTicket(tx: Tx, ticket: string): Promise<boolean> {
  const { count } = await tx`delete from newcomer_tickets where ticket_hash = ${hashOf(ticket)}`;
  return count === 1;
}
