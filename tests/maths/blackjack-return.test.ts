import { describe, expect, it } from 'vitest';
import { countOf } from '../../maths/blackjack/count.ts';
import { compositionIndependentReturn, evaluate } from '../../maths/blackjack/evaluate.ts';
import { shoeReturn } from '../../maths/blackjack/shoe-return.ts';
import { computeStrategy, strategyTable } from '../../maths/blackjack/strategy.ts';
import { BLACKJACK_DECKS, BLACKJACK_SALON } from '../../maths/blackjack-salon.ts';
import { BLACKJACK_SALON_FIGURES } from '../../maths/blackjack-salon-figures.ts';
import { volatilityOf } from '../../maths/game-figures.ts';
import { seededRandom } from './seeded-random.ts';
import { playBy } from './support/play-blackjack.ts';
import { playRound } from './support/sample.ts';
import { expectSheet, percent, tableOf } from './support/sheet.ts';

const strategy = computeStrategy();
const figures = BLACKJACK_SALON_FIGURES;
const { sampled } = figures;

// Long sums rather than waits: a busy machine takes its time for them.
describe('return of Blackjack Salon', { timeout: 120_000 }, () => {
  it('return of the strategy from a six-deck shoe is the published one', () => {
    const exact = shoeReturn(BLACKJACK_DECKS, strategy);
    expect(exact).toBeCloseTo(figures.shoeReturn, 12);
    expect(Math.floor(exact * 10_000)).toBe(figures.rtpBp);
  });

  it('composition-independent return is the published one', () => {
    expect(compositionIndependentReturn()).toBeCloseTo(figures.compositionIndependentReturn, 12);
  });

  it('return from a shoe of thousands of decks tends to the composition-independent one', () => {
    expect(Math.abs(shoeReturn(5_000, strategy) - compositionIndependentReturn())).toBeLessThan(2e-6);
  });

  it('published sample of ten million rounds contains the exact return in its 99.99 % interval', () => {
    const error = sampled.deviation / Math.sqrt(sampled.rounds);
    expect(Math.abs(sampled.mean - figures.shoeReturn)).toBeLessThan(3.891 * error);
    expect(figures.volatility).toBe(volatilityOf([sampled]));
  });

  it('published mean of all that a round stakes is that of a sample, to four standard errors', () => {
    const rounds = 200_000;
    const random = seededRandom(1929);
    const bet = BLACKJACK_SALON.readBet({ stake: 1_000 });
    let [sum, squares] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const staked =
        playRound(BLACKJACK_SALON, bet, random, (outcome) => playBy(strategy, outcome)).stake / 1_000;
      sum += staked;
      squares += staked ** 2;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    expect(Math.abs(mean - figures.meanStake)).toBeLessThan(4 * error);
  });

  it('insurance returns 288/311 from a fresh shoe', () => {
    expect(figures.insuranceRtp).toEqual({ numerator: 3n * 96n, denominator: 311n });
  });
});

describe('strategy of Blackjack Salon', { timeout: 120_000 }, () => {
  it('information sheet has every row of the calculated strategy, and the figures', () => {
    const sheet = expectSheet(BLACKJACK_SALON, figures);
    const rows = strategyTable(strategy).map(([hand, letters]) => [hand, ...letters]);
    expect(sheet).toContain(tableOf(rows));
    expect(sheet).toContain(`${(figures.shoeReturn * 100).toFixed(4)} %`);
    expect(sheet).toContain(`${(figures.compositionIndependentReturn * 100).toFixed(4)} %`);
    expect(sheet).toContain(
      `${percent(sampled.winRate)} of the rounds win, ${percent(sampled.tieRate)} return the stake`,
    );
    expect(sheet).toContain(`${sampled.deviation.toFixed(3)} stakes`);
    const half = (3.891 * sampled.deviation) / Math.sqrt(sampled.rounds);
    expect(sheet).toContain(`${(sampled.mean * 100).toFixed(3)} % ± ${(half * 100).toFixed(3)} %`);
  });

  it.each([
    [[8, 8], 10, 'split'],
    [[1, 1], 1, 'split'],
    [[10, 10], 6, 'stand'],
    [[5, 6], 10, 'double'],
    [[10, 6], 10, 'hit'],
    [[10, 2], 4, 'stand'],
    [[1, 7], 9, 'hit'],
  ] as const)('best act with %j against %i is to %s', ([first, second], up, act) => {
    const pair = first === second ? first : null;
    expect(strategy({ count: countOf([first, second]), canDouble: true, pair, up })).toBe(act);
  });

  it('best acts are no worse than any other act in their own evaluation', () => {
    for (const up of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const { stand, hit, double, split, best } = evaluate(up);
      for (const values of [
        [2, 3],
        [5, 6],
        [10, 2],
        [1, 6],
        [9, 9],
      ]) {
        const [first = 0, second = 0] = values;
        const count = countOf(values);
        const pair = first === second ? first : null;
        const results = { stand: stand(count), hit: hit(count), double: double(count), split: split(first) };
        const chosen = results[strategy({ count, canDouble: true, pair, up })];
        const allowed = pair ? Object.values(results) : [results.stand, results.hit, results.double];
        expect(chosen).toBe(Math.max(...allowed));
        expect(best(count)).toBe(Math.max(results.stand, results.hit));
      }
    }
  });
});
