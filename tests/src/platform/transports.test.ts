import { afterEach, describe, expect, it, vi } from 'vitest';
import { axiosTransport } from '../../../src/platform/http/axios-transport.ts';
import { CallFailure, isCallFailure } from '../../../src/platform/http/call-failure.ts';
import { fetchTransport } from '../../../src/platform/http/fetch-transport.ts';
import { withRetry } from '../../../src/platform/http/retry.ts';
import { TransportError, type WireRequest } from '../../../src/platform/http/transport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = (changes: Partial<WireRequest> = {}): WireRequest => ({
  url: 'http://127.0.0.1:9/app/v1/online',
  headers: { 'content-type': 'application/json' },
  body: '{"gameId":0}',
  timeoutMs: 1_000,
  signal: null,
  outlivesPage: false,
  ...changes,
});
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof TransportError ? error.kind : 'other'),
  );

describe('transport by fetch', () => {
  it('request is posted as it is, and answered whatever its status', async () => {
    const fetched = vi.fn(async () => new Response('late', { status: 503, headers: { 'retry-after': '7' } }));
    vi.stubGlobal('fetch', fetched);
    expect(await fetchTransport(request())).toEqual({ status: 503, text: 'late', retryAfter: '7' });
    expect(fetched).toHaveBeenCalledWith(
      'http://127.0.0.1:9/app/v1/online',
      expect.objectContaining({
        method: 'POST',
        body: '{"gameId":0}',
        headers: { 'content-type': 'application/json' },
        keepalive: false,
      }),
    );
  });

  it.each([fetchTransport, axiosTransport])(
    'request that outlives its page is kept alive by the browser',
    async (transport) => {
      const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
      vi.stubGlobal('fetch', fetched);
      expect(await transport(request({ outlivesPage: true }))).toEqual({
        status: 200,
        text: '{}',
        retryAfter: null,
      });
      expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true);
    },
  );

  it('request that is taken back is no timeout', async () => {
    const taken = new AbortController();
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      taken.abort();
      return Promise.reject(signal?.reason);
    });
    expect(await kindOf(fetchTransport(request({ signal: taken.signal })))).toBe('offline');
  });

  it('answer that was asked for ahead is given up with its request', async () => {
    const taken = new AbortController();
    globalThis.headStart = { url: request().url, answer: new Promise(() => undefined) };
    const kind = kindOf(fetchTransport(request({ signal: taken.signal })));
    taken.abort();
    expect(await kind).toBe('offline');
    expect(globalThis.headStart).toBeUndefined();
  });
});

describe.each([
  ['fetch', fetchTransport],
  ['axios', axiosTransport],
])('transport by %s without a server', (_name, transport) => {
  it('request that reaches nobody is told as offline', async () => {
    expect(await kindOf(transport(request()))).toBe('offline');
  });

  it('request that was taken back before it began is not sent', async () => {
    expect(await kindOf(transport(request({ signal: AbortSignal.abort() })))).toBe('offline');
  });
});

const failure = (key: CallFailure['key'], status = 0) => new CallFailure(key, 'getTradeInfo', { status });

describe('repeated request', () => {
  /** Fails so often with `error`, then answers; tells how long it waited before each repeat. */
  const run = async (error: Error, failures: number) => {
    const waits: number[] = [];
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      if (tries <= failures) throw error;
      return 'answered';
    };
    const wait = async (ms: number) => void waits.push(ms);
    const outcome = await withRetry(true, attempt, { random: () => 0.5, wait }).catch(() => 'failed');
    return { outcome, tries, waits };
  };

  it.each([
    ['offline', failure('offline')],
    ['502 of a proxy', failure('unreadable', 502)],
    ['504 of a proxy', failure('unreadable', 504)],
  ])('lost answer (%s) is asked for again after a growing wait', async (_what, error) => {
    expect(await run(error, 2)).toEqual({ outcome: 'answered', tries: 3, waits: [400, 800] });
    expect(await run(error, 3)).toEqual({ outcome: 'failed', tries: 3, waits: [400, 800] });
  });

  it.each([
    ['timeout', failure('timeout')],
    ['broken answer', failure('unreadable', 200)],
    ['500 of a proxy', failure('unreadable', 500)],
    ['refusal', failure('balanceTooLow', 200)],
  ])('%s is not asked for again', async (_what, error) => {
    expect(await run(error, 1)).toEqual({ outcome: 'failed', tries: 1, waits: [] });
  });
});

describe('failure of a call', () => {
  it('failure names its call, its key and its code, and nothing where nothing is known', () => {
    const full = new CallFailure('balanceTooLow', 'recharge', { code: 4002, status: 200, retryAfterS: 3 });
    expect([full.message, full.code, full.status, full.retryAfterS]).toEqual([
      'recharge: balanceTooLow (4002)',
      4002,
      200,
      3,
    ]);
    const bare = new CallFailure('offline', 'recharge');
    expect([bare.message, bare.code, bare.msg, bare.status, bare.retryAfterS]).toEqual([
      'recharge: offline',
      0,
      '',
      0,
      null,
    ]);
    expect([isCallFailure(bare), isCallFailure(new Error('offline')), isCallFailure(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
