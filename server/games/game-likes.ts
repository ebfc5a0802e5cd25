import type { gameLike } from '../../contract/games/game-calls.ts';
import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readGameData } from './public/game-data.ts';

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
