import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type ServiceWorkerModule = typeof import('../../../src/platform/service-worker.ts');
let applyServiceWorkerUpdate: ServiceWorkerModule['applyServiceWorkerUpdate'];
let checkServiceWorker: ServiceWorkerModule['checkServiceWorker'];
let startServiceWorker: ServiceWorkerModule['startServiceWorker'];

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  reach(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  find(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn((_address: unknown) => Promise.resolve(this.registration));
  readonly getRegistration = vi.fn(() => Promise.resolve(this.registration));
  readonly active = new FakeWorker();
  readonly ready = Promise.resolve({ active: this.active });
}

let container: FakeContainer;
const parts = { onWaiting: vi.fn(), reload: vi.fn() };

beforeEach(async () => {
  // A page of its own for each: whether the player has agreed is the page's.
  vi.resetModules();
  ({ applyServiceWorkerUpdate, checkServiceWorker, startServiceWorker } = await import(
    '../../../src/platform/service-worker.ts'
  ));
  container = new FakeContainer();
  parts.onWaiting.mockReset();
  parts.reload.mockReset();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { origin: 'https://marquee.example' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const takeOver = () => container.dispatchEvent(new Event('controllerchange'));

describe('worker of the offline shell', () => {
  it('first worker of a browser is no update and reloads nothing', async () => {
    const worker = new FakeWorker();
    await startServiceWorker(parts);
    container.registration.find(worker);
    worker.reach('installed');
    takeOver();
    expect([parts.onWaiting.mock.calls.length, parts.reload.mock.calls.length]).toEqual([0, 0]);
    expect(applyServiceWorkerUpdate()).toBe(false);
  });

  it('[T20] worker that another tab has agreed to reloads nothing here, and the page offers its new version', async () => {
    container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await startServiceWorker(parts);
    takeOver();
    expect([parts.onWaiting.mock.calls.length, parts.reload.mock.calls.length]).toEqual([2, 0]);
    // Nothing waits any more: the page loads the new build by itself.
    expect(applyServiceWorkerUpdate()).toBe(false);
  });

  it('[T20] new worker is announced once it is installed, and takes over at the player’s word', async () => {
    container.controller = new FakeWorker();
    const worker = new FakeWorker();
    await startServiceWorker(parts);
    container.registration.find(worker);
    worker.reach('activating');
    expect(parts.onWaiting).not.toHaveBeenCalled();
    worker.reach('installed');
    expect(parts.onWaiting).toHaveBeenCalledTimes(1);
    expect(applyServiceWorkerUpdate()).toBe(true);
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(applyServiceWorkerUpdate()).toBe(false);
    takeOver();
    expect(parts.reload).toHaveBeenCalledTimes(1);
  });

  it('[T20] worker that waited before the page could listen is announced', async () => {
    container.controller = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await startServiceWorker(parts);
    expect(parts.onWaiting).toHaveBeenCalledTimes(1);
  });

  it('[T20] worker that was being installed as the page began is announced', async () => {
    container.controller = new FakeWorker();
    const worker = new FakeWorker();
    container.registration.installing = worker;
    await startServiceWorker(parts);
    worker.reach('installed');
    expect(parts.onWaiting).toHaveBeenCalledTimes(1);
  });

  it('browser that blocks workers shows the page without one', async () => {
    container.register.mockRejectedValue(new Error('blocked'));
    await expect(startServiceWorker(parts)).resolves.toBeUndefined();
    vi.stubGlobal('navigator', {});
    await expect(startServiceWorker(parts)).resolves.toBeUndefined();
    await expect(checkServiceWorker()).resolves.toBeUndefined();
  });

  it('update is looked for, and one that cannot be fetched is no error', async () => {
    container.registration.update.mockRejectedValue(new Error('offline'));
    await expect(checkServiceWorker()).resolves.toBeUndefined();
    expect(container.registration.update).toHaveBeenCalledTimes(1);
  });

  it('page under trusted types makes a policy for the one address of the worker', async () => {
    const made: ((address: string) => string)[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, { createScriptURL }: { createScriptURL(address: string): string }) => {
        expect(name).toBe('service-worker');
        made.push(createScriptURL);
        return { createScriptURL: (address: string) => `trusted ${createScriptURL(address)}` };
      },
    });
    await startServiceWorker(parts);
    expect(container.register).toHaveBeenCalledWith('trusted /sw.js');
    expect(() => made[0]?.('/evil.js')).toThrow('not our service worker');
  });
});

describe('what was fetched before a worker took over', () => {
  it('[O25] is named to the worker, so that it is there offline: own scripts, own images and nothing else', async () => {
    const fetched = (name: string) => ({ name: `https://marquee.example${name}` });

    vi.stubGlobal('performance', {
      getEntriesByType: () => [
        fetched('/assets/canvas-renderer-1.js'),
        fetched('/app/v1/preLogin'),
        fetched('/art/0a1b2c/posters/royal-sevens-132@1.webp'),
        { name: 'https://elsewhere.example/assets/a.js' },
      ],
    });
    await startServiceWorker(parts);
    await vi.waitFor(() =>
      expect(container.active.postMessage).toHaveBeenCalledWith({
        type: 'CACHE_URLS',
        payload: {
          urlsToCache: [
            'https://marquee.example/assets/canvas-renderer-1.js',
            // As the page asked for it, or the browser would fetch it once more in another format.
            [
              'https://marquee.example/art/0a1b2c/posters/royal-sevens-132@1.webp',
              { headers: { accept: expect.stringMatching(/^image\/avif,image\/webp/) } },
            ],
          ],
        },
      }),
    );
  });
});
