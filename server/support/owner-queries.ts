import type { Db } from '../db/sql.ts';
import type { Owner } from './owner.ts';

/** Selects the rows of an owner, in a table that names players and guests. */
export const isOwned = (db: Db, { playerId, guestHash }: Owner) =>
  playerId === null ? db`guest_hash = ${guestHash}` : db`player_id = ${playerId}`;
