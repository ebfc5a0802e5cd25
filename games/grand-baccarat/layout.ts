import { CARD_UNITS } from '../cards/card-art.ts';
import type { CardPlace } from '../cards/card-motion.ts';
import type { CardTableLayout } from '../cards/card-table.ts';

/** The places of each hand's cards, in the order in which they are dealt. */
export const PLAYER_PLACES = [0, 1, 2] as const;
export const BANKER_PLACES = [3, 4, 5] as const;

interface Heading {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

export interface CoupLayout extends CardTableLayout {
  readonly playerHeading: Heading;
  readonly bankerHeading: Heading;
}

const RATIO = CARD_UNITS.height / CARD_UNITS.width;
const MAX_CARD_WIDTH = 104;
/** A third card lies across. */
const ACROSS = Math.PI / 2;
/** The wall behind the cloth. The style sheet has the same. CSS pixels. */
const WALL = 58;
const HEADING = 40;

/** Two hands beside each other; a third card lies outside of its hand where it is wide, below it where it is not. */
export function layOutCoup(width: number, height: number): CoupLayout {
  const isWide = width > height * 1.5;
  const free = height - WALL - HEADING - 14;
  const cardWidth = Math.min(
    MAX_CARD_WIDTH,
    isWide ? free / RATIO : free / (RATIO + 1.1),
    isWide ? width / 8.6 : width / 4.7,
  );
  const middle = width / 2;
  const top = WALL + HEADING + (cardWidth * RATIO) / 2 + 4;
  const spare = Math.max(0, free - cardWidth * (isWide ? RATIO : RATIO + 1.1));
  const y = top + spare / 2;
  const reach = isWide ? cardWidth * 1.5 : width / 4;
  const third = (side: -1 | 1): CardPlace =>
    isWide
      ? { x: middle + side * (reach + cardWidth * 1.84), y, turn: ACROSS }
      : { x: middle + side * reach, y: y + cardWidth * (RATIO / 2 + 0.56), turn: ACROSS };
  const hand = (side: -1 | 1): readonly CardPlace[] => [
    { x: middle + side * reach - cardWidth * 0.53, y, turn: -0.012 },
    { x: middle + side * reach + cardWidth * 0.53, y, turn: 0.012 },
    third(side),
  ];
  const [player, banker] = [hand(-1), hand(1)];
  const headingY = y - (cardWidth * RATIO) / 2 - HEADING / 2 - 2;
  return {
    cardWidth,
    shoe: { x: width - cardWidth * 0.42, y: WALL * 0.66, turn: 0.42 },
    discard: { x: -cardWidth, y: WALL, turn: -0.6 },
    places: [...player, ...banker],
    marks: [...player.slice(0, 2), ...banker.slice(0, 2)],
    playerHeading: { x: middle - reach, y: headingY },
    bankerHeading: { x: middle + reach, y: headingY },
  };
}
