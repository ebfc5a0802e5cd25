import type { Db, Tx } from '../db/sql.ts';

/** The proven identity of an applicant: a number, or a person at a sign-in provider. */
export interface Voucher {
  readonly kind: 'phone' | 'google' | 'facebook' | 'line';
  /** The number, or the provider's own id of the person. */
  readonly subject: string;
  readonly name: string;
  readonly mail: string;
}

interface Ticket {
  readonly ticketHash: Buffer;
  readonly expiresAt: number;
}

export async function insertNewcomerTicket(db: Db, ticket: Ticket & Voucher): Promise<void> {
  await db`insert into newcomer_tickets ${db(ticket)}`;
}

export async function findNewcomerTicket(db: Db, ticketHash: Buffer, now: number): Promise<Voucher | null> {
  const [voucher] = await db<Voucher[]>`
    select kind, subject, name, mail from newcomer_tickets
    where ticket_hash = ${ticketHash} and expires_at > ${now}`;
  return voucher ?? null;
}

/** Whether it still existed: true for one of two concurrent calls. */
export async function deleteNewcomerTicket(tx: Tx, ticketHash: Buffer): Promise<boolean> {
  const { count } = await tx`delete from newcomer_tickets where ticket_hash = ${ticketHash}`;
  return count === 1;
}

interface PlayersTicket extends Ticket {
  readonly playerId: string;
}

export async function insertWithdrawalTicket(db: Db, ticket: PlayersTicket): Promise<void> {
  await db`insert into way_out_tickets ${db(ticket)}`;
}

/** Whose it is. */
export async function findWithdrawalTicket(db: Db, ticketHash: Buffer, now: number): Promise<string | null> {
  const [found] = await db<{ playerId: string }[]>`
    select player_id from way_out_tickets where ticket_hash = ${ticketHash} and expires_at > ${now}`;
  return found?.playerId ?? null;
}

/** Deletes and returns the row: only one of two concurrent calls gets it. */
export async function deleteWithdrawalTicket(
  tx: Tx,
  ticketHash: Buffer,
  now: number,
): Promise<Omit<PlayersTicket, 'ticketHash'> | undefined> {
  const [spent] = await tx<{ playerId: string; expiresAt: number }[]>`
    delete from way_out_tickets where ticket_hash = ${ticketHash} and expires_at > ${now}
    returning player_id, expires_at`;
  return spent;
}

export async function insertDeviceTicket(
  db: Db,
  { ticketHash, playerId, expiresAt }: PlayersTicket,
): Promise<void> {
  await db`
    insert into device_tickets (ticket_hash, player_id, expires_at)
    values (${ticketHash}, ${playerId}, ${expiresAt})`;
}

/** Whether it still existed: true for one of two concurrent calls. */
export async function deleteDeviceTicket(db: Db, ticketHash: Buffer): Promise<boolean> {
  const { count } = await db`delete from device_tickets where ticket_hash = ${ticketHash}`;
  return count > 0;
}

/** Deletes those that expired before `before`. Returns how many, as the other purges do. */
export async function deleteOldNewcomerTickets(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from newcomer_tickets where expires_at < ${before}`;
  return count;
}

export async function deleteOldWithdrawalTickets(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from way_out_tickets where expires_at < ${before}`;
  return count;
}

export async function deleteOldDeviceTickets(db: Db, before: number): Promise<number> {
  const { count } = await db`delete from device_tickets where expires_at < ${before}`;
  return count;
}
