import { describe, expect, it } from 'vitest';
import { slotOutcomeSchema } from '../../contract/games/slot.ts';
import { cents } from '../../contract/money.ts';
import { reduce } from '../../maths/game-figures.ts';
import { IllegalBet } from '../../maths/game-maths.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import { ROYAL_REELS, ROYAL_SEVENS, ROYAL_SEVENS_SLOT } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { figuresOf } from '../../maths/slot/definition/figures-of.ts';
import { SCATTER_LINE } from '../../maths/slot/slot-model.ts';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { scripted, seededRandom } from './seeded-random.ts';
import { expectFigures } from './support/catalogue.ts';

const model = { ...ROYAL_SEVENS, ...ROYAL_REELS };
const figures = figuresOf(ROYAL_SEVENS_SLOT);
if (!figures) throw new Error('Royal Sevens is not counted');
const play = (stake: number, random: RandomSource) => ROYAL_SEVENS.play({ stake: cents(stake) }, [], random);
const symbolNamed = (name: string) => model.symbols.findIndex((symbol) => symbol.name === name);

/** Stops that show a symbol in the middle row of every reel. */
function stopsShowing(strips: typeof model.baseStrips, symbol: number): number[] {
  return strips.map((strip) => (strip.indexOf(symbol) - 1 + strip.length) % strip.length);
}

describe('return to player of Royal Sevens', () => {
  it('return is 96.04 % to the basis point over the full cycle', () => {
    expect(figures.rtp).toEqual(reduce(10435303514448000n, 10865245547397120n));
    expect(figures.rtpBp).toBe(9604);
  });

  it('return is the one in the catalogue', () => {
    expect(CATALOGUE.find(({ slug }) => slug === model.slug)?.rtpBp).toBe(figures.rtpBp);
  });

  it('return calculated from symbol counts alone is the same', () => {
    expect(returnFromCounts()).toBeCloseTo(
      Number(figures.rtp.numerator) / Number(figures.rtp.denominator),
      12,
    );
  });

  it('return of 120,000 seeded rounds is within three standard errors', () => {
    const rounds = 120_000;
    const random = seededRandom(1929);
    let paid = 0;
    let hits = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { win } = play(100, random);
      paid += win / 100;
      if (win > 0) hits += 1;
    }
    expect(Math.abs(paid / rounds - 0.960_43)).toBeLessThan((3 * figures.deviation) / Math.sqrt(rounds));
    expect(hits / rounds).toBeCloseTo(figures.hitRate, 2);
    // A busy machine needs longer; the result is the same.
  }, 30_000);

  it('published hit rate, volatility and ceiling are the calculated ones', () => {
    const { rtp, shares, ceiling, ...told } = ROYAL_SEVENS_FIGURES;
    expectFigures(ROYAL_SEVENS_SLOT, {
      ...told,
      rtp: reduce(rtp.numerator, rtp.denominator),
      maxWin: ceiling,
      winsBp: shares.linesBp,
      scattersBp: shares.scattersBp,
      freeSpinsBp: shares.freeSpinsBp,
    });
  });
});

describe('round of Royal Sevens', () => {
  it('best line of sevens pays 200 times the stake', () => {
    const round = play(500, scripted(stopsShowing(model.baseStrips, symbolNamed('seven'))));
    expect(round.outcome.wins).toContainEqual({
      line: 0,
      symbol: symbolNamed('seven'),
      count: 5,
      pay: cents(100_000),
    });
  });

  it('five stars give sixteen free spins, with a multiplier that climbs from 2 to 5', () => {
    const stars = stopsShowing(model.baseStrips, symbolNamed('star'));
    const round = play(100, scripted([...stars, ...Array(80).fill(0)]));
    expect(round.outcome.wins.at(-1)).toMatchObject({ line: SCATTER_LINE, count: 5, pay: 5_000 });
    expect(round.outcome.freeSpins.map(({ multiplier }) => multiplier)).toEqual([
      2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5,
    ]);
  });

  it('free spins never win further free spins', () => {
    expect(model.freeStrips.flat()).not.toContain(symbolNamed('star'));
  });

  it('win is whole cents for every offered stake, at the same multiple of each', () => {
    for (const stake of model.stakes) {
      const random = seededRandom(7);
      const reference = seededRandom(7);
      for (let round = 0; round < 300; round += 1) {
        const { win, outcome } = play(stake, random);
        expect(win * 100).toBe(play(100, reference).win * stake);
        expect(slotOutcomeSchema.parse(outcome)).toEqual(outcome);
      }
    }
  });

  it('win of a round is the sum of its parts', () => {
    const random = seededRandom(3);
    for (let round = 0; round < 2_000; round += 1) {
      const { win, outcome } = play(1_000, random);
      const parts = [...outcome.wins, ...outcome.freeSpins].reduce((sum, { pay }) => sum + pay, 0);
      expect(win).toBe(parts);
    }
  });

  it.each([99, 0, -100, 150, 50_001])('stake of %i cents, which is not offered, is rejected', (stake) => {
    expect(() => ROYAL_SEVENS.readBet({ stake })).toThrow(IllegalBet);
  });
});

describe('reels and lines of Royal Sevens', () => {
  it('outer reels have no crown, so that no line is all crowns', () => {
    const crown = symbolNamed('crown');
    for (const strips of [model.baseStrips, model.freeStrips]) {
      expect(strips[0]).not.toContain(crown);
      expect(strips[4]).not.toContain(crown);
    }
  });

  it('ten lines differ from each other and stay inside the window', () => {
    expect(new Set(model.lines.map(String)).size).toBe(10);
    for (const line of model.lines) {
      expect(line).toHaveLength(5);
      expect(line.every((row) => row >= 0 && row < model.rows)).toBe(true);
    }
  });

  it('stakes are within the catalogue’s bounds and divide evenly over the lines', () => {
    const game = CATALOGUE.find(({ slug }) => slug === model.slug);
    expect(model.stakes.at(0)).toBe(game?.minBet);
    expect(model.stakes.at(-1)).toBe(game?.maxBet);
    expect(model.stakes.every((stake) => stake % model.lines.length === 0)).toBe(true);
  });
});

/** The same return calculated differently: each line sees each reel evenly, so symbol counts are enough. */
function returnFromCounts(): number {
  const share = (strip: readonly number[], wanted: readonly number[]) =>
    strip.filter((symbol) => wanted.includes(symbol)).length / strip.length;
  const lineReturn = (strips: typeof model.baseStrips) =>
    model.symbols.reduce((sum, { role, pays }, symbol) => {
      if (role !== 'plain') return sum;
      const [p1, p2, p3, p4, p5] = strips.map((strip) => share(strip, [symbol, symbolNamed('crown')])) as [
        number,
        number,
        number,
        number,
        number,
      ];
      const three = p1 * p2 * p3;
      const pay = (count: number) => (pays as Record<number, number>)[count] ?? 0;
      return sum + three * ((1 - p4) * pay(3) + p4 * (1 - p5) * pay(4) + p4 * p5 * pay(5));
    }, 0);
  let stars = [1];
  for (const strip of model.baseStrips) {
    const chance = share(strip, [symbolNamed('star')]) * model.rows;
    stars = [...stars, 0].map((same, count) => same * (1 - chance) + (stars[count - 1] ?? 0) * chance);
  }
  const chanceOf = (count: number) => stars[count] ?? 0;
  const scatter = 2 * chanceOf(3) + 10 * chanceOf(4) + 50 * chanceOf(5);
  const multipliers = 20 * chanceOf(3) + 36 * chanceOf(4) + 56 * chanceOf(5);
  return lineReturn(model.baseStrips) + scatter + multipliers * lineReturn(model.freeStrips);
}
