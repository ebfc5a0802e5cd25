import type { BlackjackOutcome } from '../../contract/games/blackjack-salon.ts';
import { NO_CENTS } from '../../contract/money.ts';
import { BLACKJACK, isSoft } from '../../maths/blackjack/count.ts';
import { countCards, isBlackjack } from '../../maths/blackjack/round.ts';

export type HandResult = 'blackjack' | 'win' | 'push' | 'bust' | 'lose';

const NO_HAND: BlackjackOutcome['hands'][number] = { cards: [], points: 0, stake: NO_CENTS, pay: NO_CENTS };

/** How a hand of a round that is over ended. @param hand its place in the outcome */
export function resultOf({ hands }: Pick<BlackjackOutcome, 'hands'>, hand: number): HandResult {
  const { cards, points, stake, pay } = hands[hand] ?? NO_HAND;
  if (points > BLACKJACK) return 'bust';
  if (pay === stake) return 'push';
  if (pay < stake) return 'lose';
  return hands.length === 1 && isBlackjack(cards) ? 'blackjack' : 'win';
}

/** What a hand counts, as it stands on the table: both counts while an ace may be one or eleven. */
export function pointsText(cards: readonly number[], points: number, isOpen: boolean): string {
  const count = countCards(cards);
  return isOpen && isSoft(count) && points < BLACKJACK ? `${count.hard}/${points}` : String(points);
}
