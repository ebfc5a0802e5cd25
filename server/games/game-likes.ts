import type { gameLike } from '../../contract/games/game-calls.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readGameData } from './game-data.ts';
import { hasGame } from './game-queries.ts';
import { deleteGameLike, insertMissingGameLike } from './played-game-queries.ts';

const likeGame: Handler<typeof gameLike> = async ({ gameId, isLiked }, request) => {
  const { id } = memberOf(request);
  const { sql, clock } = request.context;
  if (!(await hasGame(sql, gameId))) throw new CallError('gameUnknown', `There is no game ${gameId}.`);
  if (isLiked) await insertMissingGameLike(sql, { playerId: id, gameId, now: clock.now() });
  else await deleteGameLike(sql, id, gameId);
  const { gameLikeIds } = await readGameData(sql, id);
  return { gameLikeIds };
};

export const gameLikeHandlers = { gameLike: likeGame };
