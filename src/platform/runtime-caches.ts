/**
 * Caches that the service worker fills as a player goes on, with how many entries each may have. A new name empties one:
 * whoever finds the caches of an older worker deletes what has another name than these.
 */
export const RUNTIME_CACHES = {
  art: { name: 'art-2', maxEntries: 400 },
  assets: { name: 'assets-2', maxEntries: 120 },
  iconsAndSlices: { name: 'icons-and-slices-2', maxEntries: 200 },
} as const;

/** Part of the names of Workbox's own caches, which it cleans up itself. */
const PRECACHE = '-precache-';

/** Whether a cache, or a row that times its entries, is left from an older worker. */
export function isOutdatedCache(name: string): boolean {
  const current: readonly string[] = Object.values(RUNTIME_CACHES).map((cache) => cache.name);
  return !name.includes(PRECACHE) && !current.includes(name);
}
