import type { online } from '../../contract/auth/presence-calls.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { updateSessionSeen } from './session-queries.ts';

/** The heartbeat: says that the page is open, not that the player is active. */
const recordHeartbeat: Handler<typeof online> = async ({ gameId }, request) => {
  const { id, sessionId } = memberOf(request);
  const { sql, clock } = request.context;
  const now = clock.now();
  await updateSessionSeen(sql, { playerId: id, sessionId, gameId, now });
  return { serverTime: now };
};

export const presenceHandlers = { online: recordHeartbeat };
