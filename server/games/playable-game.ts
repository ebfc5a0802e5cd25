import { GameStatus } from '../../contract/ids.ts';
import { gameMathsOf } from '../../games/all-games.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { type AnySharedGame, isSharedGame } from '../../maths/shared-game.ts';
import { CallError } from '../call-error.ts';
import type { GameSessionRow } from './game-session-queries.ts';

/**
 * The maths of a game that takes bets; null for one that is not open.
 * @param status see `GameStatus`
 */
export const playableGame = (slug: string, status: number): AnyGame | null =>
  status === GameStatus.open ? gameMathsOf(slug) : null;

/**
 * The game of a session, open or not, where its rounds are shared: what has begun goes on, and is shown to its end. Null
 * for any other game.
 */
export function sharedGameOfSession({ slug }: GameSessionRow): AnySharedGame | null {
  const game = gameMathsOf(slug);
  return game && isSharedGame(game) ? game : null;
}

/** @throws CallError gameMaintenance when the game was closed, or removed, while a session was open. */
export function gameOfSession({ slug, gameStatus }: GameSessionRow): AnyGame {
  const game = playableGame(slug, gameStatus);
  if (!game) throw new CallError('gameMaintenance', `${slug} is closed`);
  return game;
}
