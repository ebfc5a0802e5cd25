import { type Cents, cents } from '../../../contract/money.ts';
import type { Db } from '../../db/sql.ts';
import { readSessionTotals } from '../../games/public/game-sessions.ts';
import { readLotterySession } from '../../lottery/public/lottery-play.ts';

/** Real money staked and won since a sign-in, in games and with the tickets that were bought in it. */
export async function readStakedInSession(
  db: Db,
  playerId: string,
  sessionId: string,
): Promise<{ staked: Cents; won: Cents }> {
  const [games, lottery] = await Promise.all([
    readSessionTotals(db, playerId, sessionId),
    readLotterySession(db, playerId, sessionId),
  ]);
  return { staked: cents(games.staked + lottery.staked), won: cents(games.won + lottery.won) };
}
