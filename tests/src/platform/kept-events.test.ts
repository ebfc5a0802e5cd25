import { describe, expect, it, vi } from 'vitest';
import { anonymousAppEventLogClient } from '../../../contract/event-log/event-calls.ts';
import { EVENT_ADDRESS } from '../../../src/platform/event-sync.ts';
import {
  type BatchStore,
  batchesToDrop,
  type Delivery,
  type KeptBatch,
  keepBatch,
  MAX_KEPT_BATCHES,
  MAX_KEPT_MS,
  MAX_KEPT_SIZE,
  postAsNobody,
  sendKept,
} from '../../../src/platform/kept-events.ts';

const batch = (id: string, at: number, text = id): KeptBatch => ({ id, at, text });

function memory(...batches: KeptBatch[]): BatchStore & { readonly ids: () => string[] } {
  const held = new Map(batches.map((one) => [one.id, one]));
  return {
    list: async () => [...held.values()],
    put: async (one) => void held.set(one.id, one),
    remove: async (ids) => ids.forEach((id) => void held.delete(id)),
    ids: () => [...held.keys()],
  };
}

describe('kept events', () => {
  it('[K03] oldest batches go first when there are more than ten', () => {
    const batches = Array.from({ length: MAX_KEPT_BATCHES + 2 }, (_, at) => batch(`b${at}`, at));
    expect(batchesToDrop(batches.toReversed(), 100)).toEqual(['b0', 'b1']);
  });

  it('[K03] oldest batches go first when all of them are larger than 64 kB', () => {
    const half = 'x'.repeat(MAX_KEPT_SIZE / 2);
    expect(batchesToDrop([batch('a', 1, half), batch('b', 2, half)], 3)).toEqual([]);
    expect(batchesToDrop([batch('a', 1, half), batch('b', 2, half), batch('c', 3, 'x')], 3)).toEqual(['a']);
    expect(batchesToDrop([batch('a', 1, `${half}${half}x`)], 3)).toEqual(['a']);
  });

  it('[K03] batch of more than a day ago, or of a clock that was set back, is dropped', () => {
    const now = 10 * MAX_KEPT_MS;
    const old = batch('old', now - MAX_KEPT_MS - 1);
    expect(batchesToDrop([old, batch('young', now - MAX_KEPT_MS)], now)).toEqual(['old']);
    expect(batchesToDrop([batch('future', now + MAX_KEPT_MS + 1)], now)).toEqual(['future']);
  });

  it('[K03] keeping one more stays within the bounds', async () => {
    const store = memory(...Array.from({ length: MAX_KEPT_BATCHES }, (_, at) => batch(`b${at}`, at)));
    await keepBatch(store, batch('new', 50));
    expect(store.ids()).toHaveLength(MAX_KEPT_BATCHES);
    expect(store.ids()).toContain('new');
    expect(store.ids()).not.toContain('b0');
  });

  it('[K03] batches are sent oldest first, each once, and what did not get through stays', async () => {
    const store = memory(batch('b', 2), batch('a', 1), batch('c', 3));
    const sent: string[] = [];
    const post =
      (later: string) =>
      async (text: string): Promise<Delivery> => {
        sent.push(text);
        return text === later ? 'later' : 'done';
      };
    expect(await sendKept(store, post('b'), 5)).toBe(false);
    expect([sent, store.ids().toSorted()]).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect(await sendKept(store, post(''), 5)).toBe(true);
    expect([sent, store.ids()]).toEqual([['a', 'b', 'b', 'c'], []]);
  });

  it('[K03] batch is posted without a token and without cookies', async () => {
    const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', asked);
    expect(await postAsNobody(EVENT_ADDRESS, 'body')).toBe('done');
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe(`/app/v1/${anonymousAppEventLogClient.name}`);
    expect(init).toEqual({
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: 'body',
    });
    vi.unstubAllGlobals();
  });

  it.each([
    [200, 'done'],
    [400, 'done'],
    [413, 'done'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ] as const)('[K03] answer %i to a batch means %s', async (status, delivery) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status }));
    expect(await postAsNobody(EVENT_ADDRESS, 'body')).toBe(delivery);
    vi.unstubAllGlobals();
  });

  it('[K03] batch without an answer is sent later', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
    expect(await postAsNobody(EVENT_ADDRESS, 'body')).toBe('later');
    vi.unstubAllGlobals();
  });
});
