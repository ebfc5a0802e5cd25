import { describe, expect, it } from 'vitest';
import type { BlackjackAct } from '../../../contract/games/blackjack-salon.ts';
import { pointsText, resultOf } from '../../../games/blackjack-salon/hand-result.ts';
import { shownEnd, shownOpen } from '../../../games/blackjack-salon/shown-table.ts';
import { cardsOf, endSteps, layOutCards } from '../../../games/blackjack-salon/table-cards.ts';
import { BLACKJACK_SALON } from '../../../maths/blackjack-salon.ts';
import { scripted } from '../../maths/seeded-random.ts';

/** A round of a shoe whose first cards are these: a draw says how far behind the next place a card lies. */
const playRound = (kinds: readonly BlackjackAct['kind'][], cards: readonly number[]) =>
  BLACKJACK_SALON.play(
    BLACKJACK_SALON.readBet({ stake: 1_000 }),
    kinds.map((kind) => ({ kind })),
    scripted(cards.map((card, at) => card - at)),
  ).outcome;
/** Of spades, hearts and diamonds, each higher than the one before: none has been taken when its turn comes. */
const PAIR = [7, 18, 20, 22, 33, 35];

const idsOf = (outcome: ReturnType<typeof playRound>) =>
  cardsOf({ hands: outcome.hands, dealer: outcome.dealer.cards }).map(({ id, card }) => [id, card]);

describe('cards on the table', () => {
  it('deal goes to the player, the dealer, the player, and face down to the dealer', () => {
    expect(idsOf(playRound([], PAIR))).toEqual([
      ['player 0', 7],
      ['dealer 0', 18],
      ['player 1', 20],
      ['dealer 1', null],
    ]);
  });

  it('split moves the second card into a hand of its own, where it stays the same card', () => {
    const cards = idsOf(playRound(['split'], PAIR));
    expect(cards).toContainEqual(['player 0', 7]);
    expect(cards).toContainEqual(['player 1', 20]);
    expect(cards.map(([id]) => id).filter((id) => String(id).startsWith('split'))).toEqual([
      'split 0 1',
      'split 1 1',
    ]);
  });

  it('end is shown step by step: first the hands, then the hidden card, then each card drawn', () => {
    // Seven and eight against a six and a five: the dealer draws a two and an eight.
    const outcome = playRound(['stand'], [6, 5, 20, 30, 40, 46]);
    const [up, hole, ...drawn] = outcome.dealer.cards;
    const steps = endSteps(outcome).map(({ dealer }) => dealer);
    expect(steps[0]).toEqual([up]);
    expect(steps[1]).toEqual([up, hole]);
    expect(steps).toHaveLength(2 + drawn.length);
    expect(steps.at(-1)).toEqual(outcome.dealer.cards);
  });

  it('every card of two hands has a place of its own inside the window', () => {
    const outcome = playRound(['split'], PAIR);
    const cards = cardsOf({ hands: outcome.hands, dealer: outcome.dealer.cards });
    const { places, cardWidth } = layOutCards(360, 420, cards);
    expect(places).toHaveLength(cards.length);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(cards.length);
    for (const { x } of places) {
      expect(x - cardWidth / 2).toBeGreaterThanOrEqual(0);
      expect(x + cardWidth / 2).toBeLessThanOrEqual(360);
    }
  });
});

describe('what stands beside the cards', () => {
  it('soft hand is told by both of its counts while it is played, by the better one after', () => {
    expect(pointsText([0, 5], 17, true)).toBe('7/17');
    expect(pointsText([0, 5], 17, false)).toBe('17');
    expect(pointsText([0, 9], 21, true)).toBe('21');
  });

  it('dealer is told by the open card alone until the hidden one is turned', () => {
    const outcome = playRound([], PAIR);
    expect(shownOpen(outcome, outcome.dealer.cards)).toMatchObject({
      hands: [{ cards: 2, points: '16', result: null, isActive: false }],
      dealer: { cards: 2, points: '6' },
    });
  });

  it('only one of two hands is the one that is played', () => {
    const outcome = playRound(['split'], PAIR);
    const { hands } = shownOpen(outcome, outcome.dealer.cards);
    expect(hands.map(({ isActive }) => isActive)).toEqual([true, false]);
  });

  it.each([
    [[0, 9], 2_500, 'blackjack'],
    [[0, 9], 1_000, 'push'],
    [[9, 8], 2_000, 'win'],
    [[9, 8], 1_000, 'push'],
    [[9, 8], 0, 'lose'],
    [[9, 8, 7], 0, 'bust'],
  ] as const)('hand of the cards %j that returns %i is named %s', (cards, pay, name) => {
    const points = cards.length === 3 ? 27 : cards[0] === 0 ? 21 : 19;
    const hand = { cards: [...cards], points, stake: 1_000 as never, pay: pay as never };
    expect(resultOf({ hands: [hand] }, 0)).toBe(name);
  });

  it('ace and ten of a split win as 21, not as a blackjack', () => {
    const hand = { cards: [0, 9], points: 21, stake: 1_000 as never, pay: 2_000 as never };
    expect(resultOf({ hands: [hand, hand] }, 1)).toBe('win');
  });

  it('end tells how each hand ended', () => {
    const outcome = playRound(['stand'], [6, 5, 20, 30, 40, 46]);
    expect(shownEnd(outcome).hands.map(({ result }) => result)).not.toContain(null);
  });
});
