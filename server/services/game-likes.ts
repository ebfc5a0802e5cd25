import type { gameLike } from '../../contract/calls/games.ts';
import type { Db } from '../db/sql.ts';
import { CallError } from '../http/call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';

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

/** Notes that the player opened a game; the history keeps each game once, with its last time. */
export async function recordGameOpened(db: Db, playerId: string, gameId: number, now: number): Promise<void> {
  await db`
    insert into game_history (player_id, game_id, at) values (${playerId}, ${gameId}, ${now})
    on conflict (player_id, game_id) do update set at = excluded.at`;
}

const like: Handler<typeof gameLike> = async ({ gameId, isLiked }, request) => {
  const { id } = memberOf(request);
  const { sql, clock } = request.context;
  const [game] = await sql`select id from games where id = ${gameId}::bigint`;
  if (!game) throw new CallError('gameUnknown', `There is no game ${gameId}.`);
  if (isLiked) {
    await sql`
      insert into game_likes (player_id, game_id, at) values (${id}, ${gameId}, ${clock.now()})
      on conflict do nothing`;
  } else await sql`delete from game_likes where player_id = ${id} and game_id = ${gameId}`;
  const { gameLikeIds } = await readGameData(sql, id);
  return { gameLikeIds };
};

export const gameLikeHandlers = { gameLike: like };
