import { describe, expect, it, vi } from 'vitest';
import { after, utcDay } from '../../../src/platform/clock.ts';
import { readPlatform } from '../../../src/platform/common-body.ts';
import { makeDayFlags } from '../../../src/platform/day-flags.ts';
import { deviceModelOf, operatingSystemOf } from '../../../src/platform/device.ts';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { requestTimeoutMs } from '../../../src/platform/http/call-server.ts';
import { withRetry } from '../../../src/platform/http/retry.ts';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import { chooseLocale, localeCookie } from '../../../src/platform/locale.ts';
import { makePendingRequests } from '../../../src/platform/pending-requests.ts';
import { newRequestId } from '../../../src/platform/request-id.ts';
import { makeTokenStore } from '../../../src/platform/token-store.ts';

const memory = () => makeKeyValues(() => undefined);

describe('timeouts and retries', () => {
  it.each([
    ['4g', 10_000],
    [undefined, 10_000],
    ['3g', 30_000],
    ['2g', 20_000],
    ['slow-2g', 20_000],
  ])('[K01] timeout on a %s connection is %i ms', (type, ms) => {
    expect(requestTimeoutMs(type)).toBe(ms);
  });

  it('error that is no lost answer is passed on at once', async () => {
    let tries = 0;
    const work = withRetry(
      true,
      async () => {
        tries++;
        throw new RangeError('ours');
      },
      { random: () => 0, wait: async () => {} },
    );
    await expect(work).rejects.toThrow('ours');
    expect(tries).toBe(1);
  });

  it('busy server is retried no sooner than it asked, and not after the third attempt', async () => {
    const waits: number[] = [];
    const busy = new CallFailure('busy', 'getTradeInfo', { code: 1903, status: 503, retryAfterS: 1 });
    const attempt = vi.fn(() => Promise.reject(busy));
    const wait = async (ms: number) => void waits.push(ms);
    await expect(withRetry(true, attempt, { random: () => 0.5, wait })).rejects.toBe(busy);
    expect([attempt.mock.calls.length, waits]).toEqual([3, [1_500, 1_500]]);
    await expect(withRetry(false, attempt, { random: () => 0.5, wait })).rejects.toBe(busy);
    expect(attempt).toHaveBeenCalledTimes(4);
  });
});

describe('device and platform', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile', 5, 0],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 0],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 0],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 1],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 1],
  ])('[K08] user agent %s with %i touch points is platform %i', (agent, points, platform) => {
    expect(readPlatform(agent, points)).toBe(platform);
  });

  it('system and model of a phone are read', () => {
    const agent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile';
    expect([operatingSystemOf(agent), deviceModelOf(agent)]).toEqual(['Android 14', 'Pixel 8']);
  });
});

describe('language choice', () => {
  it('[K13] choice is kept for 365 days', () => {
    expect(localeCookie('fil')).toContain(`max-age=${365 * 24 * 3600}`);
  });

  it.each([
    ['a=1; locale=zh-CN', ['en-US'], 'zh-CN'],
    ['locale=xx', ['tl-PH'], 'fil'],
    ['', ['de', 'zh-TW'], 'zh-CN'],
    ['', ['de', 'fr'], 'en'],
    ['', [], 'en'],
  ])('[K13] cookie "%s" and browser languages %j give %s', (cookie, wishes, locale) => {
    expect(chooseLocale(cookie, wishes)).toBe(locale);
  });
});

describe('browser storage', () => {
  it('[K11] daily flag holds until UTC midnight, in every time zone', () => {
    let now = Date.parse('2026-11-20T23:59:59Z');
    const flags = makeDayFlags(memory(), () => now);
    flags.set('seen');
    expect(flags.has('seen')).toBe(true);
    now += 1000;
    expect(flags.has('seen')).toBe(false);
    expect(utcDay(now)).toBe('2026-11-21');
  });

  it('[K09] token lies under access_token', () => {
    const keys = memory();
    makeTokenStore(keys, null).write('abc');
    expect(keys.get('access_token')).toBe('abc');
  });

  it('[T02] token removed in another tab is noticed, and no other key', () => {
    const events = new EventTarget();
    let heard = 0;
    const stop = makeTokenStore(memory(), events).onRemovedElsewhere(() => heard++);
    const tell = (key: string | null, newValue: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    tell('access_token', 'another');
    tell('preferences', null);
    expect(heard).toBe(0);
    tell('access_token', null);
    tell(null, null);
    expect(heard).toBe(2);
    stop();
    tell('access_token', null);
    expect(heard).toBe(2);
  });

  it('memory is used where the browser blocks storage', () => {
    const keys = makeKeyValues(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keys.set('a', '1');
    expect([keys.get('a'), keys.keys()]).toEqual(['1', ['a']]);
    keys.remove('a');
    expect(keys.get('a')).toBeNull();
  });

  it('request is kept until its result was shown, oldest first', () => {
    let now = 10;
    const keys = memory();
    const pending = makePendingRequests(keys, () => now);
    pending.remember('recharge', 'one', { amount: 5 });
    now = 20;
    pending.remember('spin', 'two', {});
    keys.set('pending:broken', '{');
    expect(
      makePendingRequests(keys, () => now)
        .list()
        .map(({ id }) => id),
    ).toEqual(['one', 'two']);
    expect(pending.list('spin').map(({ id }) => id)).toEqual(['two']);
    pending.forget('one');
    pending.clear();
    expect(pending.list()).toEqual([]);
  });

  it('[T09] what other tabs store is heard until it is taken, also what they delete at once', () => {
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    const pending = makePendingRequests(memory(), () => 0);
    const tell = (key: string, value: object | null) =>
      window.dispatchEvent(
        Object.assign(new Event('storage'), { key, newValue: value && JSON.stringify(value) }),
      );
    const stop = pending.hear('draw:1');
    tell('pending:a', { kind: 'draw:1', id: 'a', body: { seed: 1 }, savedAt: 1 });
    tell('pending:a', null);
    tell('pending:b', { kind: 'draw:2', id: 'b', body: {}, savedAt: 1 });
    tell('theme', { kind: 'draw:1', id: 'c', body: {}, savedAt: 1 });
    const heard = stop();
    tell('pending:d', { kind: 'draw:1', id: 'd', body: {}, savedAt: 1 });
    vi.unstubAllGlobals();
    expect(heard.map(({ id, body }) => [id, body])).toEqual([['a', { seed: 1 }]]);
  });

  it('generated ids are UUIDs and never the same', () => {
    const ids = new Set(Array.from({ length: 100 }, newRequestId));
    expect(ids.size).toBe(100);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('scheduled work can be cancelled', async () => {
    let isDone = false;
    after(0, () => {
      isDone = true;
    })();
    await new Promise((done) => setTimeout(done, 1));
    expect(isDone).toBe(false);
  });
});
