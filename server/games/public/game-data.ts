import type { Db } from '../../db/sql.ts';
import { readGameHistory, readGameLikes } from '../played-game-queries.ts';
import { readUnshownGames } from '../unshown-round-queries.ts';

/** Games the client shows as played last. */
const HISTORY_LENGTH = 50;
/** A round unseen for longer is still shown by its game; the lobby does not look for it. */
const SESSIONS_CHECKED = 100;

/** Favourites, newest first, the games played last, and those with a round whose end was not seen. */
export async function readGameData(db: Db, playerId: string) {
  const [likes, history, unshownRounds] = await Promise.all([
    readGameLikes(db, playerId),
    readGameHistory(db, playerId, HISTORY_LENGTH),
    readUnshownGames(db, playerId, SESSIONS_CHECKED),
  ]);
  return {
    gameLikes: likes,
    gameLikeIds: likes.map(({ gameId }) => gameId),
    gameHistory: history,
    unshownRounds,
  };
}
