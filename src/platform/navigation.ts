import { isPagePath } from './page-path.ts';
import { paths } from './paths.ts';

type Listener = (address: string, how: { replace: boolean }) => void;

// Until the app has taken over (and in a page whose app failed) an ordinary page load does.
const loadPage: Listener = (address, { replace }) => {
  if (replace) location.replace(address);
  else location.assign(address);
};
let go = loadPage;

/** Goes to an address of this site; the app changes scene, panel and title in one transition. */
export function navigate(address: string, { replace = false } = {}): void {
  go(address, { replace });
}

/** One step back, or `fallback` where this page was the first of the visit. */
export function goBack(fallback = paths.home): void {
  if (stepsInside() > 0) history.back();
  else navigate(fallback, { replace: true });
}

/** The app's router; returns the function that removes it. */
export function setNavigator(listener: Listener): void {
  go = listener;
}

/** False until the app's router has taken over. */
export function hasNavigator(): boolean {
  return go !== loadPage;
}

/** How many of our own entries lie behind the current one. */
export function stepsInside(): number {
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  const steps = (state as { steps?: unknown } | null)?.steps;
  return typeof steps === 'number' ? steps : 0;
}

const uncoveredListeners = new Set<() => void>();

/**
 * Calls back whenever an overlay's entry has left the history and the page's own is the current one again: only
 * then can a page write its address. Returns the function that stops it.
 */
export function onPageUncovered(listener: () => void): () => void {
  uncoveredListeners.add(listener);
  return () => uncoveredListeners.delete(listener);
}

/** For the module that manages the overlays' entries. */
export function publishPageUncovered(): void {
  for (const listener of uncoveredListeners) listener();
}

/** Turns a plain tap on a link of this site into a page change; everything else stays the browser's. */
export function followLinks(page: Document): void {
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const isForeign = link.origin !== location.origin || link.target !== '' || link.hasAttribute('download');
    const isJump = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
    // Files and the server's own pages are not routes.
    if (isForeign || isJump || !isPagePath(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
