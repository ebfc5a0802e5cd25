import { useSyncExternalStore } from 'react';

/** Whether a media query matches now. For what is mounted elsewhere then; a style alone belongs in a style sheet. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (hear) => {
      const list = matchMedia(query);
      list.addEventListener('change', hear);
      return () => list.removeEventListener('change', hear);
    },
    () => matchMedia(query).matches,
  );
}
