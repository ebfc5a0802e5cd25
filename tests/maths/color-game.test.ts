import { describe, expect, it } from 'vitest';
import { COLORS, colorOutcomeSchema } from '../../contract/games/color-game.ts';
import { COLOR_GAME, COLOR_MAX_TOTAL } from '../../maths/color-game.ts';
import { COLOR_GAME_FIGURES } from '../../maths/color-game-figures.ts';
import { figuresOfCases, volatilityOf } from '../../maths/game-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { countCases } from './support/cases.ts';
import { itRejectsActs, itRejectsBets } from './support/hostile.ts';

const game = COLOR_GAME;
const on = (spot: string, stake: unknown = 100) => ({ spot, stake });
const betOn = (...spots: string[]) => game.readBet({ placed: spots.map((spot) => on(spot)) });

describe('return of Color Game', () => {
  it.each(COLORS)('bet on %s returns 207/216 over all throws', (color) => {
    const figures = figuresOfCases(countCases(game, betOn(color), [6, 6, 6]));
    expect(figures).toEqual(COLOR_GAME_FIGURES.bets.color);
    expect(figures.rtp).toEqual({ numerator: 207n / 9n, denominator: 216n / 9n });
  });

  it('return from the binomial chances of one colour is the same', () => {
    const ways = [125, 3 * 25, 3 * 5, 1];
    const toOne = [-1, 1, 2, 11];
    const net = ways.reduce((sum, count, dice) => sum + count * (toOne[dice] as number), 0);
    expect(1 + net / 216).toBeCloseTo(207 / 216, 12);
  });

  it('published headline is that of a bet on one colour', () => {
    const { bets, rtpBp, volatility } = COLOR_GAME_FIGURES;
    expect([rtpBp, volatility]).toEqual([bets.color?.rtpBp, volatilityOf(Object.values(bets))]);
  });
});

describe('round of Color Game', () => {
  it.each([
    [[4, 0, 1], 200],
    [[4, 4, 1], 300],
    [[4, 4, 4], 1_200],
    [[0, 1, 2], 0],
  ])('dice %j return %i cents for a peso on red', (dice, win) => {
    expect(game.play(betOn('red'), [], scripted(dice)).win).toBe(win);
  });

  it('every colour that is up pays its own bet', () => {
    const { win, outcome } = game.play(betOn(...COLORS), [], scripted([5, 2, 5]));
    expect(outcome).toEqual({
      dice: ['green', 'pink', 'green'],
      wins: [
        { spot: 'pink', pay: 200 },
        { spot: 'green', pay: 300 },
      ],
    });
    expect(win).toBe(500);
  });

  it('outcome of any round is valid', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 200; round += 1) {
      const { outcome } = game.play(betOn('red', 'blue'), [], random);
      expect(colorOutcomeSchema.parse(outcome)).toEqual(outcome);
    }
  });
});

itRejectsActs(game);
itRejectsBets(game, {
  'an unknown colour': { placed: [on('black')] },
  'a colour named like a property of every object': { placed: [on('toString')] },
  'the same colour twice': { placed: [on('red'), on('red')] },
  'a stake that no chips make': { placed: [on('red', 150)] },
  'a negative stake': { placed: [on('red', -100)] },
  'more than the maximum of the table': { placed: [on('red', COLOR_MAX_TOTAL), on('blue')] },
});
