import type { LobbyInput } from '../../../scenes/lobby/layout.ts';

/** What the lobby's layout needs of the window; `top` is the column's distance from the page's top in pixels. */
export type ColumnSize = Pick<LobbyInput, 'width' | 'windowWidth' | 'isLow'> & { readonly top: number };

/** A window lower and wider than this has no room for the marquee over the board. */
const LOW_BELOW = 540;
const LOW_FROM = 560;
/** From here on a rail stands beside the column, see `frame.css`. */
const RAIL_FROM = 768;
/** Heights of the top bar and of a member's session line, see `frame.css`. */
const BAR_HEIGHT = 64;
const SESSION_HEIGHT = 28;

export const isLowWindow = (): boolean => window.innerHeight < LOW_BELOW && window.innerWidth >= LOW_FROM;

/**
 * The column as it will be, before anything of it is in the document, so that the lobby is drawn once and not twice;
 * null where the frame beside it decides.
 */
export function expectColumnSize(page: HTMLElement): ColumnSize | null {
  if (window.innerWidth >= RAIL_FROM || page.clientWidth === 0) return null;
  return {
    width: page.clientWidth,
    windowWidth: window.innerWidth,
    isLow: isLowWindow(),
    top: BAR_HEIGHT + (page.hasAttribute('data-member') ? SESSION_HEIGHT : 0),
  };
}

/** The old size as it is where nothing that the layout reads has changed. */
export const keepSame = (old: ColumnSize | null, next: ColumnSize): ColumnSize =>
  old?.width === next.width && old.windowWidth === next.windowWidth && old.isLow === next.isLow ? old : next;
