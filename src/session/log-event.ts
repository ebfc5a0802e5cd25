import { anonymousAppEventLogClient } from '../../contract/event-log/event-calls.ts';
import { CHANNEL } from '../../contract/limits.ts';
import { after } from '../platform/clock.ts';
import { APP_ID, APP_VERSION, makeCommonBody } from '../platform/common-body.ts';
import { makeEventLog } from '../platform/event-log.ts';
import { callServer } from '../platform/http/call-server.ts';
import { profileStore } from './profile-store.ts';

const log = makeEventLog({
  send: (eventList) => callServer(anonymousAppEventLogClient, { eventList }, { isSilent: true }),
  beacon: (eventList) =>
    navigator.sendBeacon(
      `/app/v1/${anonymousAppEventLogClient.name}`,
      new Blob([JSON.stringify({ ...makeCommonBody(), eventList })], { type: 'application/json' }),
    ),
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
    eventTime: Math.floor(Date.now() / 1000),
    eventUserId: id === 0 ? '' : String(id),
  });
}

/** Sends the queued events when the page hides: it may not come back. */
export const flushEvents = log.flushByBeacon;
