import { preferencesStore } from '../session/preferences-store.ts';

/** Writes on the root element whether motion is calm, for every style sheet: by the player's or the system's wish. */
export function keepMotionMark(): void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const mark = () => {
    const isCalm = preferencesStore.getState().isMotionReduced || system.matches;
    document.documentElement.setAttribute('data-motion', isCalm ? 'calm' : 'full');
  };
  preferencesStore.subscribe(mark);
  system.addEventListener('change', mark);
  mark();
}
