import { DECK_CARDS, RANKS } from '../../contract/games/cards.ts';

/** The cards as sheets name them. */
export const DECK = { deckCards: DECK_CARDS, ranks: RANKS };

/** A bet on several spots of a table. Cents. */
export const placed = (...spots: readonly (readonly [spot: string, stake: number])[]) => ({
  placed: spots.map(([spot, stake]) => ({ spot, stake })),
});
