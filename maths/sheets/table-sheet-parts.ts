import { DECK_CARDS, RANKS } from '../../contract/games/cards.ts';

export const DECK = { deckCards: DECK_CARDS, ranks: RANKS };

export const placed = (...spots: readonly (readonly [spot: string, stake: number])[]) => ({
  placed: spots.map(([spot, stake]) => ({ spot, stake })),
});
