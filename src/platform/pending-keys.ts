import { localKeys } from './key-values.ts';

/** Where the requests are stored whose result the player has not been shown. */
export const PENDING_PREFIX = 'pending:';

/** All of them, without reading one: what needs no more than this needs no more script. */
export function clearPendingRequests(): void {
  for (const key of localKeys.keys()) if (key.startsWith(PENDING_PREFIX)) localKeys.remove(key);
}
