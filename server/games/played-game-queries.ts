import type { Db } from '../db/sql.ts';

interface TouchedGame {
  gameId: number;
  time: number;
}

/** Favourites, newest first. */
export const readGameLikes = (db: Db, playerId: string): Promise<TouchedGame[]> =>
  db<TouchedGame[]>`
    select game_id, at as time from game_likes where player_id = ${playerId} order by at desc, game_id`;

interface GameTouch {
  readonly playerId: string;
  readonly gameId: number;
  readonly now: number;
}

/** One that is there already keeps its time. */
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

interface UnshownGame {
  gameId: number;
  isPlayMoney: boolean;
}

/** Games with a round whose end was not seen, by the last `sessions` game sessions of the player, newest first. */
export const readUnshownGames = (db: Db, playerId: string, sessions: number): Promise<UnshownGame[]> =>
  // Each opening takes the unseen round of the one before along, so that the last of a game tells.
  db<UnshownGame[]>`
    select game_id, is_play_money from (
      select distinct on (game_id, is_play_money) game_id, is_play_money, id, unshown_round_id from (
        select * from game_sessions where player_id = ${playerId} order by id desc limit ${sessions}
      ) as latest
      order by game_id, is_play_money, id desc
    ) as last
    where unshown_round_id is not null order by id desc`;
