import { type KeyValues, localKeys } from './key-values.ts';
import { PENDING_PREFIX } from './pending-keys.ts';
import { timeNow } from './time.ts';

/** A request that was about to be sent and whose result the player has not been shown. */
interface PendingRequest<Body = unknown> {
  readonly kind: string;
  readonly id: string;
  readonly body: Body;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface PendingRequests {
  /** Before the call is sent, so that a reload in mid-flight requests the same result again. */
  remember(kind: string, id: string, body: unknown): void;
  /** After the result was shown. */
  forget(id: string): void;
  /** Oldest first. */
  list(kind?: string): PendingRequest[];
  /** Hears what other tabs remember from now on, also what they forget soon after. @returns stops, and gives it */
  hear(kind: string): () => PendingRequest[];
  clear(): void;
}

/** @param scope separates requests that share one store, as the games of one origin do */
export function makePendingRequests(keys: KeyValues, now: () => number, scope = ''): PendingRequests {
  const prefix = scope === '' ? PENDING_PREFIX : `${PENDING_PREFIX}${scope}:`;
  const list = (kind?: string) =>
    keys
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => parse(keys.get(key)))
      .filter((request): request is PendingRequest => request !== null && (!kind || request.kind === kind))
      .sort((a, b) => a.savedAt - b.savedAt);
  return {
    remember: (kind, id, body) =>
      keys.set(prefix + id, JSON.stringify({ kind, id, body, savedAt: now() } satisfies PendingRequest)),
    forget: (id) => keys.remove(prefix + id),
    list,
    hear(kind) {
      const heard: PendingRequest[] = [];
      const follow = ({ key, newValue }: StorageEvent) => {
        const request = key?.startsWith(prefix) ? parse(newValue) : null;
        if (request?.kind === kind) heard.push(request);
      };
      addEventListener('storage', follow);
      return () => {
        removeEventListener('storage', follow);
        return heard;
      };
    },
    clear: () => {
      for (const { id } of list()) keys.remove(prefix + id);
    },
  };
}

function parse(text: string | null): PendingRequest | null {
  try {
    const value = JSON.parse(text ?? '') as PendingRequest;
    return typeof value.id === 'string' && typeof value.kind === 'string' ? value : null;
  } catch {
    return null;
  }
}

export const pendingRequests = makePendingRequests(localKeys, timeNow);
export const rememberRequest = pendingRequests.remember;
export const forgetRequest = pendingRequests.forget;
