import { describe, expect, it } from 'vitest';
import { AIRSHIP_MAX, AIRSHIP_START, airshipOutcomeSchema } from '../../contract/games/airship.ts';
import { airshipFigures } from '../../maths/airship/airship-figures.ts';
import { multiplierAt, reachedAfterMs } from '../../maths/airship/ascent.ts';
import { drawCrashPoint, FLIGHTS, payAirship } from '../../maths/airship/crash-point.ts';
import { AIRSHIP } from '../../maths/airship.ts';
import { AIRSHIP_FIGURES } from '../../maths/airship-figures.ts';
import { volatilityOf } from '../../maths/game-figures.ts';
import { IllegalAct } from '../../maths/game-maths.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';

const game = AIRSHIP;
const GOOD = { stake: 100, cashOutAt: 200 };
const CASH_OUTS = [101, 102, 133, 150, 199, 200, 997, 1_000, 31_415, 100_000, 999_999, AIRSHIP_MAX];

/** The end of the flight of a number. */
const crashOf = (flight: number) =>
  drawCrashPoint(scripted([Math.floor(flight / 2 ** 14), flight % 2 ** 14]));

describe('return of Airship', () => {
  it.each(Object.entries(AIRSHIP_FIGURES.bets))(
    'published figures of %s are the calculated ones',
    (name, figures) => {
      expect(airshipFigures(Math.round(Number(name.split(' ').at(-1)) * 100))).toEqual(figures);
    },
  );

  it('return is 97 % at every cash-out, to the ninth decimal and never less', () => {
    for (let cashOutAt = AIRSHIP_START + 1; cashOutAt <= AIRSHIP_MAX; cashOutAt += 173) {
      const { rtp, rtpBp } = airshipFigures(cashOutAt);
      expect(rtpBp).toBe(9_700);
      const excess = Number(rtp.numerator * 100n - rtp.denominator * 97n) / Number(rtp.denominator * 100n);
      expect(excess).toBeLessThan(2e-10);
    }
  });

  it.each(CASH_OUTS)('last flight that reaches %i is the one counted', (cashOutAt) => {
    const { hitRate } = airshipFigures(cashOutAt);
    const reached = Number((97n * BigInt(FLIGHTS) - 1n) / BigInt(cashOutAt)) + 1;
    expect(reached / FLIGHTS).toBe(hitRate);
    expect(crashOf(reached - 1)).toBeGreaterThanOrEqual(cashOutAt);
    expect(crashOf(reached)).toBeLessThan(cashOutAt);
  });

  it('share of a hundred thousand seeded flights that reach a multiplier is 97 divided by it', () => {
    const random = seededRandom(1929);
    const flights = 100_000;
    const ends = Array.from({ length: flights }, () => drawCrashPoint(random));
    for (const multiplier of [101, 150, 200, 1_000, 10_000]) {
      const chance = 97 / multiplier;
      const share = ends.filter((end) => end >= multiplier).length / flights;
      const error = Math.sqrt((chance * (1 - chance)) / flights);
      expect(Math.abs(share - chance)).toBeLessThan(3.891 * error);
    }
  });

  it('published headline is 97 % and the volatility of the highest cash-out', () => {
    expect(AIRSHIP_FIGURES.rtpBp).toBe(9_700);
    expect(AIRSHIP_FIGURES.volatility).toBe(volatilityOf([airshipFigures(AIRSHIP_MAX)]));
  });
});

describe('flight of Airship', () => {
  it('first flight reaches the maximum and the last ones do not leave the ground', () => {
    expect(crashOf(0)).toBe(AIRSHIP_MAX);
    expect(crashOf(1)).toBe(AIRSHIP_MAX);
    expect(crashOf(FLIGHTS - 1)).toBe(AIRSHIP_START);
  });

  it('cash-out at the last multiplier is paid, and after it is not', () => {
    expect(payAirship(250, 250)).toBe(250);
    expect(payAirship(251, 250)).toBe(0);
  });

  it('win is whole cents for every stake and outcome is valid', () => {
    const random = seededRandom(3);
    for (const stake of game.stakes) {
      for (const cashOutAt of CASH_OUTS) {
        const { win, outcome } = game.play(game.readBet({ stake, cashOutAt }), [], random);
        expect(win).toBe((stake * outcome.multiplier) / 100);
        expect(airshipOutcomeSchema.parse(outcome)).toEqual(outcome);
      }
    }
  });

  it('multiplier doubles every ten seconds, never falls and stops at the maximum', () => {
    expect([0, 10_000, 20_000].map(multiplierAt)).toEqual([100, 200, 400]);
    expect(multiplierAt(3_600_000)).toBe(AIRSHIP_MAX);
    let before = AIRSHIP_START;
    for (let at = 0; at < 140_000; at += 37) {
      expect(multiplierAt(at)).toBeGreaterThanOrEqual(before);
      before = multiplierAt(at);
    }
  });

  it.each(CASH_OUTS)('multiplier %i is reached at its millisecond and not before', (multiplier) => {
    const after = reachedAfterMs(multiplier);
    expect(multiplierAt(after)).toBeGreaterThanOrEqual(multiplier);
    expect(multiplierAt(after - 1)).toBeLessThan(multiplier);
  });
});

itRejectsActs(game, [
  { kind: 'cashOut' },
  { kind: 'cashOut', at: 100 },
  { kind: 'cashOut', at: AIRSHIP_MAX + 1 },
  { kind: 'void', at: 200 },
]);

describe('acts of Airship', () => {
  /** A flight that ends at 2.50. */
  const flight = () => {
    const number = Math.ceil((97 * FLIGHTS) / 250) - 1;
    return scripted([Math.floor(number / 2 ** 14), number % 2 ** 14]);
  };
  const byHand = game.readBet({ stake: 100, cashOutAt: null });
  const returned = (bet: typeof byHand, ...acts: Parameters<typeof game.play>[1]) =>
    game.play(bet, acts, flight()).win;

  it('bet by hand returns the multiplier of its act, and nothing without one', () => {
    expect(returned(byHand, { kind: 'cashOut', at: 180 })).toBe(180);
    expect(returned(byHand, { kind: 'cashOut', at: 250 })).toBe(250);
    expect(returned(byHand, { kind: 'cashOut', at: 251 })).toBe(0);
    expect(returned(byHand)).toBe(0);
  });

  it('whoever is on board at the maximum is paid it, with or without a choice', () => {
    const longest = () => scripted([0, 0]);
    expect(game.play(byHand, [], longest()).win).toBe(100 * 10_000);
  });

  it('chosen multiplier is the highest that an act can have, and a second act is refused', () => {
    const chosen = game.readBet({ stake: 100, cashOutAt: 200 });
    expect(returned(chosen)).toBe(200);
    expect(returned(chosen, { kind: 'cashOut', at: 150 })).toBe(150);
    expect(() => returned(chosen, { kind: 'cashOut', at: 201 })).toThrow(IllegalAct);
    expect(() => returned(byHand, { kind: 'void' }, { kind: 'void' })).toThrow(IllegalAct);
  });

  it('void act gives the stake back', () => expect(returned(byHand, { kind: 'void' })).toBe(100));

  it('act has the multiplier of its time, at most the chosen one, and none at the start', () => {
    const { shared } = game;
    expect(shared.actAt(byHand, reachedAfterMs(333))).toEqual({ kind: 'cashOut', at: 333 });
    expect(shared.actAt({ ...byHand, cashOutAt: 200 }, reachedAfterMs(333))).toEqual({
      kind: 'cashOut',
      at: 200,
    });
    expect(() => shared.actAt(byHand, reachedAfterMs(101) - 1)).toThrow(IllegalAct);
  });

  it('flight lasts until it would have the next multiplier', () => {
    const { shared } = game;
    expect(shared.runningMs({ crashAt: 250 })).toBe(reachedAfterMs(251));
    expect(shared.runningMs({ crashAt: AIRSHIP_MAX })).toBe(reachedAfterMs(AIRSHIP_MAX));
    expect(multiplierAt(shared.runningMs({ crashAt: 250 }) - 1)).toBe(250);
  });

  it('nothing of the result is in a bet that waits for it', () => {
    expect(game.shared.pending(byHand, [])).toEqual({ crashAt: null, multiplier: 0 });
    expect(game.shared.pending(byHand, [{ kind: 'cashOut', at: 180 }])).toEqual({
      crashAt: null,
      multiplier: 180,
    });
  });
});
itRejectsBets(game, {
  ...badStakes(GOOD),
  'no cash-out': { stake: 100 },
  'a cash-out at the start': { ...GOOD, cashOutAt: 100 },
  'a cash-out above the maximum': { ...GOOD, cashOutAt: AIRSHIP_MAX + 1 },
  'a broken cash-out': { ...GOOD, cashOutAt: 150.5 },
  'a cash-out that is no number': { ...GOOD, cashOutAt: Number.NaN },
});
