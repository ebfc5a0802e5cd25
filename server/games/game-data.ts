import type { Db } from '../db/sql.ts';
import { readGameHistory, readGameLikes } from './played-game-queries.ts';
import { readUnshownGames } from './unshown-round-queries.ts';

/** Number of last-played games that the client shows. */
const HISTORY_LENGTH = 50;
/** An older unseen round is still shown by its game; the lobby does not search for it. */
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
