import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClientEvent } from '../../../contract/event-log/event-calls.ts';
import { fetchVersion, watchBuild } from '../../../src/platform/build-watch.ts';
import { type EventBatch, makeEventLog } from '../../../src/platform/event-log.ts';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';

const event = (eventName: string): ClientEvent => ({
  eventName,
  channel: 'WEB',
  appId: 'a',
  version: '1',
  eventTime: 1,
  eventUserId: '',
});

/** A clock whose only appointment is run by the test. */
function fakeAfter() {
  const waiting: { ms: number; work: () => void }[] = [];
  return {
    waiting,
    after(ms: number, work: () => void) {
      const entry = { ms, work };
      waiting.push(entry);
      return () => {
        const at = waiting.indexOf(entry);
        if (at >= 0) waiting.splice(at, 1);
      };
    },
    run: () => waiting.shift()?.work(),
  };
}

describe('event log', () => {
  function start(acceptsBeacon = true, answer: () => Promise<unknown> = async () => undefined) {
    const sent: number[] = [];
    const time = { now: 0 };
    const beacons: number[] = [];
    const ids: string[] = [];
    const kept: EventBatch[] = [];
    const network = { isOnline: true };
    const clock = fakeAfter();
    const log = makeEventLog({
      send: ({ id, events }) => {
        ids.push(id);
        sent.push(events.length);
        return answer();
      },
      beacon: ({ events }) => {
        if (acceptsBeacon) beacons.push(events.length);
        return acceptsBeacon;
      },
      keep: (batch) => kept.push(batch),
      isOnline: () => network.isOnline,
      newId: () => `batch ${ids.length + kept.length}`,
      after: clock.after,
      now: () => time.now,
    });
    return { log, sent, beacons, ids, kept, network, clock, time };
  }

  it('[K03] 20 events are sent at once without waiting', () => {
    const { log, sent, clock } = start();
    for (let i = 0; i < 20; i++) log.add(event('tap'));
    expect(sent).toEqual([20]);
    expect(clock.waiting).toEqual([]);
  });

  it('[K03] fewer events are sent after 2 s', () => {
    const { log, sent, clock } = start();
    log.add(event('a'));
    log.add(event('b'));
    expect(clock.waiting.map(({ ms }) => ms)).toEqual([2000]);
    clock.run();
    expect(sent).toEqual([2]);
  });

  it('[K03] unsent events are sent as a beacon when the page hides', () => {
    const { log, sent, beacons, clock } = start();
    log.add(event('a'));
    log.flushByBeacon();
    expect([sent, beacons, clock.waiting]).toEqual([[], [1], []]);
  });

  it('[K03] events are dropped until the time that a rate limit names, without an error', async () => {
    const refusal = new CallFailure('tooOften', 'anonymous/appEventLogClient', { retryAfterS: 30 });
    const { log, sent, beacons, clock, time } = start(true, () => Promise.reject(refusal));
    for (let i = 0; i < 20; i++) log.add(event('tap'));
    await Promise.resolve();
    log.add(event('late'));
    log.flushByBeacon();
    time.now = 29_999;
    log.add(event('late'));
    expect([sent, beacons, clock.waiting]).toEqual([[20], [], []]);
    time.now = 30_000;
    log.add(event('again'));
    clock.run();
    expect(sent).toEqual([20, 1]);
  });

  it.each(['offline', 'timeout', 'unreadable', 'internal'] as const)(
    '[K03] batch that may not have arrived (%s) is kept under the name that it was sent by',
    async (key) => {
      const failure = new CallFailure(key, 'anonymous/appEventLogClient');
      const { log, ids, kept } = start(true, () => Promise.reject(failure));
      for (let i = 0; i < 20; i++) log.add(event('tap'));
      await Promise.resolve();
      await Promise.resolve();
      expect(kept.map(({ id, events }) => [id, events.length])).toEqual([[ids[0], 20]]);
    },
  );

  it('[K03] batch that the server has refused is not kept', async () => {
    const refusal = new CallFailure('badRequest', 'anonymous/appEventLogClient');
    const { log, kept } = start(true, () => Promise.reject(refusal));
    for (let i = 0; i < 20; i++) log.add(event('tap'));
    await Promise.resolve();
    await Promise.resolve();
    expect(kept).toEqual([]);
  });

  it('[K03] page that hides without a network keeps its events, as a beacon would lose them', () => {
    const { log, beacons, kept, network } = start();
    network.isOnline = false;
    log.add(event('a'));
    log.flushByBeacon();
    log.flushByBeacon();
    expect([beacons, kept.map(({ events }) => events.length)]).toEqual([[], [1]]);
  });

  it('[K03] at most 64 kB of events are sent a minute', () => {
    const { log, sent, time } = start();
    const size = JSON.stringify(event('')).length;
    const long = event('x'.repeat(1024 - size));
    for (let i = 0; i < 100; i++) log.add(long);
    log.flushByBeacon();
    expect(sent.reduce((all, count) => all + count)).toBe(60);
    time.now = 60_000;
    for (let i = 0; i < 20; i++) log.add(long);
    expect(sent.at(-1)).toBe(20);
    expect(sent).toHaveLength(4);
  });

  it('events that the browser did not accept are kept for the next time', () => {
    const { log, sent } = start(false);
    log.add(event('a'));
    log.flushByBeacon();
    for (let i = 0; i < 19; i++) log.add(event('b'));
    expect(sent).toEqual([20]);
  });
});

describe('build watch', () => {
  it('[T20] version that differs from the first is reported once', async () => {
    const versions = ['one', 'one', 'two', 'two'];
    const clock = fakeAfter();
    let told = 0;
    watchBuild({
      readVersion: async () => versions.shift() ?? 'two',
      isHidden: () => false,
      after: clock.after,
      onNewVersion: () => told++,
    });
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      await new Promise((done) => setImmediate(done));
      seen.push(told);
      clock.run();
    }
    expect(seen).toEqual([0, 0, 1, 1]);
  });

  it('[T20] missing answer is no new version, and nothing is requested while hidden', async () => {
    let asked = 0;
    let isHidden = false;
    const clock = fakeAfter();
    watchBuild({
      readVersion: async () => {
        asked++;
        throw new Error('offline');
      },
      isHidden: () => isHidden,
      after: clock.after,
      onNewVersion: () => expect.unreachable(),
    });
    await new Promise((done) => setImmediate(done));
    isHidden = true;
    clock.run();
    await new Promise((done) => setImmediate(done));
    expect(asked).toBe(1);
    expect(clock.waiting.map(({ ms }) => ms)).toEqual([300_000]);
  });
});

describe('version of the build', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (status: number, body: unknown) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

  it('[T20] version of the server is read from its answer', async () => {
    answer(200, { version: '7' });
    expect(await fetchVersion()).toBe('7');
  });

  it.each([
    ['error with a version in it', 503, { version: '7' }],
    ['answer without a version', 200, {}],
  ])('[T20] %s is no version', async (_name, status, body) => {
    answer(status, body);
    await expect(fetchVersion()).rejects.toThrow('no version');
  });
});
