import { ACCESS_TOKEN_KEY } from '../../contract/limits.ts';
import { type KeyValues, localKeys } from './key-values.ts';

export interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** Calls back when another tab removed the token. @returns the function that stops it */
  onRemovedElsewhere(listener: () => void): () => void;
}

/** Where `storage` events come from: the window, or a stand-in in tests. */
type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

export function makeTokenStore(keys: KeyValues, events: StorageEvents | null): TokenStore {
  return {
    read: () => keys.get(ACCESS_TOKEN_KEY),
    write: (token) => keys.set(ACCESS_TOKEN_KEY, token),
    clear: () => keys.remove(ACCESS_TOKEN_KEY),
    onRemovedElsewhere(listener) {
      const hear = (event: Event) => {
        const { key, newValue } = event as StorageEvent;
        // A null key means that everything was cleared at once.
        if (key === null || (key === ACCESS_TOKEN_KEY && newValue === null)) listener();
      };
      events?.addEventListener('storage', hear);
      return () => events?.removeEventListener('storage', hear);
    },
  };
}

export const tokenStore = makeTokenStore(localKeys, typeof window === 'undefined' ? null : window);
