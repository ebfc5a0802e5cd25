import type { StoreApi } from 'zustand/vanilla';
import type { Observable } from '../../scenes/scene.ts';

/** A slice of a store as a scene sees it; listeners hear only of a changed slice. */
export function observeStore<S, T>(
  store: Pick<StoreApi<S>, 'getState' | 'subscribe'>,
  select: (state: S) => T,
): Observable<T> {
  return {
    get: () => select(store.getState()),
    subscribe(listener) {
      let last = select(store.getState());
      return store.subscribe((state) => {
        const next = select(state);
        if (Object.is(next, last)) return;
        last = next;
        listener();
      });
    },
  };
}
