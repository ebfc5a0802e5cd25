import type { JSONValue } from 'postgres';
import type { anonymousAppEventLogClient } from '../../contract/calls/config.ts';
import type { online } from '../../contract/calls/games.ts';
import { CallError } from '../http/call-error.ts';
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

/** A day around now; a client's clock that is further off says nothing, so the arrival counts. */
const CLOCK_SLACK_MS = 86_400_000;

/** One event's JSON, in bytes: room for a name, a place and a cut stack, and no more for a stranger to fill. */
const MAX_EVENT_BYTES = 2048;

/** Half of a pair of signs, as a cut text ends with, is JSON to a browser and none to the database. */
function wellFormed(value: unknown): JSONValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value as JSONValue;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key.toWellFormed(), wellFormed(held)]),
  );
}

/** @throws CallError `badRequest` that names the event when it is too long to keep. */
function readEvent(event: object, index: number): JSONValue {
  const kept = wellFormed(event);
  if (Buffer.byteLength(JSON.stringify(kept)) <= MAX_EVENT_BYTES) return kept;
  const field = `eventList.${index}`;
  throw new CallError('badRequest', `${field}: larger than ${MAX_EVENT_BYTES} bytes`, { field });
}

/** The client's event log, kept as it comes. The name of the user is the session's, not the event's word. */
const logEvents: Handler<typeof anonymousAppEventLogClient> = async ({ eventList }, request) => {
  const { sql, clock, newId } = request.context;
  const now = clock.now();
  const rows = eventList.map((event, index) => {
    const at = event.eventTime * 1000;
    return {
      id: newId(),
      receivedAt: now,
      eventAt: Math.abs(at - now) < CLOCK_SLACK_MS ? at : now,
      name: event.eventName.toWellFormed(),
      userId: request.player ? String(request.player.displayId) : '',
      event: sql.json(readEvent(event, index)),
    };
  });
  await sql`insert into client_events ${sql(rows)}`;
  return { accepted: rows.length };
};

export const presenceHandlers = { online: beat, 'anonymous/appEventLogClient': logEvents };
