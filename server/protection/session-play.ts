import { type Cents, cents } from '../../contract/money.ts';
import type { SessionInfo } from '../../contract/profile/user.ts';
import type { Db } from '../db/sql.ts';
import { readSessionTotals } from '../games/public/game-sessions.ts';
import type { Hooks, SessionQuery } from '../hooks.ts';
import { readRestrictions } from './restrictions.ts';

/** Real money staked and won since a sign-in, in games and beside them. */
export async function readStakedInSession(
  db: Db,
  hooks: Hooks,
  { playerId, sessionId }: SessionQuery,
): Promise<{ staked: Cents; won: Cents }> {
  const [games, beside] = await Promise.all([
    readSessionTotals(db, playerId, sessionId),
    hooks.stakedInSessionBesideGames(db, playerId, sessionId),
  ]);
  return { staked: cents(games.staked + beside.staked), won: cents(games.won + beside.won) };
}

/** What the session has staked and won, and what holds for its player. */
export async function readSessionPlay(
  db: Db,
  hooks: Hooks,
  asked: SessionQuery,
): Promise<Required<Pick<SessionInfo, 'staked' | 'won' | 'restrictions'>>> {
  const [totals, restrictions] = await Promise.all([
    readStakedInSession(db, hooks, asked),
    readRestrictions(db, hooks, asked),
  ]);
  return { ...totals, restrictions };
}
