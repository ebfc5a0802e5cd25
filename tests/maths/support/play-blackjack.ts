import type { BlackjackAct, BlackjackOutcome } from '../../../contract/games/blackjack-salon.ts';
import { cardValue, countCards } from '../../../maths/blackjack/round.ts';
import type { Strategy } from '../../../maths/blackjack/strategy.ts';

/** The strategy's act in an open round; insurance is declined. */
export function playBy(
  strategy: Strategy,
  { offers, hands, activeHand, dealer }: BlackjackOutcome,
): BlackjackAct {
  if (offers.includes('decline')) return { kind: 'decline' };
  const cards = hands[activeHand ?? 0]?.cards ?? [];
  const kind = strategy({
    count: countCards(cards),
    canDouble: offers.includes('double'),
    pair: offers.includes('split') ? cardValue(cards[0] ?? 0) : null,
    up: cardValue(dealer.cards[0] ?? 0),
  });
  return { kind };
}
