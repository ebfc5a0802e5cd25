import type { JSONValue } from 'postgres';
import type { anonymousAppEventLogClient } from '../../contract/event-log/event-calls.ts';
import { CallError } from '../call-error.ts';
import type { Handler } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { writeEvents } from './write-events.ts';

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
  const { clock, newId } = request.context;
  const now = clock.now();
  const rows = eventList.map((event, index) => {
    const at = event.eventTime * 1000;
    return {
      id: newId(),
      receivedAt: now,
      eventAt: Math.abs(at - now) < CLOCK_SLACK_MS ? at : now,
      name: event.eventName.toWellFormed(),
      userId: request.player ? String(request.player.displayId) : '',
      event: readEvent(event, index),
    };
  });
  return { accepted: await writeEvents(request.context, rateAddress(request.ip), rows) };
};

export const eventLogHandlers = { anonymousAppEventLogClient: logEvents };
