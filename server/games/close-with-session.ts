import type { Db } from '../db/sql.ts';
import type { EndedSession } from '../hooks.ts';
import { findGameOfSession } from './game-session-queries.ts';
import { closeGameSessions } from './game-sessions.ts';

/** A game closes with the session that opened it. */
export async function closeWithSession(db: Db, { playerId, sessionId, now }: EndedSession): Promise<void> {
  if (sessionId === null) return closeGameSessions(db, playerId, now, 'signedOut');
  const open = await findGameOfSession(db, { playerId, sessionId });
  if (open !== null) await closeGameSessions(db, playerId, now, 'signedOut', open);
}
