/** A small store of texts that never throws: private windows and full disks fall back to memory. */
export interface KeyValues {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

declare global {
  /** What the browser's stores would hold, were they not blocked: one place for the app and the scripts inside the page. */
  var heldKeys: Readonly<Record<'local' | 'session', Map<string, string>>> | undefined;
}

export function makeKeyValues(
  open: () => Storage | undefined,
  memory = new Map<string, string>(),
): KeyValues {
  let store: Storage | undefined;
  try {
    store = open();
  } catch {
    // Reading localStorage throws where cookies are blocked.
  }
  return {
    get: (key) => store?.getItem(key) ?? memory.get(key) ?? null,
    set(key, value) {
      try {
        if (!store) throw new Error('no store');
        store.setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      store?.removeItem(key);
      memory.delete(key);
    },
    keys: () => [...(store ? Object.keys(store) : []), ...memory.keys()],
  };
}

const hasPage = typeof document !== 'undefined';
globalThis.heldKeys ??= { local: new Map(), session: new Map() };
const { local, session } = globalThis.heldKeys;
/** Stored until the player clears it. */
export const localKeys = makeKeyValues(() => (hasPage ? localStorage : undefined), local);
/** Stored for this browser session of this tab. */
export const sessionKeys = makeKeyValues(() => (hasPage ? sessionStorage : undefined), session);
