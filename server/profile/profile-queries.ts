import type { Db } from '../db/sql.ts';

interface LookRow {
  readonly nickname: string;
  readonly avatar: string;
  readonly imageId: string | null;
  readonly hasUserOther: boolean;
}

/** The account's name where the player has no nickname. */
export async function findLookRow(db: Db, playerId: string): Promise<LookRow | undefined> {
  const [row] = await db<LookRow[]>`
    select coalesce(nullif(nickname, ''), account) as nickname, avatar, player_pictures.id as image_id,
      exists (select from player_details where player_id = players.id and real_name <> '') as has_user_other
    from players left join player_pictures on player_pictures.player_id = players.id
    where players.id = ${playerId}`;
  return row;
}

interface NewImage {
  readonly playerId: string;
  readonly id: string;
  readonly bytes: Buffer;
  readonly madeAt: number;
}

/** Replaces the former one. */
export async function saveImage(db: Db, { playerId, id, bytes, madeAt }: NewImage): Promise<void> {
  await db`
    insert into player_pictures (player_id, id, bytes, made_at)
    values (${playerId}, ${id}, ${bytes}, ${madeAt})
    on conflict (player_id) do update
    set id = excluded.id, bytes = excluded.bytes, made_at = excluded.made_at`;
}

/** Deletes the player's image, and returns whether it existed. */
export async function deleteImage(db: Db, playerId: string): Promise<boolean> {
  const { count } = await db`delete from player_pictures where player_id = ${playerId}`;
  return count > 0;
}

export async function findImageBytes(db: Db, id: string): Promise<Buffer | null> {
  const [row] = await db<{ bytes: Buffer }[]>`select bytes from player_pictures where id = ${id}`;
  return row?.bytes ?? null;
}
