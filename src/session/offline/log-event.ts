import { anonymousAppEventLogClient } from '../../../contract/event-log/event-calls.ts';
import { CHANNEL } from '../../../contract/limits.ts';
import { after } from '../../platform/clock.ts';
import { APP_ID, APP_VERSION, makeCommonBody } from '../../platform/common-body.ts';
import { type EventBatch, makeEventLog } from '../../platform/event-log.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { timeNow } from '../../platform/time.ts';
import { connectionStore } from '../calls/connection-store.ts';
import { profileStore } from '../player/profile-store.ts';

type Keeper = (batch: EventBatch) => void;

/** A batch is lost until its keeper has been loaded. */
let keeper: Keeper = () => undefined;

/** What becomes of batches that may not have arrived. */
export function setEventKeeper(next: Keeper): void {
  keeper = next;
}

const log = makeEventLog({
  send: ({ id, events }) =>
    callServer(anonymousAppEventLogClient, { batchId: id, eventList: events }, { isSilent: true }),
  beacon: ({ id, events }) =>
    navigator.sendBeacon(
      `/app/v1/${anonymousAppEventLogClient.name}`,
      new Blob([JSON.stringify({ ...makeCommonBody(), batchId: id, eventList: events })], {
        type: 'application/json',
      }),
    ),
  keep: (batch) => keeper(batch),
  isOnline: () => connectionStore.getState().isOnline,
  newId: newRequestId,
  after,
  now: () => performance.now(),
});

/** Notes an event with who, when and which build. Never put a name, an amount or a password into `fields`. */
export function logEvent(
  eventName: string,
  fields: Readonly<Record<string, string | number | boolean>> = {},
): void {
  const id = profileStore.getState().user?.id ?? 0;
  log.add({
    ...fields,
    eventName,
    channel: CHANNEL,
    appId: APP_ID,
    version: APP_VERSION,
    eventTime: Math.floor(timeNow() / 1000),
    eventUserId: id === 0 ? '' : String(id),
  });
}

/** Sends the queued events when the page hides: it may not come back. */
export const flushEvents = log.flushByBeacon;
