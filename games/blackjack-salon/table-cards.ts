import type { BlackjackOutcome } from '../../contract/games/blackjack-salon.ts';
import type { SpreadCard, SpreadLayout } from '../cards/card-spread.ts';
import { layOutTable, placeInHand } from './layout.ts';

/** A card on the table. */
export interface TableCard extends SpreadCard {
  /** The player's first or second hand, or the dealer's. */
  readonly hand: 0 | 1 | 'dealer';
  /** Its place in the hand. */
  readonly index: number;
}

export interface TableHands {
  readonly hands: readonly { readonly cards: readonly number[] }[];
  /** The dealer's cards that are open. */
  readonly dealer: readonly number[];
}

/** The dealer has two cards from the beginning, one of them face down. */
const DEALER_START_CARDS = 2;

/**
 * All cards of the table, in the order in which they are dealt: a card to each hand and then to the dealer, and so on. A
 * card that a split moves into the second hand stays the same card.
 */
export function cardsOf({ hands, dealer }: TableHands): TableCard[] {
  const split = hands.length > 1;
  const ofPlayer = hands.flatMap(({ cards }, hand) =>
    cards.map((card, index): TableCard => {
      const isOfPair = split && index === 0;
      const id = isOfPair ? `player ${hand}` : split ? `split ${hand} ${index}` : `player ${index}`;
      return { id, card, hand: hand === 0 ? 0 : 1, index };
    }),
  );
  const ofDealer = Array.from(
    { length: Math.max(DEALER_START_CARDS, dealer.length) },
    (_, index): TableCard => ({ id: `dealer ${index}`, card: dealer[index] ?? null, hand: 'dealer', index }),
  );
  return [...ofPlayer, ...ofDealer].sort((one, other) => one.index - other.index);
}

/** The table at the end of a round, step by step: the hands as they were played, the hidden card, each card drawn. */
export function endSteps({ hands, dealer }: BlackjackOutcome): TableHands[] {
  const [up = 0] = dealer.cards;
  const drawn = dealer.cards.slice(1).map((_, index) => dealer.cards.slice(0, index + DEALER_START_CARDS));
  return [[up], ...drawn].map((open) => ({ hands, dealer: open }));
}

export function layOutCards(width: number, height: number, cards: readonly TableCard[]): SpreadLayout {
  const layout = layOutTable(width, height);
  const hands = cards.some(({ hand }) => hand === 1) ? 2 : 1;
  const count = (hand: TableCard['hand']) => cards.filter((card) => card.hand === hand).length;
  return {
    cardWidth: layout.cardWidth,
    source: layout.shoe,
    discard: { x: -layout.cardWidth, y: layout.wall, turn: -0.6 },
    places: cards.map(({ hand, index }) =>
      placeInHand(layout, {
        middle: hand === 'dealer' ? layout.dealer : layout.handAt(hand, hands),
        room: layout.roomOf(hand === 'dealer' ? 1 : hands),
        cards: count(hand),
        index,
      }),
    ),
  };
}
