import { makeCommonBody } from '../../platform/common-body.ts';
import type { EventBatch } from '../../platform/event-log.ts';
import { EVENT_ADDRESS, EVENT_SYNC } from '../../platform/event-sync.ts';
import { keptBatches } from '../../platform/kept-batches.ts';
import { type BatchStore, keepBatch, postAsNobody, sendKept } from '../../platform/kept-events.ts';
import { deviceNow } from '../../platform/time.ts';
import { setEventKeeper } from './log-event.ts';

interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

export interface EventKeeperDependencies {
  readonly store: BatchStore;
  now(): number;
  post(text: string): Promise<'done' | 'later'>;
  /** Asks the browser to wake the worker; nothing where it knows no such thing. */
  requestSync(): Promise<void>;
  onOnline(work: () => void): void;
}

/**
 * From here on events that could not be sent are kept, and sent by the worker when there is a network again. Where a
 * browser has no background sync the page does it: now, with what an earlier visit left, and when the network is back.
 */
export function startKeepingEvents(parts: EventKeeperDependencies = browserParts): void {
  const { store, now, post, requestSync, onOnline } = parts;
  setEventKeeper((batch) => {
    keepBatch(store, { id: batch.id, at: now(), text: bodyOf(batch) })
      .then(requestSync)
      // The log must never stand in the way of play.
      .catch(() => undefined);
  });
  const send = () => void sendKept(store, post, now()).catch(() => undefined);
  onOnline(send);
  send();
}

/** The call's whole body, in which nothing says whose it was nor where they came from. */
function bodyOf({ id, events }: EventBatch): string {
  const eventList = events.map((event) => ({ ...event, eventUserId: '' }));
  return JSON.stringify({ ...makeCommonBody(), clientReferrer: '', batchId: id, eventList });
}

const browserParts: EventKeeperDependencies = {
  store: keptBatches,
  now: deviceNow,
  post: (text) => (navigator.onLine === false ? Promise.resolve('later') : postAsNobody(EVENT_ADDRESS, text)),
  async requestSync() {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
    await registration?.sync?.register(EVENT_SYNC);
  },
  onOnline: (work) => addEventListener('online', work),
};
