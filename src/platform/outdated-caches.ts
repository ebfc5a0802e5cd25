import { isOutdatedCache } from './runtime-caches.ts';

/** Workbox's database: when each entry of each cache was used last. */
const DATABASE = 'workbox-expiration';
const ENTRIES = 'cache-entries';

/** Deletes the runtime caches of older workers, and what Workbox has noted of their entries. */
export async function deleteOutdatedCaches(): Promise<void> {
  const names = (await caches.keys()).filter(isOutdatedCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  await deleteOutdatedRows();
}

/** By the row and not the whole database: the current caches' rows are in it too. Nothing where there is none. */
function deleteOutdatedRows(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const request = indexedDB.open(DATABASE);
  // There is none yet: an empty one would keep Workbox from making its own.
  request.onupgradeneeded = () => request.transaction?.abort();
  request.onerror = () => resolve();
  request.onsuccess = () => {
    const database = request.result;
    // Without its table a transaction would throw, here, where pages wait for this worker, and later in Workbox.
    if (!database.objectStoreNames.contains(ENTRIES)) {
      database.close();
      return deleteEmptyDatabase(resolve);
    }
    const work = database.transaction(ENTRIES, 'readwrite');
    const rows = work.objectStore(ENTRIES).openCursor();
    rows.onsuccess = () => {
      const row = rows.result;
      if (!row) return;
      if (isOutdatedCache((row.value as { cacheName: string }).cacheName)) row.delete();
      row.continue();
    };
    work.oncomplete = work.onabort = () => {
      database.close();
      resolve();
    };
  };
  return promise;
}

/** Workbox makes its table only in a database that is not there yet; until then no cache would be held to its bound. */
function deleteEmptyDatabase(settle: () => void): void {
  const request = indexedDB.deleteDatabase(DATABASE);
  request.onsuccess = request.onerror = request.onblocked = () => settle();
}
