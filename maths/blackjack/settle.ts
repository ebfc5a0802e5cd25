import { type Cents, cents, NO_CENTS } from '../../contract/money.ts';
import { BLACKJACK, pointsOf } from './count.ts';
import { type BlackjackPosition, countCards, type Hand, isBlackjack } from './round.ts';

/** What a hand returns at the end of a round, the stake included: blackjack 3 to 2, a win 1 to 1, a tie the stake. */
export function payHand({ cards, stake }: Hand, { hands, dealer }: BlackjackPosition): Cents {
  const isNatural = hands.length === 1 && isBlackjack(cards);
  if (isBlackjack(dealer)) return isNatural ? stake : NO_CENTS;
  if (isNatural) return cents((stake * 5) / 2);
  const points = pointsOf(countCards(cards));
  const dealers = pointsOf(countCards(dealer));
  if (points > BLACKJACK) return NO_CENTS;
  if (dealers > BLACKJACK || points > dealers) return cents(stake * 2);
  return points === dealers ? stake : NO_CENTS;
}

/** Insurance pays 2 to 1 when the dealer has blackjack. */
export function payInsurance({ insurance, dealer }: BlackjackPosition): Cents {
  return isBlackjack(dealer) ? cents((insurance ?? 0) * 3) : NO_CENTS;
}
