import type { Work } from '../../context.ts';
import type { Tx } from '../../db/sql.ts';
import { lockGameSessions } from '../../games/public/game-sessions.ts';
import { lockPlayer } from '../player-queries.ts';

/**
 * Call this first in every transaction that bars a player from play, or limits it: claims, deposits and bets come before
 * it or wait for it.
 * @returns the moment of the bar or limit, in milliseconds since 1970: read under these locks, so that nothing which
 * came before is dated after it
 */
export async function lockPlay(tx: Tx, clock: Work['clock'], playerId: string): Promise<number> {
  await lockPlayer(tx, playerId);
  await lockGameSessions(tx, playerId);
  return clock.now();
}
