import { CARD_UNITS } from '../cards/card-art.ts';
import type { SpreadPlace } from '../cards/card-motion.ts';

/** A step of the stair: its upper edge, in CSS pixels. */
interface Tread {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where everything stands in the salon, in CSS pixels. No Pixi in here. */
export interface StairLayout {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  /** The card to guess from first, then those before it, down the stair. The last place is out of sight. */
  readonly steps: readonly SpreadPlace[];
  readonly deck: SpreadPlace;
  /** From the left to the right, ascending. */
  readonly treads: readonly Tread[];
  /** The columns at both sides. */
  readonly columnWidth: number;
}

/** How a stair goes, in widths of a card: a steep one on a tall wall, a flat one on a wide wall. */
interface Slope {
  /** Cards that are seen below the one to guess from. */
  readonly behind: number;
  readonly rise: number;
  readonly run: number;
  /** Each card before is drawn smaller than the one after it. */
  readonly shrink: number;
}

const STEEP_SLOPE: Slope = { behind: 3, rise: 0.56, run: 0.66, shrink: 0.86 };
const FLAT_SLOPE: Slope = { behind: 7, rise: 0.14, run: 1.02, shrink: 0.92 };
const RATIO = CARD_UNITS.height / CARD_UNITS.width;
const DECK = { beside: 0.2, scale: 0.84, turn: 0.2 };
const MAX_CARD_WIDTH = 190;
const MARGIN = 12;

export function layOutStair(width: number, height: number): StairLayout {
  const slope = width > height * 1.9 ? FLAT_SLOPE : STEEP_SLOPE;
  const columnWidth = Math.max(20, Math.min(60, width * 0.075));
  const offsets = offsetsOf(slope);
  const last = offsets.at(-2) ?? offsets[0];
  const left = -(last?.x ?? 0) + (last?.scale ?? 1) / 2;
  const deckX = slope.run + DECK.beside;
  const right = deckX + DECK.scale * 0.62;
  const deckRise = slope.rise + 0.1;
  const above = Math.max(RATIO / 2, deckRise + (DECK.scale * RATIO) / 2 + 0.06);
  const below = Math.max(RATIO / 2, (last?.y ?? 0) + ((last?.scale ?? 1) * RATIO) / 2) + 0.1;
  const free = { width: width - 2 * columnWidth - MARGIN, height: height - 2 * MARGIN };
  const cardWidth = Math.max(
    34,
    Math.min(MAX_CARD_WIDTH, free.width / (left + right), free.height / (above + below)),
  );
  const x = columnWidth + MARGIN / 2 + (free.width - cardWidth * (left + right)) / 2 + cardWidth * left;
  const y = MARGIN + (free.height - cardWidth * (above + below)) / 2 + cardWidth * above;
  const steps = offsets.map(
    (offset, index): SpreadPlace => ({
      x: x + offset.x * cardWidth,
      y: y + offset.y * cardWidth,
      turn: index % 2 ? -0.05 : 0.02,
      scale: offset.scale,
      alpha: index === offsets.length - 1 ? 0 : 1,
    }),
  );
  const deck = {
    x: x + deckX * cardWidth,
    y: y - deckRise * cardWidth,
    turn: DECK.turn,
    scale: DECK.scale,
    alpha: 1,
  };
  const treads = treadsOf([deck, ...steps.slice(0, -1)], cardWidth, width, columnWidth);
  return { width, height, cardWidth, steps, deck, treads, columnWidth };
}

/** Where the cards lie from the one to guess from, in widths of a card. */
function offsetsOf({ behind, rise, run, shrink }: Slope): { x: number; y: number; scale: number }[] {
  const offsets = [{ x: 0, y: 0, scale: 1 }];
  for (let step = 0; step <= behind; step += 1) {
    const { x, y, scale } = offsets[step] ?? { x: 0, y: 0, scale: 1 };
    // A smaller card stands lower on its own step, too.
    const sink = (scale * (1 - shrink) * RATIO) / 2;
    offsets.push({ x: x - run * scale, y: y + rise * scale + sink, scale: scale * shrink });
  }
  return offsets;
}

/** A step under each card, from the left wall to the right one. @param places from the right to the left */
function treadsOf(
  places: readonly SpreadPlace[],
  cardWidth: number,
  width: number,
  columnWidth: number,
): Tread[] {
  const edges = places.map(({ x, scale }, index) => {
    const next = places[index + 1];
    return next ? (x + next.x) / 2 - (cardWidth * (scale - next.scale)) / 4 : columnWidth;
  });
  return places
    .map(({ y, scale }, index) => {
      const end = edges[index - 1] ?? width - columnWidth;
      const x = edges[index] ?? columnWidth;
      return { x, y: y + (cardWidth * RATIO * scale) / 2 - cardWidth * 0.04, width: end - x };
    })
    .reverse();
}
