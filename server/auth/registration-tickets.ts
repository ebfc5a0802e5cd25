import { createHash } from 'node:crypto';
import { TICKET_MS } from '../../contract/limits.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { newToken } from '../new-token.ts';
import {
  deleteNewcomerTicket,
  findNewcomerTicket,
  insertNewcomerTicket,
  type Voucher,
} from './ticket-queries.ts';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** A ticket to open an account with; only its hash is stored. */
export async function makeTicket(
  { sql, random, clock }: Pick<Context, 'sql' | 'random' | 'clock'>,
  voucher: Voucher,
): Promise<{ ticket: string; expiresAt: number; name: string }> {
  const ticket = newToken(random);
  const expiresAt = clock.now() + TICKET_MS;
  await insertNewcomerTicket(sql, { ...voucher, ticketHash: hashOf(ticket), expiresAt });
  return { ticket, expiresAt, name: voucher.name };
}

/** Null for a ticket that is unknown, used or expired. */
export const findTicket = (db: Db, ticket: string, now: number): Promise<Voucher | null> =>
  findNewcomerTicket(db, hashOf(ticket), now);

/** @returns whether it was still unused: true for one of two concurrent calls. */
export const spendTicket = (tx: Tx, ticket: string): Promise<boolean> =>
  deleteNewcomerTicket(tx, hashOf(ticket));
