import { addCard, BLACKJACK, type Count, countOf, pointsOf } from './count.ts';
import { CountedShoe } from './shoe.ts';
import type { Strategy } from './strategy.ts';

/**
 * The exact return of a stake to a player of this strategy, with every card taken out of the shoe that is dealt. Both
 * hands of a split return the same on average: what the first one draws only says which of the equally likely orders of
 * the shoe the second one and the dealer see.
 */
export function shoeReturn(decks: number, strategy: Strategy): number {
  const shoe = new CountedShoe(decks);
  // The order of the cards does not matter, so the dealer's two may come first, and each two of the player once.
  const net = shoe.mean((up) =>
    shoe.mean((hole) => {
      const against = resultsAgainst(shoe, strategy, up, hole);
      return shoe.mean((first) =>
        shoe.mean((second) => (second < first ? 0 : (second > first ? 2 : 1) * against(first, second))),
      );
    }),
  );
  return 1 + net;
}

/** Results in stakes, net, for the player's first two cards. */
function resultsAgainst(shoe: CountedShoe, strategy: Strategy, up: number, hole: number) {
  const dealt = countOf([up, hole]);
  // The same cards in another order give the same result.
  const known = new Map<number, Map<number, number>>();

  const stand = (count: Count): number => {
    const points = pointsOf(count);
    if (points > BLACKJACK) return -1;
    return shoe.finalsOf(dealt).reduce((sum, chance, final) => {
      if (final > BLACKJACK || final < points) return sum + chance;
      return final > points ? sum - chance : sum;
    }, 0);
  };
  const play = (count: Count, canDouble: boolean): number => {
    const ofCount = known.get(count.hard * 2 + (canDouble ? 1 : 0)) ?? new Map<number, number>();
    known.set(count.hard * 2 + (canDouble ? 1 : 0), ofCount);
    const before = ofCount.get(shoe.key);
    if (before !== undefined) return before;
    const result = playOn(count, canDouble);
    ofCount.set(shoe.key, result);
    return result;
  };
  const playOn = (count: Count, canDouble: boolean): number => {
    if (pointsOf(count) >= BLACKJACK) return stand(count);
    const act = strategy({ count, canDouble, pair: null, up });
    if (act === 'stand') return stand(count);
    if (act === 'double') return 2 * shoe.mean((card) => stand(addCard(count, card)));
    return shoe.mean((card) => play(addCard(count, card), false));
  };
  const playSplit = (value: number): number =>
    shoe.mean((card) => {
      const count = countOf([value, card]);
      return value === 1 ? stand(count) : play(count, true);
    });

  return (first: number, second: number): number => {
    const count = countOf([first, second]);
    const isNatural = pointsOf(count) === BLACKJACK;
    if (pointsOf(dealt) === BLACKJACK) return isNatural ? 0 : -1;
    if (isNatural) return 1.5;
    const pair = first === second ? first : null;
    if (pair && strategy({ count, canDouble: true, pair, up }) === 'split') return 2 * playSplit(pair);
    return play(count, true);
  };
}
