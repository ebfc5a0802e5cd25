interface TrustedPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): TrustedPolicy;
}

const ADDRESS = '/sw.js';
let waiting: ServiceWorker | null = null;
/** Whether the player has agreed to the new build, in this tab. */
let isAgreed = false;

/** The address in the type that a page under trusted types requires. */
function scriptAddress(): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return ADDRESS;
  const policy = factory.createPolicy('service-worker', {
    createScriptURL(address) {
      if (address !== ADDRESS) throw new TypeError('not our service worker');
      return address;
    },
  });
  return policy.createScriptURL(ADDRESS);
}

export interface ServiceWorkerDependencies {
  /** A new build has been fetched, or has taken over from another tab; this page needs the player's confirmation. */
  onWaiting(): void;
  reload(): void;
}

/** Registers the worker of the offline shell; quiet where there is none. */
export async function startServiceWorker({ onWaiting, reload }: ServiceWorkerDependencies): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // The very first worker taking control is no update.
  let hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // What the player does in this tab, a form or a round, is not ended by what was pressed in another.
    if (hadController && isAgreed) reload();
    else if (hadController) {
      waiting = null;
      onWaiting();
    }
    hadController = true;
  });
  try {
    const registration = await navigator.serviceWorker.register(scriptAddress());
    const notice = (worker: ServiceWorker | null) => {
      if (!worker || !navigator.serviceWorker.controller) return;
      waiting = worker;
      onWaiting();
    };
    const follow = (worker: ServiceWorker | null) => {
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') notice(registration.waiting ?? worker);
      });
    };
    notice(registration.waiting);
    // One may have begun before this page could listen.
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    void cacheFetched();
  } catch {
    // Blocked by the browser or the network: the site works without its offline shell.
  }
}

/** As Chromium asks for an image: the answer is then the one that its own cache has. */
const IMAGE_FORMATS = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Caches for offline use what this visit fetched before a worker was active. The worker's router knows the message. */
async function cacheFetched(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const isIn = (folder: string, address: string) => address.startsWith(`${location.origin}/${folder}/`);
  const urlsToCache = performance
    .getEntriesByType('resource')
    .flatMap<string | [string, RequestInit]>(({ name }) => {
      if (isIn('art', name) || isIn('posters', name)) return [[name, { headers: { accept: IMAGE_FORMATS } }]];
      return isIn('assets', name) ? [name] : [];
    });
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Checks for a new worker now. */
export async function checkServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
}

/** @returns false when no worker waits. */
export function applyServiceWorkerUpdate(): boolean {
  if (!waiting) return false;
  waiting.postMessage({ type: 'SKIP_WAITING' });
  waiting = null;
  isAgreed = true;
  return true;
}
