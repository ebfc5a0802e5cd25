import type { Box } from '../lobby/layout.ts';

/** What the road's layout needs to know: the scene's size in CSS pixels, and how many levels there are. */
export interface RoadInput {
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

export interface RoadLayout extends RoadInput {
  /** The road, its jewel and its medals keep to a column of this width in the middle. */
  readonly column: number;
  readonly middle: number;
  /** The line of the theme's name. */
  readonly name: Box;
  readonly jewel: Box;
  /** The stepped plinth under the jewel; the road begins at its foot. */
  readonly plinth: Box;
  /** Of the plates with words. */
  readonly plateScale: number;
  /** How far the scroller moves from one level to the next. */
  readonly pitch: number;
  /** Length of the way: what the scroller scrolls over. */
  readonly contentWidth: number;
}

/** A point of the VIP road; sizes shrink with distance, so each point has its own. */
export interface RoadPoint {
  readonly x: number;
  readonly y: number;
  /** Half of the road's width here. */
  readonly half: number;
  /** Width of a medal here. */
  readonly medal: number;
}

/** Levels that are seen at once, from the one at the front on. */
export const STOP_COUNT = 4;
/** A medal's height as a share of its width. */
export const MEDAL_RATIO = 0.94;
/** A finger needs this much, however small the medal is drawn. */
const TARGET = 44;
/** What the card below covers of the scene. */
export const COVERED_BY_CARD = 30;

/**
 * The road from behind the viewer to the plinth, as shares of the column (x, half, medal) and of the height (y). A level's
 * stop is where the road turns; the first and the last row are where medals come from and go to.
 */
const TURNS = [
  { x: -0.16, y: 1.08, half: 0.3, medal: 0.27 },
  { x: 0.15, y: 0.836, half: 0.232, medal: 0.226 },
  { x: -0.17, y: 0.674, half: 0.182, medal: 0.184 },
  { x: 0.145, y: 0.562, half: 0.134, medal: 0.142 },
  { x: -0.085, y: 0.48, half: 0.096, medal: 0.107 },
  { x: 0, y: 0.416, half: 0.066, medal: 0.06 },
] as const;
/** Stop numbers of the first and the last turn. */
export const NEAREST_STOP = -1;
export const FARTHEST_STOP = STOP_COUNT;

export function layoutRoad({ width, height, count }: RoadInput): RoadLayout {
  const column = Math.round(Math.min(width, height * 0.86));
  const middle = width / 2;
  const jewelHeight = height * 0.222;
  const jewelWidth = jewelHeight * 1.5;
  const plinthWidth = column * 0.37;
  const top = Math.round(height * 0.366);
  const pitch = Math.round(Math.min(120, column * 0.24));
  return {
    width,
    height,
    count,
    column,
    middle,
    name: { x: 14, y: height * 0.022, width: width - 28, height: height * 0.1 },
    jewel: { x: middle - jewelWidth / 2, y: top - jewelHeight + 4, width: jewelWidth, height: jewelHeight },
    plinth: { x: middle - plinthWidth / 2, y: top, width: plinthWidth, height: Math.round(height * 0.05) },
    plateScale: Math.min(1.35, Math.max(1, column / 440)),
    pitch,
    contentWidth: width + (count - 1) * pitch,
  };
}

const interpolate = (from: number, to: number, share: number) => from + (to - from) * share;

/** @param stop 0 is the front, 1 the next level's place, and so on; fractions lie between */
export function pointAt({ column, middle, height }: RoadLayout, stop: number): RoadPoint {
  const at = Math.min(FARTHEST_STOP, Math.max(NEAREST_STOP, stop)) - NEAREST_STOP;
  const index = Math.min(TURNS.length - 2, Math.floor(at));
  const from = TURNS[index] ?? TURNS[0];
  const to = TURNS[index + 1] ?? TURNS[0];
  const share = at - index;
  // The road swings from turn to turn; everything else changes evenly.
  const swing = (1 - Math.cos(Math.PI * share)) / 2;
  return {
    x: middle + interpolate(from.x, to.x, swing) * column,
    y: interpolate(from.y, to.y, share) * height,
    half: interpolate(from.half, to.half, share) * column,
    medal: interpolate(from.medal, to.medal, share) * column,
  };
}

/** A medal's box at a stop. */
export function medalBox(layout: RoadLayout, stop: number): Box {
  const { x, y, medal } = pointAt(layout, stop);
  const height = medal * MEDAL_RATIO;
  return { x: x - medal / 2, y: y - height / 2, width: medal, height };
}

/** Where a medal is touched: its box, or more where that is small. */
export function targetBox(layout: RoadLayout, stop: number): Box {
  const { x, y, width, height } = medalBox(layout, stop);
  const wide = Math.max(TARGET, width);
  const high = Math.max(TARGET, height);
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** A medal is gone so far behind the front, and begins so far before the plinth. */
const MEDAL_GONE_AT = 0.55;
const MEDAL_BEGINS_AT = 0.3;

/** How much of a medal is seen: it goes out behind the viewer, and comes up at the foot of the plinth. */
export function medalAlpha(stop: number): number {
  if (stop < 0) return Math.max(0, 1 + stop / MEDAL_GONE_AT);
  return Math.min(1, Math.max(0, (STOP_COUNT - MEDAL_BEGINS_AT - stop) / (1 - 2 * MEDAL_BEGINS_AT)));
}

/** The level at the front at a scroll position; fractions lie between two. */
export const frontAt = ({ pitch, count }: RoadLayout, offset: number): number =>
  Math.min(count - 1, Math.max(0, offset / pitch));

/** The scroll position that has a level at the front. */
export const offsetOf = ({ pitch }: RoadLayout, index: number): number => index * pitch;

export interface LevelRange {
  readonly first: number;
  readonly end: number;
}

/** Levels of which the road shows something. */
export function levelsInView({ count }: Pick<RoadLayout, 'count'>, front: number): LevelRange {
  const first = Math.max(0, Math.ceil(front - MEDAL_GONE_AT));
  return { first, end: Math.min(count, Math.ceil(front + STOP_COUNT - MEDAL_BEGINS_AT)) };
}

/** What the mirror calls a level where it is touched. */
export const levelKey = (level: number): string => `level:${level}`;
