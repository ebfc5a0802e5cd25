import {
  type BlackjackAct,
  type BlackjackBet,
  type BlackjackOutcome,
  blackjackActSchema,
  blackjackBetSchema,
} from '../contract/games/blackjack-salon.ts';
import { cents, NO_CENTS } from '../contract/money.ts';
import { addCents } from '../contract/money-arithmetic.ts';
import { BLACKJACK, isSoft, pointsOf } from './blackjack/count.ts';
import {
  actIn,
  activeHand,
  type BlackjackPosition,
  beginRound,
  countCards,
  offersOf,
} from './blackjack/round.ts';
import { payHand, payInsurance } from './blackjack/settle.ts';
import { openShoe } from './cards/shoe.ts';
import { type GameMaths, IllegalAct, IllegalBet, type RoundState } from './game-maths.ts';
import { assertOffered, TABLE_STAKES } from './offered-stake.ts';
import { readJson } from './read-json.ts';
import { withActs } from './with-acts.ts';

export const BLACKJACK_DECKS = 6;

function stateOf(position: BlackjackPosition): RoundState<BlackjackOutcome> {
  const { hands, dealer, insurance, isOver } = position;
  const shown = isOver ? [...dealer] : dealer.slice(0, 1);
  const active = activeHand(position);
  const insurancePay = isOver ? payInsurance(position) : NO_CENTS;
  const shownHands = hands.map((hand) => ({
    cards: [...hand.cards],
    points: pointsOf(countCards(hand.cards)),
    stake: hand.stake,
    pay: isOver ? payHand(hand, position) : NO_CENTS,
  }));
  return {
    stake: addCents(insurance ?? NO_CENTS, ...hands.map(({ stake }) => stake)),
    win: addCents(insurancePay, ...shownHands.map(({ pay }) => pay)),
    isOver,
    outcome: {
      hands: shownHands,
      activeHand: active < 0 ? null : active,
      dealer: { cards: shown, points: pointsOf(countCards(shown)) },
      insurance: insurance ? { stake: insurance, pay: insurancePay } : null,
      offers: offersOf(position),
    },
  };
}

/** Takes a card while none can bust the hand, stands otherwise, and adds no stake. */
function absentAct(position: BlackjackPosition): BlackjackAct {
  if (position.insurance === null) return { kind: 'decline' };
  const count = countCards(position.hands[activeHand(position)]?.cards ?? []);
  const isSafe = isSoft(count) ? pointsOf(count) <= 17 : count.hard + 10 <= BLACKJACK;
  return { kind: isSafe ? 'hit' : 'stand' };
}

/** Blackjack from a full shoe of six decks for each round. See docs/games/blackjack-salon.md. */
export const BLACKJACK_SALON: GameMaths<BlackjackBet, BlackjackAct, BlackjackOutcome> = withActs({
  slug: 'blackjack-salon',
  maths: 'blackjack-salon@1',
  stakes: TABLE_STAKES,
  defaultStake: cents(1_000),
  readBet(value) {
    const bet = readJson(blackjackBetSchema, value, IllegalBet);
    assertOffered(TABLE_STAKES, bet.stake);
    return bet;
  },
  readAct: (value) => readJson(blackjackActSchema, value, IllegalAct),
  stakeOf: ({ stake }) => stake,
  begin: (bet, random) => beginRound(bet, openShoe(BLACKJACK_DECKS, random)),
  next: actIn,
  stateOf,
  absentAct,
});
