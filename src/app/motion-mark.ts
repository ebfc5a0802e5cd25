import { preferencesStore } from '../session/preferences-store.ts';

/** Marks reduced motion on the root element for every style sheet: by the player's or the system's setting. */
export function syncMotionMark(): void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const mark = () => {
    const prefersReducedMotion = preferencesStore.getState().isMotionReduced || system.matches;
    document.documentElement.setAttribute('data-motion', prefersReducedMotion ? 'calm' : 'full');
  };
  preferencesStore.subscribe(mark);
  system.addEventListener('change', mark);
  mark();
}
