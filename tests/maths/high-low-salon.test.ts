import { describe, expect, it } from 'vitest';
import { rankOf } from '../../contract/games/cards.ts';
import {
  HIGH_LOW_MAX_GUESSES,
  type HighLowAct,
  type HighLowGuess,
  highLowOutcomeSchema,
} from '../../contract/games/high-low-salon.ts';
import { figuresOfCases, volatilityOf } from '../../maths/game-figures.ts';
import { IllegalAct } from '../../maths/game-maths.ts';
import { highLowBounds, highLowFigures } from '../../maths/high-low/high-low-figures.ts';
import { HIGH_LOW_MAX_MULTIPLIER, likelierGuess } from '../../maths/high-low/multipliers.ts';
import { HIGH_LOW_SALON } from '../../maths/high-low-salon.ts';
import { HIGH_LOW_SALON_BOUNDS, HIGH_LOW_SALON_FIGURES } from '../../maths/high-low-salon-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { everyDraw } from './support/cases.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';

const game = HIGH_LOW_SALON;
const bet = game.readBet({ stake: 100 });
const acts = (...kinds: HighLowAct['kind'][]) => kinds.map((kind): HighLowAct => ({ kind }));
const play = (kinds: readonly HighLowAct['kind'][], cards: readonly number[]) =>
  game.play(bet, acts(...kinds), scripted(cards));
/** Cards of spades by rank. */
const [ACE, TWO, SEVEN, QUEEN, KING] = [0, 1, 6, 11, 12] as const;

describe('return of High-Low Salon', () => {
  it.each<[string, number, (rank: number) => HighLowGuess]>([
    ['one likelier guess', 1, likelierGuess],
    ['two likelier guesses', 2, likelierGuess],
    ['five likelier guesses', 5, likelierGuess],
    ['twelve likelier guesses', 12, likelierGuess],
    ['one same', 1, () => 'same'],
    ['three same', 3, () => 'same'],
  ])('published figures of %s are the calculated ones', (name, guesses, ruleOf) => {
    expect(highLowFigures(guesses, ruleOf)).toEqual(HIGH_LOW_SALON_FIGURES.bets[name]);
  });

  it.each<[string, number, (rank: number) => HighLowGuess]>([
    ['likelier', 1, likelierGuess],
    ['likelier', 2, likelierGuess],
    ['likelier', 3, likelierGuess],
    ['same', 3, () => 'same'],
  ])(
    'every list of ranks played with the rule "%s" for %i guesses gives the same figures',
    (_, guesses, ruleOf) => {
      const cases = new Map<number, bigint>();
      for (const ranks of everyDraw(new Array(guesses + 1).fill(13))) {
        const kinds = ranks.slice(0, -1).map((card) => ruleOf(rankOf(card)));
        let round = play([], ranks);
        for (let at = 1; !round.isOver && at <= guesses; at += 1) round = play(kinds.slice(0, at), ranks);
        const paid = round.outcome.multiplier;
        cases.set(paid, (cases.get(paid) ?? 0n) + 1n);
      }
      expect(figuresOfCases(cases)).toEqual(highLowFigures(guesses, ruleOf));
    },
  );

  it('every way to play returns between the published return and 97 %', () => {
    const { lowest, highest } = highLowBounds();
    const { bets, rtpBp, volatility } = HIGH_LOW_SALON_FIGURES;
    expect(Math.floor(lowest * 10_000)).toBe(rtpBp);
    expect(highest).toBeCloseTo(0.97, 12);
    for (const figures of Object.values(bets)) {
      expect(figures.rtpBp).toBeGreaterThanOrEqual(rtpBp);
      expect(figures.rtpBp).toBeLessThanOrEqual(9_700);
    }
    expect(volatility).toBe(volatilityOf(Object.values(bets)));
  });

  it('bounds of the return hold for the wildest way to play, not only for the published ones', () => {
    expect(highLowBounds()).toEqual(HIGH_LOW_SALON_BOUNDS);
    const { deviation, maxWin } = HIGH_LOW_SALON_BOUNDS;
    expect(deviation).toBeCloseTo(98.48, 2);
    expect(maxWin).toBeCloseTo(9_998.8, 1);
    for (const figures of Object.values(HIGH_LOW_SALON_FIGURES.bets)) {
      expect(figures.deviation).toBeLessThan(deviation);
      expect(figures.maxWin).toBeLessThan(maxWin);
    }
  });
});

describe('round of High-Low Salon', () => {
  it('open round shows its cards and what each guess returns', () => {
    expect(play(['higher'], [SEVEN, KING])).toEqual({
      stake: 100,
      win: 0,
      isOver: false,
      outcome: {
        firstCard: SEVEN,
        steps: [{ kind: 'higher', card: KING }],
        skipsLeft: 5,
        multiplier: 210,
        offers: { higher: null, lower: 227, same: 2_732 },
      },
    });
  });

  it('cashing out pays the multiplier of all right guesses', () => {
    const round = play(['higher', 'lower', 'same', 'cashOut'], [SEVEN, KING, TWO, TWO + 13]);
    expect(round).toMatchObject({ win: 2_959, isOver: true, outcome: { multiplier: 2_959 } });
    expect(Math.floor((97 * 13 ** 3) / (6 * 12 * 1))).toBe(2_959);
  });

  it.each<[HighLowAct['kind'], number, number]>([
    ['higher', SEVEN, SEVEN],
    ['higher', SEVEN, TWO],
    ['lower', SEVEN, SEVEN],
    ['lower', SEVEN, QUEEN],
    ['same', SEVEN, QUEEN],
  ])('guess "%s" on card %i loses with card %i', (kind, before, after) => {
    expect(play([kind], [before, after])).toMatchObject({ win: 0, isOver: true, outcome: { multiplier: 0 } });
  });

  it('skipped card changes the guesses and not the multiplier', () => {
    const round = play(['higher', 'skip'], [SEVEN, KING, QUEEN]);
    expect(round.outcome).toMatchObject({
      multiplier: 210,
      skipsLeft: 4,
      offers: { higher: 2_732, lower: 248, same: 2_732 },
    });
  });

  it('twelfth right guess pays by itself', () => {
    const kinds = Array.from({ length: HIGH_LOW_MAX_GUESSES }, (_, at) =>
      at % 2 === 0 ? 'higher' : 'lower',
    );
    const cards = Array.from({ length: HIGH_LOW_MAX_GUESSES + 1 }, (_, at) => (at % 2 === 0 ? ACE : KING));
    expect(play(kinds as HighLowAct['kind'][], cards)).toMatchObject({ win: 253, isOver: true });
  });

  it('guess beyond the maximum win is not offered, and the round can still be cashed out', () => {
    const { outcome } = play(['same', 'same', 'same'], [ACE, ACE, ACE, ACE]);
    expect(outcome).toMatchObject({ multiplier: 213_109, offers: { same: null } });
    expect(outcome.multiplier * 13).toBeGreaterThan(HIGH_LOW_MAX_MULTIPLIER);
    expect(play(['same', 'same', 'same', 'cashOut'], [ACE, ACE, ACE, ACE]).win).toBe(213_109);
  });

  it.each<[string, HighLowAct['kind'][], number[]]>([
    ['cashing out before a guess', ['cashOut'], [SEVEN]],
    ['cashing out after nothing but a skip', ['skip', 'cashOut'], [SEVEN, TWO]],
    ['higher on a king', ['higher'], [KING]],
    ['lower on an ace', ['lower'], [ACE]],
    ['a sixth skip', Array(6).fill('skip'), Array(7).fill(SEVEN)],
    ['a guess after a wrong one', ['higher', 'higher'], [SEVEN, TWO, KING]],
    ['a guess after cashing out', ['higher', 'cashOut', 'lower'], [SEVEN, KING, TWO]],
  ])('round rejects %s', (_, kinds, cards) => {
    expect(() => play(kinds, cards)).toThrow(IllegalAct);
  });

  it('absent player takes the likelier guess once, then cashes out', () => {
    expect(game.actForAbsent(bet, [], scripted([QUEEN]))).toEqual({ kind: 'lower' });
    expect(game.actForAbsent(bet, [], scripted([SEVEN]))).toEqual({ kind: 'higher' });
    expect(game.actForAbsent(bet, acts('higher'), scripted([SEVEN, KING]))).toEqual({ kind: 'cashOut' });
    expect(game.actForAbsent(bet, acts('higher'), scripted([SEVEN, TWO]))).toBeNull();
  });

  it('outcome is valid, whatever the seed', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { outcome } = game.play(bet, acts('skip', 'skip'), seededRandom(seed));
      expect(highLowOutcomeSchema.parse(outcome)).toEqual(outcome);
    }
  });
});

itRejectsActs(game, [{ kind: 'higher', card: 1 }, { kind: 'equal' }, { kind: ['higher'] }]);
itRejectsBets(game, {
  ...badStakes({ stake: 100 }),
  'a field of its own': { stake: 100, card: 1 },
});
