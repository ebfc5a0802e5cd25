import type { ClientEvent } from '../../contract/calls/config.ts';
import { EVENT_BATCH_SIZE, EVENT_FLUSH_MS } from '../../contract/limits.ts';

export interface EventLogParts {
  send(events: ClientEvent[]): Promise<unknown>;
  /** For a page that is going away. False when the browser would not take it. */
  beacon(events: ClientEvent[]): boolean;
  after(ms: number, work: () => void): () => void;
}

/** More than this is a fault that repeats; older events make room. */
const MOST_WAITING = 200;

/** Gathers events and sends them by 20, after 2 s at the latest, or by beacon when the page hides. */
export function makeEventLog({ send, beacon, after }: EventLogParts) {
  let waiting: ClientEvent[] = [];
  let cancel: (() => void) | null = null;
  const disarm = () => {
    cancel?.();
    cancel = null;
  };
  const flush = () => {
    disarm();
    while (waiting.length > 0) {
      const batch = waiting.splice(0, EVENT_BATCH_SIZE);
      // A lost batch is lost: the log must never stand in the way of play.
      void send(batch).catch(() => undefined);
    }
  };
  return {
    add(event: ClientEvent) {
      waiting = [...waiting, event].slice(-MOST_WAITING);
      if (waiting.length >= EVENT_BATCH_SIZE) flush();
      else cancel ??= after(EVENT_FLUSH_MS, flush);
    },
    flushByBeacon() {
      disarm();
      while (waiting.length > 0) {
        const batch = waiting.slice(0, EVENT_BATCH_SIZE);
        if (!beacon(batch)) return;
        waiting = waiting.slice(batch.length);
      }
    },
  };
}
