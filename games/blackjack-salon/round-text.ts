import type { BlackjackOutcome } from '../../contract/games/blackjack-salon.ts';
import { BLACKJACK } from '../../maths/blackjack/count.ts';
import { isBlackjack } from '../../maths/blackjack/round.ts';
import { cardName } from '../../src/platform/card-name.ts';
import { t } from '../../src/platform/i18n.ts';
import { moneyText } from '../engine/money-text.ts';
import { resultText } from '../engine/result-text.ts';
import type { RoundOf } from '../engine/round.ts';
import { resultOf } from './hand-result.ts';

type EndedRound = Pick<RoundOf<unknown, BlackjackOutcome>, 'stake' | 'win' | 'outcome'>;

const listOf = (cards: readonly number[]) => cards.map(cardName).join(', ');

/** All open cards in words, with what they count. */
export function handsText({ hands, dealer }: Pick<BlackjackOutcome, 'hands' | 'dealer'>): string {
  const ofPlayer = hands.map(({ cards, points }, hand) =>
    hands.length > 1
      ? t('blackjack.hand.of', { number: hand + 1, cards: listOf(cards), points })
      : t('blackjack.hand', { cards: listOf(cards), points }),
  );
  return [...ofPlayer, t('blackjack.dealer', { cards: listOf(dealer.cards), points: dealer.points })].join(
    '. ',
  );
}

/** What the player is asked. */
export function standText({ offers, hands, activeHand, insurance }: BlackjackOutcome): string {
  if (offers.includes('insure')) return t('blackjack.stand.insurance');
  const asked =
    hands.length > 1 ? t('blackjack.stand.of', { number: (activeHand ?? 0) + 1 }) : t('blackjack.stand');
  return insurance ? `${asked} · ${t('blackjack.act.insure')} ${moneyText(insurance.stake)}` : asked;
}

/** How a round ended, in a line. */
export const endText = (round: EndedRound): string => `${reasonText(round.outcome)} · ${resultText(round)}`;

/** What decided it: the player's own hand where it did, else the dealer's. */
function reasonText(outcome: BlackjackOutcome): string {
  const { hands, dealer, insurance } = outcome;
  if (insurance && insurance.pay > 0) return t('blackjack.insured', { amount: moneyText(insurance.pay) });
  const results = hands.map((_, hand) => resultOf(outcome, hand));
  const [first = 'lose'] = results;
  if (results.every((result) => result === 'bust')) return t('blackjack.result.bust');
  if (hands.length === 1 && (first === 'blackjack' || first === 'push'))
    return t(`blackjack.result.${first}`);
  if (isBlackjack(dealer.cards)) return t('blackjack.dealer.blackjack');
  const { points } = dealer;
  return points > BLACKJACK ? t('blackjack.dealer.bust') : t('blackjack.dealer.has', { points });
}
