import type { Db } from '../db/sql.ts';
import type { Owner } from './owner.ts';

/** Of a table that names both: rows of an owner. */
export const isOwned = (db: Db, { playerId, guestHash }: Owner) =>
  playerId === null ? db`guest_hash = ${guestHash}` : db`player_id = ${playerId}`;
