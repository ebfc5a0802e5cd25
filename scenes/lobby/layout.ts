/**
 * Where everything in the lobby lies. Pure: the mirror puts DOM at these boxes and the stage draws them, so the
 * two can never disagree. All numbers are whole CSS pixels from the top left of the lobby.
 */

import { type LobbySize, lobbySize, type PosterSize, posterSize } from './layout-posters.ts';
import {
  type BoardLayout,
  type Box,
  clamp,
  layoutTop,
  type MarqueeLayout,
  makeBox,
  type TopInput,
} from './layout-top.ts';

export type { BoardLayout, Box, MarqueeLayout } from './layout-top.ts';
export { dotTarget, FRAME_INSET } from './layout-top.ts';

interface RailInput {
  readonly key: string;
  /** Posters in the rail. */
  readonly count: number;
  /** Games of its kind that no poster of it shows. */
  readonly hasMore: boolean;
}

export interface LobbyInput extends TopInput {
  /** Width of the window, which decides the breakpoint. */
  readonly windowWidth: number;
  readonly rails: readonly RailInput[];
}

export interface RailLayout {
  readonly key: string;
  readonly count: number;
  /** From the head's top to the next rail's top. */
  readonly box: Box;
  readonly head: Box;
  readonly all: Box;
  /** The native scroller: full width, tall enough for pennants above and plaques below the posters. */
  readonly track: Box;
  /** Top of the posters. */
  readonly postersY: number;
  /** Width of everything in the scroller, both margins included. */
  readonly contentWidth: number;
  /** Where posters leave room beside them: the way to all of the rail's games, up to the right margin. */
  readonly endCard: Box | null;
}

export interface LobbyLayout {
  readonly width: number;
  readonly height: number;
  readonly size: LobbySize;
  readonly margin: number;
  readonly poster: PosterSize;
  readonly marquee: MarqueeLayout | null;
  readonly board: BoardLayout | null;
  readonly ticker: Box | null;
  readonly rails: readonly RailLayout[];
}

const HEAD_HEIGHT = 28;
/** Pennants stand out above a poster, brand plaques below it. */
export const PENNANT_RISE = 12;
export const PLAQUE_DROP = 11;
const ALL_WIDTH = 104;
/** A narrower card could not be read. */
const MIN_END_CARD = 110;

/** Left edge of a poster inside its rail's content, before scrolling. */
export function posterX(layout: LobbyLayout, index: number): number {
  return layout.margin + index * layout.poster.pitch;
}

export function layoutLobby(input: LobbyInput): LobbyLayout {
  const { width, windowWidth } = input;
  const size = lobbySize(windowWidth);
  const margin = size === 'phone' ? 12 : size === 'tablet' ? 20 : 28;
  const poster = posterSize(windowWidth, width - margin);
  const inner = width - 2 * margin;

  const top = layoutTop(input, { size, margin, inner });
  const rails: RailLayout[] = [];
  let y = top.bottom + (size === 'phone' ? 16 : 22);
  for (const rail of input.rails) {
    const placed = layoutRail(rail, y, { width, margin, inner, poster });
    rails.push(placed);
    y += placed.box.height;
  }
  return {
    width,
    height: Math.round(y),
    size,
    margin,
    poster,
    marquee: top.marquee,
    board: top.board,
    ticker: top.ticker,
    rails,
  };
}

function layoutRail(
  rail: RailInput,
  y: number,
  frame: { width: number; margin: number; inner: number; poster: LobbyLayout['poster'] },
): RailLayout {
  const { width, margin, inner, poster } = frame;
  const trackY = y + HEAD_HEIGHT + 4;
  const postersY = trackY + PENNANT_RISE + 2;
  const trackHeight = PENNANT_RISE + 2 + poster.height + PLAQUE_DROP + 4;
  return {
    key: rail.key,
    count: rail.count,
    box: makeBox(0, y, width, HEAD_HEIGHT + 4 + trackHeight + 6),
    head: makeBox(margin, y, inner, HEAD_HEIGHT),
    all: makeBox(margin + inner - ALL_WIDTH, y, ALL_WIDTH, HEAD_HEIGHT),
    track: makeBox(0, trackY, width, trackHeight),
    postersY,
    contentWidth: 2 * margin + rail.count * poster.pitch - (poster.pitch - poster.width),
    endCard: rail.hasMore ? layoutEndCard(rail.count, postersY, frame) : null,
  };
}

function layoutEndCard(
  count: number,
  y: number,
  { margin, inner, poster }: { margin: number; inner: number; poster: PosterSize },
): Box | null {
  const x = margin + count * poster.pitch;
  const width = margin + inner - x;
  return width >= MIN_END_CARD ? makeBox(x, y, width, poster.height) : null;
}

/** What the layout needs to know of rails and their posters. */
export function railInputs(
  rails: readonly { key: string; posters: readonly unknown[]; hasMore: boolean }[],
): RailInput[] {
  return rails.map(({ key, posters, hasMore }) => ({ key, count: posters.length, hasMore }));
}

export interface Range {
  readonly first: number;
  /** One past the last. */
  readonly end: number;
}

/** Rails that touch the band from `top` to `bottom`. Rails lie in order, so a binary search finds the first. */
export function railsInBand(layout: LobbyLayout, top: number, bottom: number): Range {
  const { rails } = layout;
  let low = 0;
  let high = rails.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const rail = rails[middle];
    if (rail && rail.box.y + rail.box.height <= top) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < rails.length && (rails[end]?.box.y ?? 0) < bottom) end += 1;
  return { first: low, end };
}

/** Posters of a rail that touch the column when its content is scrolled by `scrollLeft`. */
export function postersInView(layout: LobbyLayout, rail: RailLayout, scrollLeft: number): Range {
  const { pitch, width } = layout.poster;
  const first = Math.floor((scrollLeft - layout.margin - width) / pitch) + 1;
  const end = Math.ceil((scrollLeft + layout.width - layout.margin) / pitch);
  return { first: clamp(first, 0, rail.count), end: clamp(end, 0, rail.count) };
}
