import { describe, expect, it } from 'vitest';
import { KENO_DRAWN, KENO_MAX_PICKS, kenoOutcomeSchema } from '../../contract/games/keno-lights.ts';
import { volatilityOf } from '../../maths/game-figures.ts';
import { drawKeno } from '../../maths/keno/draw.ts';
import { kenoFigures } from '../../maths/keno/keno-figures.ts';
import { KENO_PAYS, payKeno } from '../../maths/keno/pays.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { KENO_LIGHTS_FIGURES } from '../../maths/keno-lights-figures.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { badStakes, itRejectsActs, itRejectsBets } from './support/hostile.ts';
import { readSheet, tableOf } from './support/sheet.ts';

const game = KENO_LIGHTS;
const PICKS = Array.from({ length: KENO_MAX_PICKS }, (_, at) => at + 1);
const nameOf = (picks: number) => (picks === 1 ? '1 number' : `${picks} numbers`);
const GOOD = { stake: 500, numbers: [1, 2, 3] };

/** Chances of each number of hits, one ball after the other: an independent way to the same figures. */
function chancesByBall(picks: number): number[] {
  let chances = [1];
  for (let ball = 0; ball < KENO_DRAWN; ball += 1) {
    const next = new Array<number>(picks + 1).fill(0);
    chances.forEach((chance, hits) => {
      const hit = (picks - hits) / (80 - ball);
      next[hits] = (next[hits] ?? 0) + chance * (1 - hit);
      if (hits < picks) next[hits + 1] = (next[hits + 1] ?? 0) + chance * hit;
    });
    chances = next;
  }
  return chances;
}

describe('return of Keno Lights', () => {
  it.each(PICKS)('published figures of %i chosen numbers are the calculated ones', (picks) => {
    expect(kenoFigures(picks)).toEqual(KENO_LIGHTS_FIGURES.bets[nameOf(picks)]);
  });

  it.each(PICKS)('return of %i chosen numbers counted ball by ball is the same', (picks) => {
    const { rtp } = kenoFigures(picks);
    const mean = chancesByBall(picks).reduce(
      (sum, chance, hits) => sum + (chance * (KENO_PAYS[picks]?.[hits] ?? 0)) / 100,
      0,
    );
    expect(mean).toBeCloseTo(Number(rtp.numerator) / Number(rtp.denominator), 12);
  });

  it('published headline is the lowest return and the wildest bet', () => {
    const bets = PICKS.map(kenoFigures);
    expect(KENO_LIGHTS_FIGURES.rtpBp).toBe(Math.min(...bets.map(({ rtpBp }) => rtpBp)));
    expect(KENO_LIGHTS_FIGURES.volatility).toBe(volatilityOf(bets));
  });

  it('information sheet has every pay', () => {
    const rows = PICKS.map((picks) => [
      picks,
      Object.entries(KENO_PAYS[picks] ?? {})
        .map(([hits, paid]) => `${hits}: ${paid / 100}`)
        .join(', '),
    ]);
    expect(readSheet(game.slug)).toContain(tableOf(rows));
  });
});

describe('draw of Keno Lights', () => {
  it('twenty different numbers of 1 to 80 are drawn, each as often as any other', () => {
    const random = seededRandom(80);
    const counts = new Array<number>(81).fill(0);
    const draws = 8_000;
    for (let draw = 0; draw < draws; draw += 1) {
      const drawn = drawKeno(random);
      expect(new Set(drawn).size).toBe(KENO_DRAWN);
      for (const number of drawn) counts[number] = (counts[number] ?? 0) + 1;
    }
    const chi = counts.slice(1).reduce((sum, count) => sum + (count - draws / 4) ** 2 / (draws / 4), 0);
    // 79 degrees of freedom: 124 is the 99.9 % point. The seed is fixed.
    expect(chi).toBeLessThan(124);
    expect(counts[0]).toBe(0);
  });

  it('one draw settles the bets of every player', () => {
    const drawn = drawKeno(scripted(new Array(KENO_DRAWN).fill(0)));
    expect(drawn).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(payKeno({ numbers: [1, 20, 21] }, drawn)).toEqual({ hits: [1, 20], multiplier: 280 });
    expect(payKeno({ numbers: [80] }, drawn)).toEqual({ hits: [], multiplier: 0 });
  });

  it('ten numbers without a hit return something', () => {
    const bet = game.readBet({ stake: 1_000, numbers: [71, 72, 73, 74, 75, 76, 77, 78, 79, 80] });
    expect(game.play(bet, [], scripted(new Array(KENO_DRAWN).fill(0))).win).toBe(3_500);
  });

  it('win is whole cents for every stake and outcome is valid', () => {
    const random = seededRandom(9);
    for (const stake of game.stakes) {
      for (const picks of PICKS) {
        const bet = game.readBet({ stake, numbers: PICKS.slice(0, picks) });
        const { win, outcome } = game.play(bet, [], random);
        expect(win).toBe((stake * outcome.multiplier) / 100);
        expect(kenoOutcomeSchema.parse(outcome)).toEqual(outcome);
      }
    }
  });
});

itRejectsActs(game);
itRejectsBets(game, {
  ...badStakes(GOOD),
  'no number': { ...GOOD, numbers: [] },
  'eleven numbers': { ...GOOD, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  'the same number twice': { ...GOOD, numbers: [5, 5] },
  'number zero': { ...GOOD, numbers: [0] },
  'a number above the board': { ...GOOD, numbers: [81] },
  'a broken number': { ...GOOD, numbers: [1.5] },
  'a number as text': { ...GOOD, numbers: ['1'] },
  'no list': { ...GOOD, numbers: { 0: 1, length: 1 } },
  'a million numbers': { ...GOOD, numbers: new Array(1_000_000).fill(1) },
});
