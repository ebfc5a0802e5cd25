/** A value that notifies its listeners; the frame's whole state management. */
export interface Observable<T> {
  get(): T;
  set(value: T): void;
  /** Calls back after each change. @returns the function that stops it */
  subscribe(listener: (value: T, before: T) => void): () => void;
}

export function makeObservable<T>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<(value: T, before: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      const before = value;
      value = next;
      for (const listener of listeners) listener(next, before);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
