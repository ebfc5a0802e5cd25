import { runInNewContext } from 'node:vm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPushWorker } from '../../tools/build/push-worker.ts';

const ORIGIN = 'https://marquee.example';
let code: string;
beforeAll(async () => {
  code = await buildPushWorker();
}, 60_000);

interface FakePage {
  readonly visibilityState: string;
  readonly focus: () => Promise<FakePage>;
  readonly postMessage: ReturnType<typeof vi.fn>;
}

const fakePage = (visibilityState = 'visible'): FakePage => {
  const page: FakePage = { visibilityState, focus: vi.fn(async () => page), postMessage: vi.fn() };
  return page;
};

/** The built script in a worker that holds no more than it needs. */
function startWorker({ pages = [], locale }: { pages?: FakePage[]; locale?: string } = {}) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification: vi.fn(async (_title: string, _options: object) => undefined) },
    clients: { matchAll: vi.fn(async () => pages), openWindow: vi.fn(async (_path: string) => null) },
    ...(locale !== undefined && { cookieStore: { get: async () => ({ value: locale }) } }),
  };
  runInNewContext(code, { self, URL });
  const raise = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return {
    self,
    push: (text: string | null) => raise('push', { data: text === null ? null : { text: () => text } }),
    press: (data: unknown, close = vi.fn()) => raise('notificationclick', { notification: { data, close } }),
  };
}

describe('worker that shows notifications', () => {
  beforeEach(() => vi.restoreAllMocks());

  it('script is small enough to lie in every worker', () => {
    expect(code.length).toBeLessThan(6_000);
  });

  it('message is shown in the language of the browser, with its page kept for a press', async () => {
    const { self, push } = startWorker({ locale: 'fil' });
    await push(JSON.stringify({ notice: 'mail', path: '/email', locale: 'en' }));
    expect(self.registration.showNotification).toHaveBeenCalledWith('May bago kang mensahe', {
      body: 'Nasa inbox mo ito.',
      tag: 'mail',
      lang: 'fil',
      icon: '/icons/app-192.png',
      data: { path: '/email' },
    });
  });

  it('message without a text is shown too: browsers want each one to be seen', async () => {
    const { self, push } = startWorker();
    await push(null);
    expect(self.registration.showNotification.mock.calls[0]?.[0]).toBe('You have a notification');
  });

  it('press focuses the open page and tells it where to go', async () => {
    const [hidden, visible] = [fakePage('hidden'), fakePage()];
    const { self, press } = startWorker({ pages: [hidden, visible] });
    const close = vi.fn();
    await press({ path: '/email' }, close);
    expect(close).toHaveBeenCalled();
    expect(visible.focus).toHaveBeenCalled();
    expect(visible.postMessage).toHaveBeenCalledWith({ type: 'OPEN_PATH', path: '/email' });
    expect(hidden.postMessage).not.toHaveBeenCalled();
    expect(self.clients.openWindow).not.toHaveBeenCalled();
  });

  it('press without an open page opens one, of our own origin whatever the notification holds', async () => {
    const { self, press } = startWorker();
    for (const data of [{ path: '/email' }, { path: 'https://evil.example' }, null]) await press(data);
    expect(self.clients.openWindow.mock.calls.map(([path]) => path)).toEqual(['/email', '/', '/']);
  });
});
