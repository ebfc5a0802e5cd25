import type { LobbyInput } from '../../../scenes/lobby/layout.ts';

/**
 * What the lobby's layout needs of the window. `top` is the column's distance from the page's top in pixels; `windowHeight`
 * is as it was when the column was measured: where the page has changed since, reading it anew would lay the page out.
 */
export type ColumnSize = Pick<LobbyInput, 'width' | 'windowWidth' | 'isLow'> & {
  readonly top: number;
  readonly windowHeight: number;
};

/** A window lower and wider than this has no room for the marquee over the board. */
const LOW_BELOW = 540;
const LOW_FROM = 560;
/** From these widths on a rail stands beside the column, so wide, below a top bar of this height: see `frame.css`. */
const FRAMES = [
  { from: 1280, rail: 212, bar: 72 },
  { from: 768, rail: 92, bar: 72 },
  { from: 0, rail: 0, bar: 64 },
] as const;
/** Height of a member's session line. */
const SESSION_HEIGHT = 28;

export const isLowWindow = (): boolean => window.innerHeight < LOW_BELOW && window.innerWidth >= LOW_FROM;

/**
 * The column as it will be, before anything of it is in the document, so that the lobby is drawn once and not twice. Where
 * a notch takes room at its side it is measured anew once it is there.
 */
export function expectColumnSize(page: HTMLElement): ColumnSize | null {
  if (page.clientWidth === 0) return null;
  const frame = FRAMES.find(({ from }) => window.innerWidth >= from) ?? FRAMES[2];
  return {
    width: page.clientWidth - frame.rail,
    windowWidth: window.innerWidth,
    windowHeight: window.innerHeight,
    isLow: isLowWindow(),
    top: frame.bar + (page.hasAttribute('data-member') ? SESSION_HEIGHT : 0),
  };
}

/** The old size as it is where nothing that the layout reads has changed. */
export const keepSame = (old: ColumnSize | null, next: ColumnSize): ColumnSize =>
  old?.width === next.width && old.windowWidth === next.windowWidth && old.isLow === next.isLow ? old : next;
