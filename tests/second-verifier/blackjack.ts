import { demand, type Inputs, isBetween, type Result, readFields, readStake } from './proof.ts';
import { sum, sumOfPays } from './reels.ts';
import { type DeckData, openShoe, rankOf } from './spots.ts';

interface BlackjackData extends DeckData {
  readonly best: number;
  readonly dealerStands: number;
}

interface Hand {
  cards: number[];
  stake: number;
  isDone: boolean;
}

/** The points of a hand, and whether an ace counts 11. */
function countHand(cards: readonly number[], data: BlackjackData): { points: number; isSoft: boolean } {
  const ranks = cards.map((card) => rankOf(card, data));
  const low = sum(ranks.map((rank) => Math.min(rank, 10)));
  const isSoft = ranks.includes(1) && low + 10 <= data.best;
  return { points: isSoft ? low + 10 : low, isSoft };
}

/** What a player who is away does. */
function absentKind(hand: Hand | null, data: BlackjackData): string {
  if (hand === null) return 'decline';
  const { points, isSoft } = countHand(hand.cards, data);
  return points <= (isSoft ? 17 : 11) ? 'hit' : 'stand';
}

export function blackjack(inputs: Inputs<BlackjackData>): Result {
  const { bet, acts, absentActs, stakes, data } = inputs;
  const stake = readStake(readFields(bet, ['stake'], 'bet').stake, stakes);
  const deal = openShoe(inputs);
  const pointsOf = (cards: readonly number[]) => countHand(cards, data).points;
  const valueOfCard = (card: number | undefined) => Math.min(rankOf(card ?? 0, data), 10);
  const isBlackjack = (cards: readonly number[]) => cards.length === 2 && pointsOf(cards) === data.best;

  const [first, open, second, hidden] = [deal(), deal(), deal(), deal()] as const;
  const dealer = [open, hidden];
  let hands: Hand[] = [{ cards: [first, second], stake, isDone: false }];
  let insurance: number | null = rankOf(open, data) === 1 ? null : 0;
  let isOver = false;
  const peek = () => {
    isOver = isBlackjack(dealer) || isBlackjack(hands[0]?.cards ?? []);
  };
  const finish = () => {
    if (hands.some(({ isDone }) => !isDone)) return;
    const isAnyLeft = hands.some(({ cards }) => pointsOf(cards) <= data.best);
    while (isAnyLeft && pointsOf(dealer) < data.dealerStands) dealer.push(deal());
    isOver = true;
  };
  const split = ({ cards: [one = 0, other = 0] }: Hand) => {
    hands = [one, other].map((card) => {
      const cards = [card, deal()];
      return { cards, stake, isDone: rankOf(card, data) === 1 || pointsOf(cards) === data.best };
    });
  };
  const act = (kind: unknown, hand: Hand) => {
    const { cards } = hand;
    const isPair = cards.length === 2 && valueOfCard(cards[0]) === valueOfCard(cards[1]);
    if (kind === 'split' && hands.length === 1 && isPair) return split(hand);
    if (kind === 'stand') hand.isDone = true;
    else if (kind === 'hit') {
      cards.push(deal());
      hand.isDone = pointsOf(cards) >= data.best;
    } else {
      demand(kind === 'double' && cards.length === 2, 'acts');
      cards.push(deal());
      Object.assign(hand, { stake: hand.stake * 2, isDone: true });
    }
  };
  if (insurance !== null) peek();
  demand(isBetween(absentActs, 0, acts.length), 'absentActs');
  for (const [at, one] of acts.entries()) {
    const { kind } = readFields(one, ['kind'], 'acts');
    demand(!isOver, 'acts');
    const hand = insurance === null ? null : (hands.find(({ isDone }) => !isDone) ?? null);
    if (at >= acts.length - absentActs) demand(kind === absentKind(hand, data), 'acts');
    if (hand === null) {
      demand(kind === 'insure' || kind === 'decline', 'acts');
      insurance = kind === 'insure' ? stake / 2 : 0;
      peek();
    } else {
      act(kind, hand);
      finish();
    }
  }
  demand(isOver, 'acts');

  const payOf = ({ cards, stake: staked }: Hand) => {
    const isNatural = hands.length === 1 && isBlackjack(cards);
    if (isBlackjack(dealer)) return isNatural ? staked : 0;
    if (isNatural) return (staked * 5) / 2;
    const [points, dealers] = [pointsOf(cards), pointsOf(dealer)];
    if (points > data.best) return 0;
    if (dealers > data.best || points > dealers) return staked * 2;
    return points === dealers ? staked : 0;
  };
  const shown = hands.map((hand) => ({
    cards: hand.cards,
    points: pointsOf(hand.cards),
    stake: hand.stake,
    pay: payOf(hand),
  }));
  const insured = insurance ? { stake: insurance, pay: isBlackjack(dealer) ? insurance * 3 : 0 } : null;
  return {
    stake: sum(hands.map((hand) => hand.stake)) + (insured?.stake ?? 0),
    outcome: {
      hands: shown,
      activeHand: null,
      dealer: { cards: dealer, points: pointsOf(dealer) },
      insurance: insured,
      offers: [],
    },
    win: sumOfPays(shown) + (insured?.pay ?? 0),
  };
}
