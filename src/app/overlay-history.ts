import { publishPageUncovered, stepsInside } from '../platform/navigation.ts';
import {
  closeOverlay,
  type OpenOverlay,
  overlayStore,
  removeOverlay,
} from '../session/overlays/overlay-store.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { pageStore } from './page-store.ts';

interface HistoryState {
  steps?: number;
  /** Overlays that are open at this entry. */
  overlays?: number;
}

/** Set while an entry is being taken out: the browser does it later, and a page change must wait for it. */
let takingOut: PromiseWithResolvers<void> | null = null;

/** Resolves once the history says what the overlays say. */
export async function overlayHistorySettled(): Promise<void> {
  await takingOut?.promise;
}

/**
 * Gives every overlay that Back may close a history entry of its own, so that Back closes the topmost and
 * nothing else. Closing one in another way removes its entry.
 */
export function syncOverlayHistory(): void {
  const follow = () => {
    const { stack } = overlayStore.getState();
    const open = stack.filter(closesByBack).length;
    const entries = entriesNow();
    if (open > entries) {
      history.pushState({ steps: stepsInside() + 1, overlays: open } satisfies HistoryState, '');
    } else if (open < entries && !takingOut) {
      takingOut = Promise.withResolvers<void>();
      history.go(open - entries);
    }
  };
  overlayStore.subscribe(follow);
  addEventListener('popstate', (event) => {
    if (takingOut) {
      // The page stays the same: other listeners need no notification.
      event.stopImmediatePropagation();
      takingOut.resolve();
      takingOut = null;
      // One that opened meanwhile has no entry yet, and Back would leave the page under it.
      follow();
      publishPageUncovered();
      return;
    }
    const closable = overlayStore.getState().stack.filter(closesByBack);
    // Back to another page removes what nobody has closed.
    const close = location.pathname === pageStore.getState().path ? closeOverlay : removeOverlay;
    for (const overlay of closable.slice(entriesNow())) close(overlay.name);
    if (closable.length > entriesNow()) publishPageUncovered();
  });
  // After a reload nothing is open, whatever the entry says.
  if (entriesNow() > 0) history.replaceState({ steps: stepsInside() }, '');
}

/** A page change closes the overlays above the page, but not those that require an answer. */
export function closeOverlaysForPage(): void {
  for (const overlay of overlayStore.getState().stack.filter(closesByBack)) removeOverlay(overlay.name);
}

/** True while the current entry belongs to an overlay: a page change then replaces it. */
export function isOverlayEntry(): boolean {
  return entriesNow() > 0;
}

function entriesNow(): number {
  return (history.state as HistoryState | null)?.overlays ?? 0;
}

function closesByBack(overlay: OpenOverlay): boolean {
  return !OVERLAY_RULES[overlay.name]?.needsAnswer;
}
