import { describe, expect, it } from 'vitest';
import { percentOf, readDecimal } from '../../../maths/hosted/decimal.ts';
import { ModeSums } from '../../../maths/hosted/mode-figures.ts';

const ONE = { numerator: 1n, denominator: 1n };

function figuresOf(rows: readonly (readonly [bigint, bigint])[], cost = ONE) {
  const sums = new ModeSums();
  for (const [weight, payout] of rows) sums.add({ weight, payout });
  return sums.figures(cost);
}

describe('figures of a mode', () => {
  it('return, hit rate and deviation of a table are its exact sums', () => {
    const { rtp, hitRate, deviation, weightSum, lines } = figuresOf([
      [3n, 0n],
      [1n, 384n],
    ]);
    expect(rtp).toEqual({ numerator: 24n, denominator: 25n });
    expect(hitRate).toEqual({ numerator: 1n, denominator: 4n });
    expect(deviation).toBeCloseTo(Math.sqrt(0.25 * 3.84 ** 2 - 0.96 ** 2), 12);
    expect([weightSum, lines]).toEqual([4n, 2]);
  });

  it('sums past 2^53 lose nothing', () => {
    const huge = 2n ** 60n + 1n;
    const { rtp } = figuresOf([
      [huge, 100n],
      [1n, 0n],
    ]);
    expect(rtp).toEqual({ numerator: huge, denominator: huge + 1n });
  });

  it('return of a mode that costs a part of a stake is one of what it costs', () => {
    const cost = readDecimal('1.25') ?? ONE;
    expect(figuresOf([[1n, 120n]], cost).rtp).toEqual({ numerator: 24n, denominator: 25n });
  });

  it('step of the payouts is their greatest common divisor, without lines that are never drawn', () => {
    const stepOf = (...payouts: readonly bigint[]) =>
      figuresOf([[0n, 1n], ...payouts.map((payout) => [1n, payout] as const)]).payoutStep;
    expect(stepOf(0n, 150n, 40n)).toBe(10n);
    expect(stepOf(768n)).toBe(768n);
    expect(stepOf(7n, 150n)).toBe(1n);
    expect(stepOf(0n)).toBe(0n);
  });

  it('top prize is the largest payout that can be drawn, with the chance of all its lines', () => {
    const { top } = figuresOf([
      [6n, 0n],
      [1n, 5_000n],
      [0n, 900_000n],
      [1n, 5_000n],
    ]);
    expect(top).toEqual({ payout: 5_000n, chance: { numerator: 1n, denominator: 4n } });
  });

  it('bands begin with their edge, and their chances sum to one', () => {
    const { bands } = figuresOf([
      [1n, 0n],
      [1n, 99n],
      [1n, 100n],
      [1n, 199n],
      [1n, 200n],
      [1n, 10n ** 9n],
    ]);
    const share = (at: number) => Number(bands[at]?.chance.numerator) / Number(bands[at]?.chance.denominator);
    expect(bands.slice(0, 4).map(({ from }) => from)).toEqual([0, 0, 1, 2]);
    expect(share(0)).toBeCloseTo(1 / 6, 12);
    expect(share(1)).toBeCloseTo(1 / 6, 12);
    expect(share(2)).toBeCloseTo(2 / 6, 12);
    expect(bands.reduce((sum, _, at) => sum + share(at), 0)).toBeCloseTo(1, 12);
    expect(bands.at(-1)?.from).toBe(5_000);
  });

  it('table whose weights sum to 0 has no figures', () => {
    expect(() => figuresOf([[0n, 100n]])).toThrow('the weights sum to 0');
  });
});

describe('decimal', () => {
  it.each([
    ['1', 1n, 1n],
    ['1.25', 5n, 4n],
    ['100.0', 100n, 1n],
    ['0.1', 1n, 10n],
  ])('%s is the exact fraction that it says', (text, numerator, denominator) => {
    expect(readDecimal(text)).toEqual({ numerator, denominator });
  });

  it.each(['', '-1', '1e2', '.5', '1.', '1,5', '١', '1.0000000001'])('%j is no decimal', (text) => {
    expect(readDecimal(text)).toBeNull();
  });

  it('percent is rounded half up', () => {
    expect(percentOf({ numerator: 1n, denominator: 3n })).toBe('33.3333');
    expect(percentOf({ numerator: 2n, denominator: 3n })).toBe('66.6667');
    expect(percentOf({ numerator: 1n, denominator: 16n }, 3)).toBe('6.250');
    expect(percentOf({ numerator: 1n, denominator: 80_000n }, 3)).toBe('0.001');
  });
});
