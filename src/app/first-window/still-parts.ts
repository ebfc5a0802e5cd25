import { createStore } from 'zustand/vanilla';
import type { BoardState } from '../../features/jackpot/board-store.ts';
import { type Locale, localeCookie } from '../../platform/locale.ts';
import { wishInFirstNotice } from '../../session/first-notice.ts';

/**
 * What the first window needs of modules that do more than draw: the build puts this file in their place. Only the
 * notice can be touched: whatever else hears a touch does nothing.
 */

const ignore = (): undefined => undefined;

/** The board before its first reading, as the app shows it too. */
export const boardStore = createStore<BoardState>()(() => ({
  info: null,
  amounts: null,
  winnerIndex: 0,
  hasFailed: false,
}));
export const startBoard = ignore;

export const pauseStore = createStore(() => ({ isPaused: false }));
export const setPaused = ignore;

/** The app opens it, once it has taken the notice over. */
export const openOverlay = wishInFirstNotice;
export const closeOverlay = ignore;
export const overlayStore = createStore(() => ({ stack: [] }));
/** In another language the page begins anew. */
export function chooseLanguage(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = localeCookie(locale);
  location.reload();
}
export const useDragDown = () => ({});
export const useTouch = ignore;
export const useBannerSwipe = () => ({});

/** Nobody is signed in, and no session waits to be verified. */
export const isUnproven = (): boolean => false;

/** Whatever waits is a member's. */
export const redDotStore = createStore(() => ({}));

export const useUi = () => ({});
export const LobbyFoot = ignore;
/** Its drawings are set a few in a task. */
export const warmImage = ignore;
/** Vite's own way to a file that is loaded later: here all are in the script itself. */
export const __vitePreload = <Part>(load: () => Promise<Part>): Promise<Part> => load();
