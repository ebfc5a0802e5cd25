import { CARD_UNITS } from '../cards/card-art.ts';
import type { SpreadPlace } from '../cards/card-motion.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the salon's table stands and its hands lie, in CSS pixels. No Pixi in here. */
export interface TableLayout {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Height of the wall that is seen above the table. */
  readonly wall: number;
  /** Half axes and middle of the table; its lower part is out of sight. */
  readonly table: Point & { readonly radiusX: number; readonly radiusY: number };
  readonly shoe: SpreadPlace;
  /** Middle of the dealer's hand. */
  readonly dealer: Point;
  /** Middle of the line on the cloth; null where there is no room for it between the hands. */
  readonly cloth: Point | null;
  /** Middle of a player's hand. @param hands 1, or 2 after a split */
  handAt(hand: number, hands: number): Point;
  /** How wide a hand may be. */
  roomOf(hands: number): number;
}

const RATIO = CARD_UNITS.height / CARD_UNITS.width;
const MAX_CARD_WIDTH = 168;
const MARGIN = 12;
/** The share of a card that the next one in its hand leaves uncovered. */
const STEP = 0.5;

export function layOutTable(width: number, height: number): TableLayout {
  const isLow = height < 400;
  // A page that is magnified so much leaves a slit.
  const isSlit = height < 240;
  const wall = isLow
    ? Math.max(isSlit ? 8 : 20, height * (isSlit ? 0.05 : 0.12))
    : Math.min(96, height * 0.17);
  // Below the cards of the player lies what is staked on them, between both hands a line on the cloth.
  const gap = isSlit ? 12 : isLow ? 22 : 42;
  const below = isSlit ? 42 : 50;
  const free = height - wall - 8 - gap - below;
  const cardWidth = Math.max(28, Math.min(MAX_CARD_WIDTH, free / (2 * RATIO), width / 3.7));
  const cardHeight = cardWidth * RATIO;
  const spare = Math.max(0, free - 2 * cardHeight);
  const dealer = { x: width / 2, y: wall + 8 + spare * 0.25 + cardHeight / 2 };
  const handY = height - below - spare * 0.25 - cardHeight / 2;
  const radiusX = Math.max(width * 0.5, Math.min(width * 0.74, height * 1.5));
  const radiusY = height * 0.8;
  const spread = Math.min(width * 0.25, cardWidth * 2.2);
  return {
    width,
    height,
    cardWidth,
    cardHeight,
    wall,
    table: { x: width / 2, y: wall * 0.72 + radiusY, radiusX, radiusY },
    shoe: {
      x: Math.min(width - 36, width / 2 + cardWidth * 3.4),
      y: wall + 14,
      turn: 0.5,
      scale: 0.4,
      alpha: 1,
    },
    dealer,
    cloth: isLow ? null : { x: width / 2, y: (dealer.y + handY) / 2 },
    handAt: (hand, hands) => ({
      x: hands === 1 ? width / 2 : width / 2 + (hand === 0 ? -spread : spread),
      y: handY,
    }),
    roomOf: (hands) => (hands === 1 ? Math.min(width - 2 * MARGIN, cardWidth * 5) : 2 * spread - 3 * MARGIN),
  };
}

/** Where a card lies in its hand: the hand is as wide as it needs, and no wider than its room. */
export function placeInHand(
  { cardWidth }: Pick<TableLayout, 'cardWidth'>,
  hand: { readonly middle: Point; readonly room: number; readonly cards: number; readonly index: number },
): SpreadPlace {
  const { middle, room, cards, index } = hand;
  const step = cards > 1 ? Math.min(cardWidth * STEP, (room - cardWidth) / (cards - 1)) : 0;
  const at = index - (cards - 1) / 2;
  return { x: middle.x + at * step, y: middle.y, turn: at * 0.012, scale: 1, alpha: 1 };
}
