import { preferencesStore } from '../session/config/preferences-store.ts';

const MARK = 'data-motion';

/**
 * Marks reduced motion on the root element for every style sheet: by the player's or the system's setting. The page comes
 * with the mark of full motion, as a mark that is set later is a new style of every element.
 */
export function syncMotionMark(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const mark = () => {
    const prefersReducedMotion = preferencesStore.getState().isMotionReduced || system.matches;
    const wanted = prefersReducedMotion ? 'calm' : 'full';
    if (root.getAttribute(MARK) !== wanted) root.setAttribute(MARK, wanted);
  };
  preferencesStore.subscribe(mark);
  system.addEventListener('change', mark);
  mark();
}
