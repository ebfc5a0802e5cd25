import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeOverlaysForPage, syncOverlayHistory } from '../../../src/app/overlay-history.ts';
import {
  closeAllOverlays,
  closeOverlay,
  onOverlayRead,
  openOverlay,
  overlayStore,
} from '../../../src/session/overlays/overlay-store.ts';

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
    /** The browser's own Back: the entry before, of the page at this path. */
    back(path: string) {
      vi.stubGlobal('location', { pathname: path });
      at -= 1;
      hear({ stopImmediatePropagation: () => undefined });
    },
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

  it.each([
    ['/', 'Back of an overlay is its reader’s', ['help']],
    ['/member', 'Back to another page closes it unread', []],
  ])('Back to %s: %s', (path, _what, read) => {
    const browser = fakeBrowser();
    syncOverlayHistory();
    const heard: string[] = [];
    const stop = onOverlayRead(({ name }) => heard.push(name));
    openOverlay('help');
    browser.back(path);
    stop();
    expect([heard, overlayStore.getState().stack]).toEqual([read, []]);
  });

  it('page change takes overlays away unread', () => {
    fakeBrowser();
    const heard: string[] = [];
    const stop = onOverlayRead(({ name }) => heard.push(name));
    openOverlay('help');
    closeOverlaysForPage();
    stop();
    expect([heard, overlayStore.getState().stack]).toEqual([[], []]);
  });
});
