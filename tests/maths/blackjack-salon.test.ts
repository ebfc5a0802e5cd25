import { describe, expect, it } from 'vitest';
import {
  type BlackjackAct,
  type BlackjackActKind,
  type BlackjackOutcome,
  blackjackOutcomeSchema,
} from '../../contract/games/blackjack-salon.ts';
import { DECK_CARDS } from '../../contract/games/cards.ts';
import { BLACKJACK_DECKS, BLACKJACK_SALON } from '../../maths/blackjack-salon.ts';
import { IllegalAct, type RoundState } from '../../maths/game-maths.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';

const game = BLACKJACK_SALON;
const bet = game.readBet({ stake: 1_000 });
const acts = (kinds: readonly BlackjackActKind[]) => kinds.map((kind): BlackjackAct => ({ kind }));

/** Cards of given ranks in the order of dealing: player, dealer, player, dealer, then as they are taken. */
const shoeOf = (ranks: readonly number[]) =>
  scripted(
    ranks.map(
      (rank, at) =>
        (at % BLACKJACK_DECKS) * DECK_CARDS + Math.floor(at / BLACKJACK_DECKS) * 13 + rank - 1 - at,
    ),
  );

const play = (ranks: readonly number[], ...kinds: BlackjackActKind[]): RoundState<BlackjackOutcome> =>
  game.play(bet, acts(kinds), shoeOf(ranks));

const [ACE, JACK, QUEEN, KING] = [1, 11, 12, 13] as const;

describe('round of Blackjack Salon', () => {
  it('open round shows the dealer’s upper card alone', () => {
    const { stake, win, isOver, outcome } = play([10, 6, 5, KING]);
    expect([stake, win, isOver]).toEqual([1_000, 0, false]);
    expect(outcome.dealer.points).toBe(6);
    expect(outcome.dealer.cards).toHaveLength(1);
    expect(outcome).toMatchObject({ activeHand: 0, offers: ['hit', 'stand', 'double'], insurance: null });
  });

  it.each<[string, number[], BlackjackActKind[], number, number]>([
    ['blackjack pays 3 to 2', [ACE, 9, KING, 5], [], 1_000, 2_500],
    ['blackjack ties with the dealer’s', [ACE, KING, QUEEN, ACE], [], 1_000, 1_000],
    ['dealer’s blackjack under a ten ends the round', [10, KING, 9, ACE], [], 1_000, 0],
    ['higher count wins even money', [10, 7, 9, KING], ['stand'], 1_000, 2_000],
    ['equal counts return the stake', [10, 10, 9, 9], ['stand'], 1_000, 1_000],
    ['lower count loses', [10, 10, 8, 9], ['stand'], 1_000, 0],
    ['bust hand loses without a card of the dealer', [10, 6, 6, 10, KING], ['hit'], 1_000, 0],
    ['dealer stands on soft 17', [10, 6, 8, ACE], ['stand'], 1_000, 2_000],
    ['dealer draws on 16', [10, 10, 8, 6, KING], ['stand'], 1_000, 2_000],
    ['hand of 21 stands by itself', [10, 7, 5, KING, 6], ['hit'], 1_000, 2_000],
    ['double takes one card for a second stake', [6, 6, 5, 10, 10, 9], ['double'], 2_000, 4_000],
    ['insurance pays 2 to 1 on the dealer’s blackjack', [10, ACE, 9, KING], ['insure'], 1_500, 1_500],
    ['insurance is lost without a blackjack', [10, ACE, 9, 8], ['insure', 'stand'], 1_500, 1_000],
    ['declined insurance costs nothing', [10, ACE, 9, KING], ['decline'], 1_000, 0],
    ['insured blackjack returns even money', [ACE, ACE, KING, KING], ['insure'], 1_500, 2_500],
    [
      'split plays two hands',
      [8, 6, 8, 10, 3, 2, 10, 10, 10],
      ['split', 'hit', 'hit', 'stand'],
      2_000,
      4_000,
    ],
    ['split hand may double', [8, 6, 8, 10, 3, KING, 9, 8], ['split', 'double', 'stand'], 3_000, 6_000],
    [
      'split aces get one card each and are no blackjack',
      [ACE, 6, ACE, 10, KING, 5, 4],
      ['split'],
      2_000,
      2_000,
    ],
  ])('%s', (_, ranks, kinds, stake, win) => {
    const round = play(ranks, ...kinds);
    expect(round.isOver).toBe(true);
    expect([round.stake, round.win]).toEqual([stake, win]);
    expect(blackjackOutcomeSchema.parse(round.outcome)).toEqual(round.outcome);
  });

  it('most that a round returns are eight stakes, of a split with two doubled hands', () => {
    const round = play([8, 6, 8, 10, 3, 3, 10, 10, 10], 'split', 'double', 'double');
    expect([round.stake, round.win]).toEqual([4_000, 8_000]);
  });

  it('tens of different rank may be split, and a hand only once', () => {
    const { outcome } = play([JACK, 6, KING, 10, QUEEN, 2], 'split');
    expect(play([JACK, 6, KING, 10]).outcome.offers).toContain('split');
    expect(outcome.hands.map(({ points }) => points)).toEqual([20, 12]);
    expect(outcome.offers).toEqual(['hit', 'stand', 'double']);
  });

  it.each<[string, number[], BlackjackActKind[]]>([
    ['insurance without an ace', [10, 6, 5, KING], ['insure']],
    ['a card before the insurance is decided', [10, ACE, 5, 7], ['hit']],
    ['insurance twice', [10, ACE, 5, 7], ['insure', 'insure']],
    ['splitting cards of different value', [10, 6, 5, KING], ['split']],
    ['splitting three cards', [2, 6, 2, KING, 2], ['hit', 'split']],
    ['splitting twice', [8, 6, 8, 10, 8, 8], ['split', 'split']],
    ['doubling three cards', [2, 6, 3, KING, 2], ['hit', 'double']],
    ['a card after standing', [10, 6, 9, KING, 5], ['stand', 'hit']],
    ['a card after blackjack', [ACE, 9, KING, 5], ['hit']],
    ['a card for split aces', [ACE, 6, ACE, 10, 2, 3, 10], ['split', 'hit']],
  ])('round rejects %s', (_, ranks, kinds) => {
    expect(() => play(ranks, ...kinds)).toThrow(IllegalAct);
  });

  it.each<[string, number[], BlackjackActKind[], BlackjackActKind | null]>([
    ['declines insurance', [10, ACE, 5, 7], [], 'decline'],
    ['takes a card on 11', [6, 6, 5, KING], [], 'hit'],
    ['takes a card on soft 17', [ACE, 6, 6, KING], [], 'hit'],
    ['stands on soft 18', [ACE, 6, 7, KING], [], 'stand'],
    ['stands on 12', [10, 6, 2, KING], [], 'stand'],
    ['has nothing to do after the end', [ACE, 9, KING, 5], [], null],
  ])('absent player %s', (_, ranks, kinds, act) => {
    expect(game.actForAbsent(bet, acts(kinds), shoeOf(ranks))).toEqual(act && { kind: act });
  });

  it('absent player ends every round without a further stake', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const taken: BlackjackAct[] = [];
      for (let next: BlackjackAct | null = null; ; taken.push(next)) {
        next = game.actForAbsent(bet, taken, seededRandom(seed));
        if (next === null) break;
      }
      expect(game.play(bet, taken, seededRandom(seed))).toMatchObject({ isOver: true, stake: 1_000 });
    }
  });

  it('win and stake are whole cents for every stake', () => {
    for (const stake of game.stakes) {
      const round = game.play({ stake }, acts(['insure']), shoeOf([ACE, ACE, KING, 9]));
      expect([round.stake, round.win]).toEqual([stake * 1.5, stake * 2.5]);
    }
  });
});

itRejectsActs(game, [{ kind: 'surrender' }, { kind: 'hit', hand: 1 }]);
itRejectsBets(game, { ...badStakes({ stake: 1_000 }), 'a field of its own': { stake: 1_000, cards: [] } });
