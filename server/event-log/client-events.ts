import type { JSONValue } from 'postgres';
import type { anonymousAppEventLogClient } from '../../contract/event-log/event-calls.ts';
import { CallError } from '../call-error.ts';
import type { Handler } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';
import { writeEvents } from './write-events.ts';

/** A day around now; with a client clock that is further off the time of arrival is used. */
const CLOCK_SLACK_MS = 86_400_000;

/** Bytes of one event's JSON: enough for a name, a place and a shortened stack. */
const MAX_EVENT_BYTES = 2048;

/** A lone surrogate, as at the end of a cut text, is valid JSON to a browser and invalid to the database. */
function wellFormed(value: unknown): JSONValue {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value as JSONValue;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key.toWellFormed(), wellFormed(held)]),
  );
}

/** @throws CallError `badRequest` that names the event when it is too long. */
function readEvent(event: object, index: number): JSONValue {
  const kept = wellFormed(event);
  if (Buffer.byteLength(JSON.stringify(kept)) <= MAX_EVENT_BYTES) return kept;
  const field = `eventList.${index}`;
  throw new CallError('badRequest', `${field}: larger than ${MAX_EVENT_BYTES} bytes`, { field });
}

/** The client's event log, stored as received. The user's name is that of the session, not of the event. */
const logEvents: Handler<typeof anonymousAppEventLogClient> = async (
  { eventList, batchId = null },
  request,
) => {
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
  return { accepted: await writeEvents(request.context, rateAddress(request.ip), { batchId, rows }) };
};

export const eventLogHandlers = { anonymousAppEventLogClient: logEvents };
