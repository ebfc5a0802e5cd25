import type { BlackjackAct, BlackjackActKind, BlackjackBet } from '../../contract/games/blackjack-salon.ts';
import { rankOf } from '../../contract/games/cards.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { IllegalAct } from '../game-maths.ts';
import { BLACKJACK, type Count, countOf, DEALER_STANDS, pointsOf } from './count.ts';

export interface Hand {
  readonly cards: readonly number[];
  readonly stake: Cents;
  /** No card follows: stood, doubled, or a split ace. 21 and a bust hand are done as well. */
  readonly isDone: boolean;
}

/** Everything of a round, the dealer's hidden card included. */
export interface BlackjackPosition {
  readonly bet: BlackjackBet;
  readonly deal: () => number;
  readonly hands: readonly Hand[];
  readonly dealer: readonly number[];
  /** Null while the insurance is still to be decided, 0 when it was declined or not offered. */
  readonly insurance: Cents | null;
  readonly isOver: boolean;
}

/** 1 for an ace to 10 for ten, jack, queen and king. */
export const cardValue = (card: number): number => Math.min(rankOf(card), 10);

export const countCards = (cards: readonly number[]): Count => countOf(cards.map(cardValue));

export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && pointsOf(countCards(cards)) === BLACKJACK;

/** Half the stake, which every chip makes whole cents. */
const insuranceOf = ({ stake }: BlackjackBet): Cents => cents(stake / 2);

/** Deals player, dealer, player, dealer; the dealer's second card is hidden. */
export function beginRound(bet: BlackjackBet, deal: () => number): BlackjackPosition {
  const [first, up, second, hole] = [deal(), deal(), deal(), deal()] as const;
  const isInsuranceOffered = cardValue(up) === 1;
  const position: BlackjackPosition = {
    bet,
    deal,
    hands: [{ cards: [first, second], stake: bet.stake, isDone: false }],
    dealer: [up, hole],
    insurance: isInsuranceOffered ? null : cents(0),
    isOver: false,
  };
  return isInsuranceOffered ? position : lookForBlackjack(position);
}

/** The hand to act in, -1 for none. */
export function activeHand({ hands, insurance, isOver }: BlackjackPosition): number {
  return isOver || insurance === null ? -1 : hands.findIndex(({ isDone }) => !isDone);
}

/** Lists the acts that are allowed now. */
export function offersOf(position: BlackjackPosition): BlackjackActKind[] {
  if (position.isOver) return [];
  if (position.insurance === null) return ['insure', 'decline'];
  const hand = position.hands[activeHand(position)];
  if (!hand) return [];
  const offers: BlackjackActKind[] = ['hit', 'stand'];
  if (hand.cards.length === 2) offers.push('double');
  if (position.hands.length === 1 && isPair(hand)) offers.push('split');
  return offers;
}

const isPair = ({ cards: [first = 0, second = 0, ...more] }: Hand) =>
  more.length === 0 && cardValue(first) === cardValue(second);

/** The round after one more act. @throws IllegalAct when it is not offered */
export function actIn(position: BlackjackPosition, { kind }: BlackjackAct): BlackjackPosition {
  if (!offersOf(position).includes(kind)) throw new IllegalAct(`${kind} is not offered`);
  if (kind === 'insure') return lookForBlackjack({ ...position, insurance: insuranceOf(position.bet) });
  if (kind === 'decline') return lookForBlackjack({ ...position, insurance: cents(0) });
  if (kind === 'split') return goOn({ ...position, hands: split(position) });
  const at = activeHand(position);
  const played = position.hands.map((hand, index) =>
    index === at ? playHand(hand, kind, position.deal) : hand,
  );
  return goOn({ ...position, hands: played });
}

function playHand(hand: Hand, kind: 'hit' | 'stand' | 'double', deal: () => number): Hand {
  if (kind === 'stand') return { ...hand, isDone: true };
  const cards = [...hand.cards, deal()];
  if (kind === 'double') return { cards, stake: addCents(hand.stake, hand.stake), isDone: true };
  return { ...hand, cards, isDone: pointsOf(countCards(cards)) >= BLACKJACK };
}

/** The second hand's card is dealt right after the first hand's. Split aces get no further one. */
function split({ hands, deal }: BlackjackPosition): Hand[] {
  const { cards = [], stake = cents(0) } = hands[0] ?? {};
  return cards.map((card) => {
    const both = [card, deal()];
    const isDone = cardValue(card) === 1 || pointsOf(countCards(both)) === BLACKJACK;
    return { cards: both, stake, isDone };
  });
}

/** The dealer looks at the hidden card before the player acts: a blackjack on either side ends the round. */
function lookForBlackjack(position: BlackjackPosition): BlackjackPosition {
  const { hands, dealer } = position;
  const isEnd = isBlackjack(dealer) || isBlackjack(hands[0]?.cards ?? []);
  return isEnd ? { ...position, isOver: true } : position;
}

/** Once no hand waits, the dealer draws to 17, unless every hand is bust. */
function goOn(position: BlackjackPosition): BlackjackPosition {
  if (activeHand(position) >= 0) return position;
  const dealer = [...position.dealer];
  const isAnyLeft = position.hands.some(({ cards }) => pointsOf(countCards(cards)) <= BLACKJACK);
  while (isAnyLeft && pointsOf(countCards(dealer)) < DEALER_STANDS) dealer.push(position.deal());
  return { ...position, dealer, isOver: true };
}
