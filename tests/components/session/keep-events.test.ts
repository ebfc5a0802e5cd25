import { describe, expect, it, vi } from 'vitest';
import { anonymousAppEventLogClient } from '../../../contract/event-log/event-calls.ts';
import type { KeptBatch } from '../../../src/platform/kept-events.ts';
import {
  type EventKeeperDependencies,
  startKeepingEvents,
} from '../../../src/session/offline/keep-events.ts';
import { logEvent } from '../../../src/session/offline/log-event.ts';
import { failCall } from '../support/failure.ts';
import { signSomebodyIn } from './sign-somebody-in.ts';

function start(changes: Partial<EventKeeperDependencies> = {}) {
  const held = new Map<string, KeptBatch>();
  const posted: string[] = [];
  const online: (() => void)[] = [];
  const parts = {
    store: {
      list: async () => [...held.values()],
      put: async (batch: KeptBatch) => void held.set(batch.id, batch),
      remove: async (ids: readonly string[]) => ids.forEach((id) => void held.delete(id)),
    },
    now: () => 1_800_000_000_000,
    post: async (text: string) => {
      posted.push(text);
      return 'done' as const;
    },
    requestSync: vi.fn(async () => undefined),
    onOnline: (work: () => void) => void online.push(work),
    ...changes,
  };
  startKeepingEvents(parts);
  return { held, posted, online, parts };
}

async function loseABatch(): Promise<void> {
  failCall(anonymousAppEventLogClient, 'offline');
  vi.useFakeTimers();
  signSomebodyIn();
  logEvent('page_shown', { page: 'home' });
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
}

describe('events without a network', () => {
  it('[K03] lost batch is kept without the player’s name, and the worker is to send it', async () => {
    const { held, parts } = start();
    await loseABatch();
    await vi.waitFor(() => expect(parts.requestSync).toHaveBeenCalledTimes(1));
    const [kept] = [...held.values()];
    const body = JSON.parse(kept?.text ?? '{}');
    expect(body).toMatchObject({ batchId: kept?.id, clientReferrer: '', channel: 'WEB' });
    expect(body.eventList).toMatchObject([{ eventName: 'page_shown', page: 'home', eventUserId: '' }]);
    expect(kept?.text).not.toContain('token-of-a-test');
    expect(anonymousAppEventLogClient.body.safeParse(body).success).toBe(true);
  });

  it('[K03] browser without background sync sends when the network is back, each batch once', async () => {
    const { held, posted, online } = start();
    await loseABatch();
    await vi.waitFor(() => expect(held.size).toBe(1));
    for (const work of [...online, ...online]) work();
    await vi.waitFor(() => expect(held.size).toBe(0));
    expect(new Set(posted).size).toBe(1);
  });

  it('[K03] what an earlier visit left is sent at the start', async () => {
    const left = { id: 'left', at: 1_799_999_990_000, text: 'left' };
    const posted: string[] = [];
    const remove = vi.fn(async () => undefined);
    start({
      store: { list: async () => [left], put: async () => undefined, remove },
      post: async (text) => {
        posted.push(text);
        return 'done';
      },
    });
    await vi.waitFor(() => expect(remove).toHaveBeenCalledWith(['left']));
    expect(posted).toEqual(['left']);
  });

  it('[K03] browser that stores nothing for us loses the batch, and nothing else', async () => {
    const refuse = () => Promise.reject(new Error('no store'));
    const { parts } = start({ store: { list: refuse, put: refuse, remove: refuse } });
    await loseABatch();
    expect(parts.requestSync).not.toHaveBeenCalled();
  });
});
