import { EVENT_ADDRESS, EVENT_SYNC } from './event-sync.ts';
import { keptBatches } from './kept-batches.ts';
import { postAsNobody, sendKept } from './kept-events.ts';
import { deviceNow } from './time.ts';

/** The part of it that is used; the page's own types know no worker. */
interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

/** Added to the service worker by the build: sends kept events once there is a network, also with no page open. */
addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === EVENT_SYNC) (event as SyncEvent).waitUntil(sendAll());
});

/** @throws where something is left, so that the browser calls again later */
async function sendAll(): Promise<void> {
  const isAll = await sendKept(keptBatches, (text) => postAsNobody(EVENT_ADDRESS, text), deviceNow());
  if (!isAll) throw new Error('events are left to send');
}
