import { deleteOutdatedCaches } from './outdated-caches.ts';

/** The part of it that is used; the page's own types know no worker. */
interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Added to the service worker by the build. The older worker has ended then and writes nothing any more. */
addEventListener('activate', (event) => (event as LifecycleEvent).waitUntil(deleteOutdatedCaches()));
