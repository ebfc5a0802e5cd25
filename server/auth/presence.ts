import type { online } from '../../contract/auth/presence-calls.ts';
import { type Handler, memberOf } from '../http/handler.ts';

/** The heartbeat: tells that the page is open, not that the player is there. */
const beat: Handler<typeof online> = async ({ gameId }, request) => {
  const { id, sessionId } = memberOf(request);
  const { sql, clock } = request.context;
  const now = clock.now();
  await sql`
    update sessions set last_seen_at = ${now},
      seen_game_id = coalesce((select id from games where id = ${gameId}::bigint), 0)
    where player_id = ${id} and id = ${sessionId}`;
  return { serverTime: now };
};

export const presenceHandlers = { online: beat };
