import type { Observable } from '../../../scenes/scene.ts';

/** A value that the test sets, and how many still listen to it. */
export function testObservable<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const watch: Observable<T> = {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return { ...watch, set, heardBy: () => listeners.size };
}
