import { addCard, BLACKJACK, type Count, DEALER_STANDS, pointsOf } from './count.ts';
import { VALUES } from './evaluate.ts';

/** Chances of the dealer's final counts by index: 17 to 21, and 22 for every bust. */
export type Finals = readonly number[];

/** A shoe by values, from which cards are taken for the time of a calculation. */
export class CountedShoe {
  readonly #left: number[];
  #cards: number;
  /** Finals by the dealer's count, then by what is left. */
  readonly #finals = new Map<number, Map<number, Finals>>();

  constructor(decks: number) {
    this.#left = VALUES.map((value) => (value === 10 ? 16 : 4) * decks);
    this.#cards = 52 * decks;
  }

  /** The mean over the next card, with that card taken out. */
  mean(each: (card: number) => number): number {
    let sum = 0;
    for (const card of VALUES) {
      const count = this.#left[card - 1] as number;
      if (count === 0) continue;
      this.#left[card - 1] = count - 1;
      this.#cards -= 1;
      sum += (count / (this.#cards + 1)) * each(card);
      this.#cards += 1;
      this.#left[card - 1] = count;
    }
    return sum;
  }

  /** What a dealer of this count will reach with the cards that are left. */
  finalsOf(dealt: Count): Finals {
    const dealer = dealt.hard * 2 + (dealt.hasAce ? 1 : 0);
    const known = this.#finals.get(dealer) ?? new Map<number, Finals>();
    this.#finals.set(dealer, known);
    // A calculation takes far fewer than 25 cards of a value, so the rest tells what is left.
    const key = this.#left.reduce((sum, count) => sum * 25 + (count % 25), 0);
    const before = known.get(key);
    if (before) return before;
    const finals = new Array<number>(BLACKJACK + 2).fill(0);
    this.#draw(dealt, 1, finals);
    known.set(key, finals);
    return finals;
  }

  #draw(count: Count, chance: number, finals: number[]): void {
    const points = Math.min(pointsOf(count), BLACKJACK + 1);
    if (points >= DEALER_STANDS) {
      finals[points] = (finals[points] as number) + chance;
      return;
    }
    const cards = this.#cards;
    this.#cards -= 1;
    for (const card of VALUES) {
      const rest = this.#left[card - 1] as number;
      if (rest === 0) continue;
      this.#left[card - 1] = rest - 1;
      this.#draw(addCard(count, card), (chance * rest) / cards, finals);
      this.#left[card - 1] = rest;
    }
    this.#cards = cards;
  }
}
