/** Where marquee, board and ticker lie: the part of the lobby above its rails. Pure, as the rest of the layout. */

import type { LobbySize } from './layout-posters.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MarqueeLayout {
  /** Outer edge of the bulb frame. */
  readonly frame: Box;
  /** The opening of the frame, which shows the image. */
  readonly opening: Box;
  readonly crest: Box;
  /** Small line above the lettering. */
  readonly overline: Box;
  readonly button: Box;
  readonly dots: readonly Box[];
}

export interface BoardLayout {
  readonly mega: Box;
  readonly major: Box;
  readonly minor: Box;
  readonly mini: Box;
}

export interface TopInput {
  /** Width of the lobby's own column. */
  readonly width: number;
  /** True in a window too low for the marquee over the board: a phone on its side, a page enlarged to twice its size. */
  readonly isLow: boolean;
  readonly bannerCount: number;
  readonly hasBoard: boolean;
  readonly hasTicker: boolean;
}

/** Measures of the breakpoint: margins, and the width between them. */
interface TopFrame {
  readonly size: LobbySize;
  readonly margin: number;
  readonly inner: number;
}

/** Bulb channel and lines between the frame's edge and the image. */
export const FRAME_INSET = 16;
const CREST_HEIGHT = 36;
/** The crest sits on the frame and covers its upper line by this much. */
const CREST_OVERLAP = 3;
/** Width of a wide banner for its height, a little more than the images have. */
const BANNER_SHAPE = 2.75;
const OVERLINE_HEIGHT = 20;
/** Where the lettering in a banner's image begins, as a share of its height. */
const LETTERING_TOP = 0.25;
const LOW_HEIGHT = 172;
const TICKER_HEIGHT = 32;
/** A winner's line with its control, in the language that needs most. */
const TICKER_WIDTH = 360;
/** Width and height of what a finger hits for one dot, and how far apart the dots are. */
const DOT_TARGET = 24;

export const makeBox = (x: number, y: number, width: number, height: number): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** What a finger hits for one dot: more of the frame above it than of the room below, where the board begins. */
export function dotTarget(dot: Box): Box {
  return { x: dot.x - 8, y: dot.y - 12, width: DOT_TARGET, height: DOT_TARGET };
}

/** Everything above the rails; `bottom` is where they may begin. */
export interface TopLayout {
  readonly marquee: MarqueeLayout | null;
  readonly board: BoardLayout | null;
  readonly ticker: Box | null;
  readonly bottom: number;
}

export function layoutTop(input: TopInput, { size, margin, inner }: TopFrame): TopLayout {
  if (size === 'desktop' || input.isLow) return layoutWideTop(input, margin, inner);
  const hasMarquee = input.bannerCount > 0;
  let y = hasMarquee ? CREST_HEIGHT : 12;
  let marquee: MarqueeLayout | null = null;
  if (hasMarquee) {
    const height = size === 'phone' ? clamp(inner * 0.46, 160, 226) : clamp(inner * 0.4, 226, 340);
    marquee = layoutMarquee(makeBox(margin, y, inner, height), input.bannerCount);
    y += Math.round(height) + 16;
  }
  let board: BoardLayout | null = null;
  if (input.hasBoard) {
    board = size === 'phone' ? stackedBoard(margin, y, inner) : rowBoard(margin, y, inner);
    y = board.mini.y + board.mini.height;
  }
  let ticker: Box | null = null;
  if (input.hasTicker) {
    ticker = makeBox(0, y + 8, input.width, TICKER_HEIGHT);
    y = ticker.y + ticker.height;
  }
  return { marquee, board, ticker, bottom: y };
}

/** Desktop and low windows: the marquee at the left, board and ticker at its right. */
function layoutWideTop(input: TopInput, margin: number, inner: number): TopLayout {
  const hasRight = input.hasBoard || input.hasTicker;
  const hasMarquee = input.bannerCount > 0;
  if (!hasMarquee && !hasRight) return { marquee: null, board: null, ticker: null, bottom: 0 };
  const y = CREST_HEIGHT;
  const height = input.isLow ? LOW_HEIGHT : clamp(inner * 0.24, 245, 380);
  const gap = input.isLow ? 12 : 20;
  // No wider than the banner's image, of which the top and the foot would be cut.
  const image = (height - 2 * FRAME_INSET) * BANNER_SHAPE + 2 * FRAME_INSET;
  const left = hasRight ? Math.round(Math.min((inner - gap) * (input.isLow ? 0.56 : 0.622), image)) : inner;
  const marquee = hasMarquee ? layoutMarquee(makeBox(margin, y, left, height), input.bannerCount) : null;
  const rightX = hasMarquee ? margin + left + gap : margin;
  const right = margin + inner - rightX;
  // A line of the ticker is never cut for want of room: where the column is narrow it gets the whole width.
  const isTickerBeside = input.hasTicker && right >= TICKER_WIDTH;
  const boardHeight = height - (isTickerBeside ? TICKER_HEIGHT + 10 : 0);
  const megaHeight = boardHeight * 0.56;
  const board = input.hasBoard
    ? {
        mega: makeBox(rightX, y, right, megaHeight),
        ...threeTiers(rightX, y + megaHeight + 6, right, boardHeight - megaHeight - 6),
      }
    : null;
  const bottom = Math.round(y + height + (hasMarquee ? 14 : 0));
  if (!input.hasTicker || isTickerBeside) {
    const beside = makeBox(rightX, y + height - TICKER_HEIGHT, right, TICKER_HEIGHT);
    return { marquee, board, ticker: isTickerBeside ? beside : null, bottom };
  }
  const ticker = makeBox(0, bottom + 8, input.width, TICKER_HEIGHT);
  return { marquee, board, ticker, bottom: ticker.y + ticker.height };
}

function layoutMarquee(frame: Box, bannerCount: number): MarqueeLayout {
  const opening = makeBox(
    frame.x + FRAME_INSET,
    frame.y + FRAME_INSET,
    frame.width - 2 * FRAME_INSET,
    frame.height - 2 * FRAME_INSET,
  );
  const crestWidth = Math.min(frame.width * 0.62, 232);
  const textX = opening.x + Math.max(30, opening.width * 0.14);
  const dotsX = frame.x + frame.width / 2 - ((bannerCount - 1) * DOT_TARGET) / 2;
  return {
    frame,
    opening,
    crest: makeBox(
      frame.x + (frame.width - crestWidth) / 2,
      frame.y - CREST_HEIGHT + CREST_OVERLAP,
      crestWidth,
      CREST_HEIGHT,
    ),
    overline: makeBox(textX, opening.y + overlineDrop(opening.height), opening.width * 0.55, OVERLINE_HEIGHT),
    button: makeBox(
      textX,
      opening.y + opening.height * 0.7,
      opening.width > 480 ? 128 : 92,
      opening.width > 480 ? 42 : 34,
    ),
    dots:
      bannerCount > 1
        ? Array.from({ length: bannerCount }, (_, index) =>
            makeBox(dotsX + index * DOT_TARGET - 4, frame.y + frame.height + 4, 8, 8),
          )
        : [],
  };
}

/** The overline keeps with the lettering below it; in a low opening it stands at the top, as there is no more room. */
function overlineDrop(openingHeight: number): number {
  return Math.max(openingHeight * 0.045, openingHeight * LETTERING_TOP - OVERLINE_HEIGHT - 10);
}

function threeTiers(x: number, y: number, width: number, height: number): Omit<BoardLayout, 'mega'> {
  const gap = 6;
  const tier = (width - 2 * gap) / 3;
  const at = (index: number) => {
    const left = Math.round(x + index * (tier + gap));
    return makeBox(left, y, Math.round(x + index * (tier + gap) + tier) - left, height);
  };
  return { major: at(0), minor: at(1), mini: at(2) };
}

function stackedBoard(x: number, y: number, width: number): BoardLayout {
  const megaHeight = clamp(width * 0.215, 70, 96);
  return { mega: makeBox(x, y, width, megaHeight), ...threeTiers(x, y + megaHeight + 6, width, 60) };
}

/** Tablet: one row, Mega half of it. */
function rowBoard(x: number, y: number, width: number): BoardLayout {
  const mega = Math.round(width * 0.46);
  return { mega: makeBox(x, y, mega, 92), ...threeTiers(x + mega + 8, y, width - mega - 8, 92) };
}
