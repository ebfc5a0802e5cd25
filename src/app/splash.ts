import { localKeys } from '../platform/key-values.ts';
import { paths } from '../platform/paths.ts';
import { isGateShut, onGateOpened } from '../session/gates/entry-gate.ts';
import { deleteSnapshot } from './snapshot/delete-snapshot.ts';

/** How the splash opens: slowly once, shortly on a reload, by a fade with reduced motion. */
export type SplashOpening = 'grand' | 'brief' | 'reduced';

/** Longest time for each, in milliseconds; the splash is removed then whatever its transitions did. */
const OPENING_MS: Record<SplashOpening, number> = { grand: 1260, brief: 440, reduced: 160 };
const SKIP_MS = 90;
const OPENED_KEY = 'curtain-opened';

/** The grand opening belongs to the lobby, and to the first time that this browser sees it. */
export function chooseOpening(at: {
  path: string;
  hasOpened: boolean;
  prefersReducedMotion: boolean;
}): SplashOpening {
  if (at.prefersReducedMotion) return 'reduced';
  return at.path === paths.home && !at.hasOpened ? 'grand' : 'brief';
}

/**
 * Opens the splash that came with the HTML, unless the page was seen before. Resolves when it is removed; at once while
 * the gate is shut, as the curtain opens after it.
 */
export async function hideSplash(): Promise<void> {
  const splash = document.getElementById('splash');
  if (!splash) return;
  if (isGateShut()) return onGateOpened(() => void hideSplash());
  const wasSeen = await deleteSnapshot();
  // The page's own script opens it over the first window, and removes it then.
  if (splash.dataset.opening && !splash.hidden) return;
  // A later visit has seen the lobby all along.
  if (!wasSeen && !splash.hidden) await openSplash(splash);
  splash.remove();
}

/**
 * Opens the splash. The page below can be used from the first moment: the splash lets every touch through, and the
 * first one, or a key, ends the opening. Resolves when nothing of it is to be seen.
 */
export async function openSplash(splash: HTMLElement): Promise<void> {
  const opening = chooseOpening({
    path: location.pathname,
    hasOpened: localKeys.get(OPENED_KEY) !== null,
    prefersReducedMotion: prefersReducedMotion(),
  });
  if (opening === 'grand') localKeys.set(OPENED_KEY, '1');
  splash.dataset.opening = opening;
  // With less motion the drapes stay where they are, and the whole fades.
  if (opening === 'reduced') fade(splash, OPENING_MS.reduced);
  else splash.classList.add('leaving', opening);
  splash.style.pointerEvents = 'none';
  // The page is ready: what the splash announced is announced there.
  splash.setAttribute('aria-hidden', 'true');
  return new Promise((done) => {
    const heard = new AbortController();
    const end = () => {
      heard.abort();
      done();
    };
    let timer = setTimeout(end, OPENING_MS[opening]);
    const skip = () => {
      heard.abort();
      clearTimeout(timer);
      fade(splash, SKIP_MS);
      timer = setTimeout(end, SKIP_MS);
    };
    for (const kind of ['pointerdown', 'keydown', 'wheel'] as const)
      addEventListener(kind, skip, { capture: true, passive: true, signal: heard.signal });
  });
}

/** By script: a style sheet that calms every transition would make it a cut. */
function fade(splash: HTMLElement, ms: number): void {
  splash.animate({ opacity: 0 }, { duration: ms, fill: 'forwards' });
}

/** The system's setting, or the player's own, which is on the root element before the first page is. */
function prefersReducedMotion(): boolean {
  const isWished = document.documentElement.getAttribute('data-motion') === 'calm';
  return isWished || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
