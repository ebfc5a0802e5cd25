import type { Db } from '../../db/sql.ts';

/** Games the client shows as played last. */
const HISTORY_LENGTH = 50;
/** A round unseen for longer is still shown by its game; the lobby does not look for it. */
const SESSIONS_LOOKED_AT = 100;

interface Touched {
  gameId: number;
  time: number;
}

/** Favourites, newest first, the games played last, and those with a round whose end was not seen. */
export async function readGameData(db: Db, playerId: string) {
  const [likes, history, unshownRounds] = await Promise.all([
    db<Touched[]>`
      select game_id, at as time from game_likes where player_id = ${playerId} order by at desc, game_id`,
    db<Touched[]>`
      select game_id, at as time from game_history
      where player_id = ${playerId} order by at desc limit ${HISTORY_LENGTH}`,
    // Each opening takes the unseen round of the one before along, so that the last of a game tells.
    db<{ gameId: number; isPlayMoney: boolean }[]>`
      select game_id, is_play_money from (
        select distinct on (game_id, is_play_money) game_id, is_play_money, id, unshown_round_id from (
          select * from game_sessions where player_id = ${playerId} order by id desc limit ${SESSIONS_LOOKED_AT}
        ) as latest
        order by game_id, is_play_money, id desc
      ) as last
      where unshown_round_id is not null order by id desc`,
  ]);
  return {
    gameLikes: likes,
    gameLikeIds: likes.map(({ gameId }) => gameId),
    gameHistory: history,
    unshownRounds,
  };
}
