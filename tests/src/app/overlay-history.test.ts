import { afterEach, describe, expect, it, vi } from 'vitest';
import { syncOverlayHistory } from '../../../src/app/overlay-history.ts';
import { closeAllOverlays, closeOverlay, openOverlay } from '../../../src/session/overlay-store.ts';

/** A browser's history: `go` is done later, when the test says so. */
function fakeBrowser() {
  const entries: unknown[] = [null];
  let at = 0;
  let steps = 0;
  let hear: (event: { stopImmediatePropagation(): void }) => void = () => undefined;
  vi.stubGlobal('history', {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => entries.splice(++at, Number.POSITIVE_INFINITY, state),
    replaceState: (state: unknown) => {
      entries[at] = state;
    },
    go: (by: number) => {
      steps = by;
    },
  });
  vi.stubGlobal('addEventListener', (_kind: string, listener: typeof hear) => {
    hear = listener;
  });
  return {
    overlaysHere: () => (entries[at] as { overlays?: number } | null)?.overlays ?? 0,
    arrive() {
      at += steps;
      steps = 0;
      hear({ stopImmediatePropagation: () => undefined });
    },
  };
}

afterEach(() => {
  closeAllOverlays();
  vi.unstubAllGlobals();
});

describe('overlay history', () => {
  it('overlay gets a history entry when it opens while the previous entry is still being removed', () => {
    const browser = fakeBrowser();
    syncOverlayHistory();
    openOverlay('game', { gameId: 101 });
    expect(browser.overlaysHere()).toBe(1);
    closeOverlay('game');
    openOverlay('login');
    browser.arrive();
    expect(browser.overlaysHere(), 'Back closes it, and leads nowhere else').toBe(1);
    closeOverlay('login');
    browser.arrive();
    expect(browser.overlaysHere()).toBe(0);
  });
});
