import type { Box } from '../lobby/layout.ts';

/** Where the parts of a card stand, in CSS pixels of the card. */
export interface CardLayout {
  readonly width: number;
  readonly height: number;
  /** How much larger than the reference it is. */
  readonly scale: number;
  readonly crest: Box;
  readonly frame: Box;
  readonly title: Box;
  readonly titlePx: number;
  readonly rule: Box;
  readonly rulePx: number;
  /** Covers all fields and what lies between them. */
  readonly foil: Box;
  /** Row by row. */
  readonly fields: readonly Box[];
}

/** The card that everything is measured on. */
export const REFERENCE_WIDTH = 360;
const HEIGHT = 428;
/** Height for a card's width. */
export const CARD_RATIO = HEIGHT / REFERENCE_WIDTH;
const CREST = { width: 132, height: 50 };
/** How far the crest rises above the frame. */
const CREST_RISE = 30;
/** From the card's side to the fields. */
const MARGIN = 31;
const TITLE = { y: 66, height: 40, px: 29 };
const RULE = { y: 382, height: 20, px: 13.5 };
const FOIL = { y: 114, height: 256 };
const COLUMNS = 3;
const GAP = 8;
/** Around the fields, within the foil. */
const FOIL_MARGIN = 7;

/** Everything in proportion, so that a page can lay the same boxes by shares of the card. */
export function layoutCard(width: number): CardLayout {
  const scale = width / REFERENCE_WIDTH;
  const box = (x: number, y: number, wide: number, high: number): Box => ({
    x: x * scale,
    y: y * scale,
    width: wide * scale,
    height: high * scale,
  });
  const inner = REFERENCE_WIDTH - 2 * MARGIN;
  const fieldWidth = (inner - 2 * FOIL_MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  const fieldHeight = (FOIL.height - 2 * FOIL_MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  return {
    width,
    height: HEIGHT * scale,
    scale,
    crest: box((REFERENCE_WIDTH - CREST.width) / 2, 0, CREST.width, CREST.height),
    frame: box(0, CREST_RISE, REFERENCE_WIDTH, HEIGHT - CREST_RISE),
    title: box(MARGIN, TITLE.y, inner, TITLE.height),
    titlePx: TITLE.px * scale,
    rule: box(MARGIN, RULE.y, inner, RULE.height),
    rulePx: RULE.px * scale,
    foil: box(MARGIN, FOIL.y, inner, FOIL.height),
    fields: Array.from({ length: COLUMNS * COLUMNS }, (_, index) =>
      box(
        MARGIN + FOIL_MARGIN + (index % COLUMNS) * (fieldWidth + GAP),
        FOIL.y + FOIL_MARGIN + Math.floor(index / COLUMNS) * (fieldHeight + GAP),
        fieldWidth,
        fieldHeight,
      ),
    ),
  };
}

/** A box as CSS shares of its card. */
export function shareOfCard({ x, y, width, height }: Box, card: CardLayout) {
  const percent = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(x, card.width),
    top: percent(y, card.height),
    width: percent(width, card.width),
    height: percent(height, card.height),
  };
}
