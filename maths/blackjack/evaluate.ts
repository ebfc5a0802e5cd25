import { addCard, BLACKJACK, type Count, countOf, DEALER_STANDS, pointsOf } from './count.ts';

/** Values of a card, an ace first. */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Every card as likely as in a full deck, whatever was dealt: the calculation does not depend on the composition. */
const chanceOf = (value: number) => (value === 10 ? 4 : 1) / 13;

const meanOverCards = (each: (card: number) => number) =>
  VALUES.reduce<number>((sum, card) => sum + chanceOf(card) * each(card), 0);

/** Results of acts in stakes, net: -1 a lost stake. All are given that the dealer has no blackjack. */
export interface Evaluation {
  stand(count: Count): number;
  hit(count: Count): number;
  double(count: Count): number;
  /** Both hands together; neither is split again, split aces get one card each. */
  split(value: number): number;
  /** The best of standing and hitting. */
  best(count: Count): number;
}

/** Evaluates every hand against one upper card of the dealer. @param up 1 to 10 */
export function evaluate(up: number): Evaluation {
  const finals = dealerFinals(up);
  const results = new Map<number, number>();

  const stand = (count: Count): number => {
    const points = pointsOf(count);
    if (points > BLACKJACK) return -1;
    let result = 0;
    for (const [final, chance] of finals)
      result += final > BLACKJACK || final < points ? chance : final > points ? -chance : 0;
    return result;
  };
  const best = (count: Count): number => {
    if (count.hard > BLACKJACK) return -1;
    if (pointsOf(count) === BLACKJACK) return stand(count);
    const key = count.hard * 2 + (count.hasAce ? 1 : 0);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = Math.max(stand(count), hit(count));
    results.set(key, result);
    return result;
  };
  const hit = (count: Count): number => meanOverCards((card) => best(addCard(count, card)));
  const double = (count: Count): number => 2 * meanOverCards((card) => stand(addCard(count, card)));
  const afterSplit = (count: Count): number => Math.max(best(count), double(count));
  const split = (value: number): number =>
    2 *
    meanOverCards((card) => {
      const count = countOf([value, card]);
      return value === 1 || pointsOf(count) === BLACKJACK ? stand(count) : afterSplit(count);
    });
  return { stand, hit, double, split, best };
}

/** Chances of the dealer's final counts, given no blackjack; every bust is 22. */
function dealerFinals(up: number): ReadonlyMap<number, number> {
  const finals = new Map<number, number>();
  const add = (final: number, chance: number) => finals.set(final, (finals.get(final) ?? 0) + chance);
  const draw = (count: Count, chance: number): void => {
    const points = pointsOf(count);
    if (points >= DEALER_STANDS) add(Math.min(points, BLACKJACK + 1), chance);
    else for (const card of VALUES) draw(addCard(count, card), chance * chanceOf(card));
  };
  const blackjack = blackjackChance(up);
  for (const hole of VALUES) {
    if (up + hole === 11 && (up === 1 || hole === 1)) continue;
    draw(countOf([up, hole]), chanceOf(hole) / (1 - blackjack));
  }
  return finals;
}

/** That the dealer has blackjack. */
function blackjackChance(up: number): number {
  if (up === 1) return chanceOf(10);
  return up === 10 ? chanceOf(1) : 0;
}

/** The return of a stake to a player who always takes the best act, in stakes. */
export function compositionIndependentReturn(): number {
  let result = 0;
  for (const up of VALUES) {
    const evaluation = evaluate(up);
    const blackjack = blackjackChance(up);
    const net = meanOverCards((first) =>
      meanOverCards((second) => {
        const count = countOf([first, second]);
        if (pointsOf(count) === BLACKJACK) return (1 - blackjack) * 1.5;
        const { best, double, split } = evaluation;
        const played = Math.max(best(count), double(count), first === second ? split(first) : -1);
        return (1 - blackjack) * played - blackjack;
      }),
    );
    result += chanceOf(up) * net;
  }
  return 1 + result;
}
