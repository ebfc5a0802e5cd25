import type { Db, Tx } from '../db/sql.ts';

interface DoorRow {
  readonly day: string;
  readonly place: number;
}

/** Reads the doors that were opened on those UTC days. */
export const readDoors = (db: Db, playerId: string, days: readonly string[]): Promise<DoorRow[]> =>
  db<DoorRow[]>`
    select day, place from calendar_doors where player_id = ${playerId} and day = any (${[...days]}::text[])`;

/** False when the door of that day was opened before. */
export async function insertMissingDoor(tx: Tx, playerId: string, { day, place }: DoorRow): Promise<boolean> {
  const { count } = await tx`
    insert into calendar_doors (player_id, day, place) values (${playerId}, ${day}, ${place})
    on conflict do nothing`;
  return count === 1;
}
