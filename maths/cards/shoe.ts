import { DECK_CARDS } from '../../contract/games/cards.ts';
import type { RandomSource } from '../random-source.ts';

/**
 * Deals from a full, shuffled shoe; no card comes back. The cards lie deck after deck, and each draw is below the number
 * of cards left: it says how far behind the first of them the next card is taken, which the first one then replaces.
 * @returns the next card of its deck, 0 to 51
 */
export function openShoe(decks: number, random: RandomSource): () => number {
  const size = decks * DECK_CARDS;
  // Only the places that have changed: a round sees a few cards of hundreds.
  const moved = new Map<number, number>();
  let dealt = 0;
  return () => {
    const from = dealt + random.integer(size - dealt);
    const card = moved.get(from) ?? from;
    moved.set(from, moved.get(dealt) ?? dealt);
    dealt += 1;
    return card % DECK_CARDS;
  };
}
