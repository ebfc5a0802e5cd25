import type { Db } from '../db/sql.ts';
import type { EndedSession } from '../hooks.ts';
import { deleteOfPlayer, deleteOfSession } from './subscription-queries.ts';

/** Who is not signed in on a device any more gets no notifications there. */
export const removeWithSession = (db: Db, { playerId, sessionId }: EndedSession): Promise<void> =>
  sessionId === null ? deleteOfPlayer(db, playerId) : deleteOfSession(db, { playerId, sessionId });
