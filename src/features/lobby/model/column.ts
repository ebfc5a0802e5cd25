import type { LobbyInput as LayoutInput } from '../../../../scenes/lobby/layout.ts';

/**
 * What the lobby's layout needs of the window. `top` is the column's distance from the page's top in pixels; `windowHeight`
 * is as it was when the column was measured: where the page has changed since, reading it anew would lay the page out.
 */
export type Column = Pick<LayoutInput, 'width' | 'windowWidth' | 'isLow'> & {
  readonly top: number;
  readonly windowHeight: number;
};

/** The window as the browser tells it, in CSS pixels. */
export interface WindowSize {
  readonly innerWidth: number;
  readonly innerHeight: number;
}

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

/** A column as it was measured in the page. */
export const columnAt = (place: Pick<Column, 'width' | 'top'>, page: WindowSize): Column => ({
  ...place,
  windowWidth: page.innerWidth,
  windowHeight: page.innerHeight,
  isLow: page.innerHeight < LOW_BELOW && page.innerWidth >= LOW_FROM,
});

/**
 * The column as it will be, before anything of it is in the document, so that the lobby is drawn once and not twice. Where
 * a notch takes room at its side it is measured anew once it is there.
 * @param pageWidth without the scroll bar; 0 before the page has one
 */
export function expectColumn(pageWidth: number, page: WindowSize, hasSessionLine: boolean): Column | null {
  if (pageWidth === 0) return null;
  const frame = FRAMES.find(({ from }) => page.innerWidth >= from) ?? FRAMES[2];
  return columnAt(
    { width: pageWidth - frame.rail, top: frame.bar + (hasSessionLine ? SESSION_HEIGHT : 0) },
    page,
  );
}
