import type { ClientEvent } from '../../contract/event-log/event-calls.ts';
import { EVENT_BATCH_SIZE, EVENT_FLUSH_MS } from '../../contract/limits.ts';
import { isCallFailure } from './http/call-failure.ts';
import { isUncertain } from './http/request-outcome.ts';

export interface EventBatch {
  /** Its own name: the server stores it once, however often it arrives. */
  readonly id: string;
  readonly events: ClientEvent[];
}

export interface EventLogDependencies {
  send(batch: EventBatch): Promise<unknown>;
  /** For a page that is going away. False when the browser would not take it. */
  beacon(batch: EventBatch): boolean;
  /** Of a batch that may not have arrived. Never throws. */
  keep(batch: EventBatch): void;
  isOnline(): boolean;
  newId(): string;
  after(ms: number, work: () => void): () => void;
  /** Milliseconds of any clock that only goes forward. */
  now(): number;
}

/** More than this is an error that repeats; older events are dropped. */
const MAX_WAITING = 200;

/** Letters of events that a page sends in a minute: well below what the server takes from an address, which may be many people's. */
const MAX_SIZE_A_MINUTE = 64 * 1024;
const MINUTE_MS = 60_000;

/** Gathers events and sends them by 20, after 2 s at the latest, or by beacon when the page hides. */
export function makeEventLog({ send, beacon, keep, isOnline, newId, after, now }: EventLogDependencies) {
  let waiting: ClientEvent[] = [];
  let cancel: (() => void) | null = null;
  /** Until then the server accepts no events from here: a request would only be rejected again. */
  let pausedUntil = -Infinity;
  let minute = { endsAt: -Infinity, size: 0 };
  const takes = (event: ClientEvent): boolean => {
    const at = now();
    if (at >= minute.endsAt) minute = { endsAt: at + MINUTE_MS, size: 0 };
    minute.size += JSON.stringify(event).length;
    return minute.size <= MAX_SIZE_A_MINUTE && at >= pausedUntil;
  };
  const pause = (error: unknown) => {
    if (!isCallFailure(error) || error.key !== 'tooOften') return;
    pausedUntil = now() + (error.retryAfterS ?? 60) * 1000;
    waiting = [];
    disarm();
  };
  const disarm = () => {
    cancel?.();
    cancel = null;
  };
  const flush = () => {
    disarm();
    while (waiting.length > 0) {
      const batch = { id: newId(), events: waiting.splice(0, EVENT_BATCH_SIZE) };
      // Nothing waits for it: the log must never stand in the way of play.
      void send(batch).catch((error: unknown) => {
        pause(error);
        if (isCallFailure(error) && isUncertain(error.key)) keep(batch);
      });
    }
  };
  return {
    add(event: ClientEvent) {
      if (!takes(event)) return;
      waiting = [...waiting, event].slice(-MAX_WAITING);
      if (waiting.length >= EVENT_BATCH_SIZE) flush();
      else cancel ??= after(EVENT_FLUSH_MS, flush);
    },
    flushByBeacon() {
      disarm();
      while (waiting.length > 0) {
        const batch = { id: newId(), events: waiting.slice(0, EVENT_BATCH_SIZE) };
        // A browser takes a beacon without a network too, and loses it.
        if (!isOnline()) keep(batch);
        else if (!beacon(batch)) return;
        waiting = waiting.slice(batch.events.length);
      }
    },
  };
}
