import { BLACKJACK, type Count, DEALER_STANDS } from './count.ts';
import { VALUES } from './evaluate.ts';

/** Chances of the dealer's final counts by index: 17 to 21, and 22 for every bust. */
export type Finals = readonly number[];

/** Weights of the values in a key; a calculation takes far fewer than 25 cards of a value. */
const WEIGHTS = VALUES.map((_, at) => 25 ** at);

/** A shoe by values, from which cards are taken for the time of a calculation. */
export class CountedShoe {
  readonly #left: number[];
  #cards: number;
  #key = 0;
  /** Finals by the dealer's count, then by what is left. */
  readonly #finals = new Map<number, Map<number, Finals>>();

  constructor(decks: number) {
    this.#left = VALUES.map((value) => (value === 10 ? 16 : 4) * decks);
    this.#cards = 52 * decks;
  }

  /** A number that stands for the cards that are taken, whatever their order. */
  get key(): number {
    return this.#key;
  }

  /** The mean over the next card, with that card taken out. */
  mean(each: (card: number) => number): number {
    let sum = 0;
    for (const card of VALUES) {
      const count = this.#left[card - 1] as number;
      if (count === 0) continue;
      this.#left[card - 1] = count - 1;
      this.#key += WEIGHTS[card - 1] as number;
      this.#cards -= 1;
      sum += (count / (this.#cards + 1)) * each(card);
      this.#cards += 1;
      this.#key -= WEIGHTS[card - 1] as number;
      this.#left[card - 1] = count;
    }
    return sum;
  }

  /** What a dealer of this count will reach with the cards that are left. */
  finalsOf(dealt: Count): Finals {
    const dealer = dealt.hard * 2 + (dealt.hasAce ? 1 : 0);
    const known = this.#finals.get(dealer) ?? new Map<number, Finals>();
    this.#finals.set(dealer, known);
    const before = known.get(this.#key);
    if (before) return before;
    const finals = new Array<number>(BLACKJACK + 2).fill(0);
    this.#draw(dealt.hard, dealt.hasAce, 1, finals);
    known.set(this.#key, finals);
    return finals;
  }

  /** Plain arguments: this is where the time of a calculation goes. */
  #draw(hard: number, hasAce: boolean, chance: number, finals: number[]): void {
    const points = Math.min(hasAce && hard + 10 <= BLACKJACK ? hard + 10 : hard, BLACKJACK + 1);
    if (points >= DEALER_STANDS) {
      finals[points] = (finals[points] as number) + chance;
      return;
    }
    const cards = this.#cards;
    const left = this.#left;
    this.#cards = cards - 1;
    for (let card = 1; card <= left.length; card += 1) {
      const rest = left[card - 1] as number;
      if (rest === 0) continue;
      left[card - 1] = rest - 1;
      this.#draw(hard + card, hasAce || card === 1, (chance * rest) / cards, finals);
      left[card - 1] = rest;
    }
    this.#cards = cards;
  }
}
