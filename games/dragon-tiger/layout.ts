import { CARD_UNITS } from '../cards/card-art.ts';
import type { CardPlace } from '../cards/card-motion.ts';
import type { CardTableLayout } from '../cards/card-table.ts';

/** The places of the two cards. */
export const DRAGON_PLACE = 0;
export const TIGER_PLACE = 1;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface DuelLayout extends CardTableLayout {
  readonly dragonEmblem: Box;
  readonly tigerEmblem: Box;
}

const MAX_CARD_WIDTH = 132;
const RATIO = CARD_UNITS.height / CARD_UNITS.width;

/** Dragon to the left, tiger to the right, shoe between them; where it is wide the emblems stand beside their cards. */
export function layOutDuel(width: number, height: number): DuelLayout {
  const isWide = width > height * 1.5;
  const cardHeight = Math.min(height * (isWide ? 0.7 : 0.5), MAX_CARD_WIDTH * RATIO, width * 0.46);
  const cardWidth = cardHeight / RATIO;
  const emblem = isWide
    ? Math.min(height * 0.66, width * 0.17, 200)
    : Math.min(height * 0.36, width * 0.36, 150);
  const middle = width / 2;
  const reach = isWide ? Math.min(width * 0.15, cardWidth * 1.35) : width * 0.25;
  const y = isWide ? height * 0.44 : height * 0.87 - cardHeight / 2;
  const emblemY = isWide ? y : Math.max(emblem / 2 + 4, (y - cardHeight / 2) / 2);
  const emblemReach = isWide ? reach + cardWidth * 0.62 + emblem * 0.62 : reach;
  const place = (side: -1 | 1): CardPlace => ({ x: middle + side * reach, y, turn: side * 0.03 });
  return {
    cardWidth,
    shoe: { x: middle, y: isWide ? height * 0.22 : emblemY, turn: 0.05 },
    discard: { x: middle, y: -cardHeight, turn: -0.4 },
    places: [place(-1), place(1)],
    marks: [place(-1), place(1)],
    dragonEmblem: { x: middle - emblemReach, y: emblemY, size: emblem },
    tigerEmblem: { x: middle + emblemReach, y: emblemY, size: emblem },
  };
}
