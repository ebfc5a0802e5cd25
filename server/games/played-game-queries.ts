import type { Db } from '../db/sql.ts';

interface TouchedGame {
  gameId: number;
  time: number;
}

/** Reads the player's favourites, newest first. */
export const readGameLikes = (db: Db, playerId: string): Promise<TouchedGame[]> =>
  db<TouchedGame[]>`
    select game_id, at as time from game_likes where player_id = ${playerId} order by at desc, game_id`;

interface GameTouch {
  readonly playerId: string;
  readonly gameId: number;
  readonly now: number;
}

/** An existing one keeps its time. */
export async function insertMissingGameLike(db: Db, { playerId, gameId, now }: GameTouch): Promise<void> {
  await db`
    insert into game_likes (player_id, game_id, at) values (${playerId}, ${gameId}, ${now})
    on conflict do nothing`;
}

export async function deleteGameLike(db: Db, playerId: string, gameId: number): Promise<void> {
  await db`delete from game_likes where player_id = ${playerId} and game_id = ${gameId}`;
}

/** The games opened last, newest first, at most `most`. */
export const readGameHistory = (db: Db, playerId: string, most: number): Promise<TouchedGame[]> =>
  db<TouchedGame[]>`
    select game_id, at as time from game_history
    where player_id = ${playerId} order by at desc limit ${most}`;

/** The history keeps each game once, with the last time that it was opened. */
export async function saveGameOpened(db: Db, { playerId, gameId, now }: GameTouch): Promise<void> {
  await db`
    insert into game_history (player_id, game_id, at) values (${playerId}, ${gameId}, ${now})
    on conflict (player_id, game_id) do update set at = excluded.at`;
}
