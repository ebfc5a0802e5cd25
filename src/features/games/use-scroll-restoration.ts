import { type RefObject, useEffect } from 'react';

const REST_MS = 150;

interface EntryState {
  overlays?: number;
  /** How far the page was scrolled, in CSS pixels. */
  top?: number;
}

const entryState = () => (history.state ?? {}) as EntryState;

/** Saves the panel's scroll position in its history entry, so that Back from a game restores it. */
export function useScrollRestoration(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = element.current?.closest('[data-panel-layer]');
    if (!scroller) return;
    const { top } = entryState();
    if (top) scroller.scrollTo({ top });
    let timer = 0;
    const save = () => {
      // An overlay's entry is not the page's.
      if (entryState().overlays) return;
      history.replaceState({ ...entryState(), top: Math.round(scroller.scrollTop) }, '');
    };
    const follow = () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, REST_MS);
    };
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', follow);
    };
  }, [element]);
}
