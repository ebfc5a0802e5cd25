import type { Box } from '../lobby/layout.ts';

/** What the stairs' layout needs to know. */
export interface StairsInput {
  /** Of the visible part, in CSS pixels. */
  readonly width: number;
  /** A window with little height, as a phone on its side. */
  readonly isLow: boolean;
  /** The balcony of each step, 1 to 6, in the order of the levels. */
  readonly showTypes: readonly number[];
}

export interface BalconyLayout {
  readonly showType: number;
  /** Steps `first` to `end - 1` lead along it. */
  readonly first: number;
  readonly end: number;
  /** In the world, as all that follows. */
  readonly box: Box;
}

export interface StairsLayout {
  readonly width: number;
  readonly height: number;
  /** Width and rise of a step. */
  readonly pitch: number;
  readonly rise: number;
  /** Left edge of the first step. */
  readonly lead: number;
  /** Length of the way: what the scroller scrolls over. */
  readonly contentWidth: number;
  /** Height of the first step's tread while nothing is scrolled. */
  readonly foot: number;
  readonly count: number;
  readonly balconies: readonly BalconyLayout[];
}

/** Parts of a step above and below its tread. */
export const MEDALLION = 72;
export const ABOVE_TREAD = MEDALLION + 6;
export const BELOW_TREAD = 86;
/** Of the velvet that hangs from the scene's upper edge. */
export const VALANCE = 34;
/** A balcony reaches this far above the tread of its middle step. */
const CROWN = 262;
const CROWN_LOW = 158;

const HEIGHTS = { low: 300, narrow: 468, wide: 480 };
const NARROW_BELOW = 600;

/**
 * A staircase from the lower left to the upper right. The view moves along its slope: whatever the scroll position, the
 * stairs cross the window in the same line.
 */
export function layoutStairs({ width, isLow, showTypes }: StairsInput): StairsLayout {
  const isNarrow = width < NARROW_BELOW;
  const height = isLow ? HEIGHTS.low : isNarrow ? HEIGHTS.narrow : HEIGHTS.wide;
  const pitch = isNarrow || isLow ? 118 : 136;
  const climb = isLow ? 0.1 : 0.3;
  const rise = Math.max(8, Math.min(42, Math.round((climb * height * pitch) / width)));
  const lead = Math.round(width * 0.14);
  const count = showTypes.length;
  const foot = Math.round(height * (isLow ? 0.66 : 0.76));
  const shape = { width, height, pitch, rise, lead, foot, count };
  return {
    ...shape,
    contentWidth: Math.max(width, lead + count * pitch + Math.round(width * 0.24)),
    balconies: balconiesOf(showTypes).map((balcony) => ({
      ...balcony,
      box: balconyBox(shape, balcony, isLow ? CROWN_LOW : CROWN),
    })),
  };
}

type Shape = Pick<StairsLayout, 'pitch' | 'rise' | 'lead' | 'foot'>;
type Run = Omit<BalconyLayout, 'box'>;

/** Neighbouring steps of one look are one balcony. */
function balconiesOf(showTypes: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (const [index, showType] of showTypes.entries()) {
    const last = runs.at(-1);
    if (last?.showType === showType) runs[runs.length - 1] = { ...last, end: index + 1 };
    else runs.push({ showType, first: index, end: index + 1 });
  }
  return runs;
}

function balconyBox(shape: Shape, { first, end }: Run, crown: number): Box {
  const { x } = treadOf(shape, first);
  const middle = treadOf(shape, (first + end - 1) / 2).y;
  const width = (end - first) * shape.pitch;
  // Down to where the lowest of its steps hides it.
  const below = ((end - first) / 2) * shape.rise + 24;
  return {
    x,
    y: Math.round(middle - crown),
    width,
    height: Math.round(crown + below),
  };
}

/** Left end of a step's tread in the world. */
export function treadOf({ pitch, rise, lead, foot }: Shape, index: number): { x: number; y: number } {
  return { x: lead + index * pitch, y: foot - index * rise };
}

/** What a step takes of the window, in the world: its medallion, its tread, its plaque. */
export function stepBox(layout: StairsLayout, index: number): Box {
  const { x, y } = treadOf(layout, index);
  return { x, y: y - ABOVE_TREAD, width: layout.pitch, height: ABOVE_TREAD + BELOW_TREAD };
}

/** How far down the world has come at a scroll position: the view climbs with the stairs. */
export const climbAt = ({ rise, pitch }: StairsLayout, offset: number): number =>
  Math.round((offset * rise) / pitch);

/** The scroll position that has a step in the middle, as far as there is a way. */
export function offsetOf(layout: StairsLayout, index: number): number {
  const middle = layout.lead + (index + 0.5) * layout.pitch - layout.width / 2;
  return Math.round(Math.min(Math.max(0, middle), layout.contentWidth - layout.width));
}

export interface StepRange {
  readonly first: number;
  readonly end: number;
}

/** Steps that the window shows some of. */
export function stepsInView({ width, pitch, lead, count }: StairsLayout, offset: number): StepRange {
  const first = Math.floor((offset - lead) / pitch);
  const end = Math.ceil((offset + width - lead) / pitch);
  return { first: Math.min(count, Math.max(0, first)), end: Math.min(count, Math.max(0, end)) };
}

/** Balconies that the window shows some of, and `beyond` pixels on either side. */
export const balconiesInView = (
  { balconies, width }: StairsLayout,
  offset: number,
  beyond = 0,
): BalconyLayout[] =>
  balconies.filter(({ box }) => box.x + box.width > offset - beyond && box.x < offset + width + beyond);

/** What the mirror calls a step where it is touched. */
export const stepKey = (level: number): string => `step:${level}`;
