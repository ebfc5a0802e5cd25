import { describe, expect, it, vi } from 'vitest';
import { anonymousAppEventLogClient } from '../../../contract/event-log/event-calls.ts';
import { flushEvents, logEvent } from '../../../src/session/offline/log-event.ts';
import { server } from '../support/server.ts';
import { signSomebodyIn } from './sign-somebody-in.ts';

describe('log of events', () => {
  it('[K03] event names who, when and which build, and a guest by nothing', async () => {
    server().answer(anonymousAppEventLogClient, { accepted: 2 });
    vi.useFakeTimers({ now: 1_800_000_000_500 });
    logEvent('page_shown', { page: 'home', isFirst: true });
    signSomebodyIn();
    logEvent('page_shown', { eventUserId: 'somebody else' });
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    const [batch] = server().asked(anonymousAppEventLogClient);
    expect(batch?.eventList).toMatchObject([
      {
        eventName: 'page_shown',
        page: 'home',
        isFirst: true,
        eventTime: 1_800_000_000,
        eventUserId: '',
        channel: 'WEB',
      },
      { eventName: 'page_shown', eventUserId: '7', appId: 'member-web' },
    ]);
  });

  it('[K03] page that hides hands its events to a beacon', async () => {
    const beacons: { address: string; body: Blob }[] = [];
    navigator.sendBeacon = (address, body) => {
      beacons.push({ address: String(address), body: body as Blob });
      return true;
    };
    logEvent('page_hidden');
    flushEvents();
    flushEvents();
    expect(beacons.map(({ address }) => address)).toEqual(['/app/v1/anonymous/appEventLogClient']);
    const body = JSON.parse((await beacons[0]?.body.text()) ?? '{}');
    expect(body).toMatchObject({ channel: 'WEB', eventList: [{ eventName: 'page_hidden' }] });
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });
});
