import * as z from 'zod/mini';

/** Ranks of a suit: ace 1, then 2 to 10, jack 11, queen 12, king 13. */
export const RANKS = 13;
/** A deck counts spades, hearts, diamonds, clubs, each from the ace to the king. */
export const DECK_CARDS = 52;

/** A card of a deck, 0 the ace of spades to 51 the king of clubs. */
export const cardField = z.int().check(z.minimum(0), z.maximum(DECK_CARDS - 1));

/** 1 the ace to 13 the king. @param card 0 to 51 */
export const rankOf = (card: number): number => (card % RANKS) + 1;

/** In the order of a deck. */
const SUIT_NAMES = ['spade', 'heart', 'diamond', 'club'] as const;
export type SuitName = (typeof SUIT_NAMES)[number];

/** @param card 0 to 51 */
export const suitOf = (card: number): SuitName => SUIT_NAMES[Math.floor(card / RANKS)] ?? 'spade';
