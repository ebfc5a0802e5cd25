import type { BlackjackOutcome } from '../../contract/games/blackjack-salon.ts';
import { BLACKJACK, pointsOf } from '../../maths/blackjack/count.ts';
import { countCards } from '../../maths/blackjack/round.ts';
import { pointsText, resultOf } from './hand-result.ts';
import type { ShownTable } from './hand-tags.ts';

/** The dealer's hidden card lies there from the beginning. */
const HIDDEN_CARD_PLACE = 2;

const dealerOf = (cards: readonly number[]) => ({
  cards: Math.max(HIDDEN_CARD_PLACE, cards.length),
  points:
    cards.length > 0 ? pointsText(cards, pointsOf(countCards(cards)), cards.length < HIDDEN_CARD_PLACE) : '',
});

/** The table while the round is not over, or its end is still being shown. @param dealer the cards that are open */
export const shownOpen = (
  { hands, activeHand }: Pick<BlackjackOutcome, 'hands' | 'activeHand'>,
  dealer: readonly number[],
): ShownTable => ({
  hands: hands.map(({ cards, points, stake }, index) => ({
    cards: cards.length,
    points: pointsText(cards, points, index === activeHand),
    stake,
    // A bust hand of two is lost while the other is still played.
    result: points > BLACKJACK ? ('bust' as const) : null,
    isActive: hands.length > 1 && index === activeHand,
  })),
  dealer: dealerOf(dealer),
});

/** The table with how each hand ended. */
export const shownEnd = (outcome: BlackjackOutcome): ShownTable => {
  const { hands, dealer } = shownOpen(outcome, outcome.dealer.cards);
  return { hands: hands.map((hand, index) => ({ ...hand, result: resultOf(outcome, index) })), dealer };
};
