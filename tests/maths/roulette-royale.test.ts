import { describe, expect, it } from 'vitest';
import { rouletteOutcomeSchema } from '../../contract/games/roulette-royale.ts';
import { cents } from '../../contract/money.ts';
import { figuresOfCases, volatilityOf } from '../../maths/game-figures.ts';
import { IllegalAct } from '../../maths/game-maths.ts';
import { RED_NUMBERS, ROULETTE_KINDS, ROULETTE_SPOTS } from '../../maths/roulette/spots.ts';
import { ROULETTE_WHEEL } from '../../maths/roulette/wheel.ts';
import { ROULETTE_MAX_TOTAL, ROULETTE_NUMBERS, ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { ROULETTE_ROYALE_FIGURES } from '../../maths/roulette-royale-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { countCases } from './support/cases.ts';
import { itIsInTheCatalogue } from './support/catalogue.ts';
import { itRejectsActs, itRejectsBets } from './support/hostile.ts';

const game = ROULETTE_ROYALE;
const on = (spot: string, stake: unknown = 1_000) => ({ spot, stake });
const betOn = (...spots: string[]) => game.readBet({ placed: spots.map((spot) => on(spot)) });

describe('return of Roulette Royale', () => {
  it.each(ROULETTE_SPOTS)('bet on $name returns 36/37 over all numbers', ({ name, kind }) => {
    const figures = figuresOfCases(countCases(game, betOn(name), [ROULETTE_NUMBERS]));
    expect(figures).toEqual(ROULETTE_ROYALE_FIGURES.bets[kind]);
    expect(figures.rtp).toEqual({ numerator: 36n, denominator: 37n });
  });

  it('return from the published pays to one alone is the same', () => {
    const toOne = {
      straight: 35,
      split: 17,
      street: 11,
      corner: 8,
      sixLine: 5,
      column: 2,
      dozen: 2,
      evenChance: 1,
    };
    for (const [kind, covered] of Object.entries(ROULETTE_KINDS)) {
      const pay = toOne[kind as keyof typeof toOne] + 1;
      expect(pay * covered).toBe(36);
      expect(ROULETTE_ROYALE_FIGURES.bets[kind]?.maxWin).toBe(pay);
    }
  });

  it('published headline is the floored return and the volatility of a straight bet', () => {
    const { bets, rtpBp, volatility } = ROULETTE_ROYALE_FIGURES;
    expect(rtpBp).toBe(bets.straight?.rtpBp);
    expect(volatility).toBe(volatilityOf(Object.values(bets)));
  });
});

describe('table of Roulette Royale', () => {
  it('spots are 157, each with its own name and the numbers of its kind', () => {
    expect(new Set(ROULETTE_SPOTS.map(({ name }) => name)).size).toBe(157);
    for (const { kind, numbers } of ROULETTE_SPOTS) {
      expect(new Set(numbers).size).toBe(ROULETTE_KINDS[kind]);
      expect(numbers.every((number) => number >= 0 && number < ROULETTE_NUMBERS)).toBe(true);
    }
  });

  it('inside bets cover exactly the neighbours on the layout', () => {
    const spotsOf = (wanted: string) => ROULETTE_SPOTS.filter(({ kind }) => kind === wanted);
    const place = (number: number) => ({ row: Math.ceil(number / 3), column: (number - 1) % 3 });
    const pairs = spotsOf('split').filter(({ numbers }) => numbers[0] !== 0);
    for (const { numbers } of pairs) {
      const [a, b] = numbers.map(place);
      const apart = Math.abs((a?.row ?? 0) - (b?.row ?? 0)) + Math.abs((a?.column ?? 0) - (b?.column ?? 0));
      expect(apart).toBe(1);
    }
    // A grid of 12 by 3 has 12 × 2 + 11 × 3 edges, 11 × 2 inner corners; the zero adds three splits and one corner.
    expect(pairs).toHaveLength(57);
    expect(spotsOf('split')).toHaveLength(60);
    expect(spotsOf('corner')).toHaveLength(23);
    expect(spotsOf('street')).toHaveLength(14);
    expect(spotsOf('sixLine')).toHaveLength(11);
    for (const { numbers } of spotsOf('corner').filter(({ numbers: [first] }) => first !== 0)) {
      const rows = new Set(numbers.map((number) => place(number).row));
      const columns = new Set(numbers.map((number) => place(number).column));
      expect([rows.size, columns.size]).toEqual([2, 2]);
    }
  });

  it('red and black alternate around the wheel, which has every number once', () => {
    expect([...ROULETTE_WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, at) => at));
    ROULETTE_WHEEL.slice(1).forEach((number, at) => {
      expect(RED_NUMBERS.includes(number), `${number}`).toBe(at % 2 === 0);
    });
  });
});

describe('round of Roulette Royale', () => {
  it('one number pays every spot that covers it, in the order of the bet', () => {
    const bet = betOn('red', 'straight-17', 'black', 'corner-13-14-16-17', 'dozen-2', 'column-1');
    expect(game.play(bet, [], scripted([17]))).toEqual({
      stake: cents(6_000),
      win: cents(50_000),
      isOver: true,
      outcome: {
        number: 17,
        wins: [
          { spot: 'straight-17', pay: 36_000 },
          { spot: 'black', pay: 2_000 },
          { spot: 'corner-13-14-16-17', pay: 9_000 },
          { spot: 'dozen-2', pay: 3_000 },
        ],
      },
    });
  });

  it('zero loses every outside bet', () => {
    const outside = ROULETTE_SPOTS.slice(-12).map(({ name }) => name);
    expect(game.play(betOn(...outside), [], scripted([0])).win).toBe(0);
  });

  it('outcome of any round is valid, and whole cents', () => {
    const random = seededRandom(5);
    const bet = game.readBet({
      placed: ROULETTE_SPOTS.slice(60, 90).map(({ name }, at) => on(name, 1_000 * (at + 1))),
    });
    expect(game.stakeOf(bet)).toBe(465_000);
    for (let round = 0; round < 100; round += 1) {
      const { outcome } = game.play(bet, [], random);
      expect(rouletteOutcomeSchema.parse(outcome)).toEqual(outcome);
    }
  });

  it('round is over at once and takes no act', () => {
    expect(game.actForAbsent(betOn('red'), [], seededRandom(1))).toBeNull();
    expect(() => game.play(betOn('red'), [{} as never], seededRandom(1))).toThrow(IllegalAct);
  });
});

itRejectsActs(game);
itRejectsBets(game, {
  'no spot': { placed: [] },
  'an unknown spot': { placed: [on('straight-37')] },
  'a spot of two numbers that are no neighbours': { placed: [on('split-1-36')] },
  'a spot named like a property of every object': { placed: [on('__proto__')] },
  'the same spot twice': { placed: [on('red'), on('red')] },
  'a stake below the smallest chip': { placed: [on('red', 500)] },
  'a stake that no chips make': { placed: [on('red', 1_500)] },
  'a stake that is no number': { placed: [on('red', Number.NaN)] },
  'a negative stake': { placed: [on('red', -1_000)] },
  'no stake': { placed: [{ spot: 'red' }] },
  'a field of its own': { placed: [{ ...on('red'), pay: 1 }] },
  'more than the maximum of the table': { placed: [on('red', ROULETTE_MAX_TOTAL), on('even')] },
  'more spots than one round takes': { placed: ROULETTE_SPOTS.slice(0, 41).map(({ name }) => on(name)) },
  'a million spots': { placed: new Array(1_000_000).fill(on('red')) },
});

itIsInTheCatalogue(ROULETTE_ROYALE, ROULETTE_ROYALE_FIGURES);
