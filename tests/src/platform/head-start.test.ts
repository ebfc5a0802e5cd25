import { afterEach, describe, expect, it } from 'vitest';
import { consumeHeadStart, fetchTransport } from '../../../src/platform/http/fetch-transport.ts';
import { TransportError } from '../../../src/platform/http/transport.ts';

const URL = '/app/v1/anonymous/appConfig';
const answer = { status: 200, text: '{}', retryAfter: null };
const request = {
  url: URL,
  headers: {},
  body: '{}',
  timeoutMs: 5_000,
  signal: null,
  outlivesPage: false,
};

afterEach(() => {
  globalThis.headStart = undefined;
});

describe('prefetched call', () => {
  it('answer goes to the first caller, and to its own address only', async () => {
    globalThis.headStart = { url: URL, answer: Promise.resolve(answer) };
    expect(consumeHeadStart('/app/v1/preLogin')).toBeNull();
    expect(await fetchTransport(request)).toBe(answer);
    expect(consumeHeadStart(URL)).toBeNull();
  });

  it('prefetched call fails as any other call does, and the next attempt is a new request', async () => {
    globalThis.headStart = { url: URL, answer: Promise.reject(new TypeError('no line')) };
    await expect(fetchTransport(request)).rejects.toThrow(TransportError);
    expect(consumeHeadStart(URL)).toBeNull();
  });

  it('prefetched call has the same timeout as any other call', async () => {
    globalThis.headStart = { url: URL, answer: new Promise(() => undefined) };
    await expect(fetchTransport({ ...request, timeoutMs: 20 })).rejects.toThrow('timeout');
    const heard = new AbortController();
    globalThis.headStart = { url: URL, answer: new Promise(() => undefined) };
    const waiting = fetchTransport({ ...request, signal: heard.signal });
    heard.abort();
    await expect(waiting).rejects.toThrow('offline');
  });
});
