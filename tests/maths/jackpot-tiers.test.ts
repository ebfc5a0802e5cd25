import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JACKPOT_TIERS, type JackpotTier } from '../../contract/ids.ts';
import { JACKPOT_READING_MS, JACKPOT_READINGS, JACKPOT_REFRESH_MS } from '../../contract/limits.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { payTier, prizeOf } from '../../maths/jackpot-payment.ts';
import { nextStepMs, sectionOf, shownAmount, type TierReading } from '../../maths/jackpot-tiers.ts';

const anyAmount = fc.nat({ max: 1_000_000_000_000 }).map(cents);
const NO_SEED = { seed: cents(0) };

describe('amounts on the jackpot board', () => {
  it('[T12] section never shows more than the pool pays', () => {
    for (const amount of [0, 1, 199, 500_000, 500_000_001, 2 ** 52]) {
      const [lowest, highest] = sectionOf(cents(amount), NO_SEED);
      expect(highest).toBe(amount);
      expect(lowest).toBeGreaterThanOrEqual(0);
      expect(lowest).toBeLessThanOrEqual(highest);
      expect(Number.isSafeInteger(lowest)).toBe(true);
    }
  });

  it('[T12] section never falls below the seed, and is the seed alone at the seed', () => {
    const seed = cents(500_000_000);
    expect(sectionOf(seed, { seed })).toEqual([seed, seed]);
    expect(sectionOf(cents(501_000_000), { seed })).toEqual([seed, 501_000_000]);
    expect(sectionOf(cents(600_000_000), { seed })).toEqual([597_000_000, 600_000_000]);
    // A seed raised above the running pool does not raise the shown amount.
    expect(sectionOf(cents(400_000_000), { seed })).toEqual([400_000_000, 400_000_000]);
  });
});

const MINUTE = JACKPOT_READING_MS;
const STEP = JACKPOT_REFRESH_MS;

/** Pools as the platform reads them: what each has when it is first read, and what each minute or so adds. */
const anyPool = fc
  .record({
    tier: fc.constantFrom(...JACKPOT_TIERS),
    seed: fc.integer({ min: 1, max: 500_000_000 }).map(cents),
    above: fc.nat(500_000_000),
    since: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    growths: fc.array(
      fc.record({ wait: fc.integer({ min: MINUTE, max: 3 * MINUTE }), by: fc.nat(3_000_000) }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ tier, seed, above, since, growths }): Pool => {
    let last: TierReading = { at: since, amount: cents(seed + above) };
    const later = growths.map(({ wait, by }) => {
      last = { at: last.at + wait, amount: cents(last.amount + by) };
      return last;
    });
    return { tier, seed, all: [{ at: since, amount: cents(seed + above) }, ...later], since, until: last.at };
  });

interface Pool {
  readonly tier: JackpotTier;
  readonly seed: Cents;
  readonly all: readonly TierReading[];
  readonly since: number;
  readonly until: number;
}

/** What the server answers at a moment: the last readings. */
const answerAt = ({ tier, seed, all }: Pool, now: number) => ({
  tier,
  seed,
  readings: all.filter(({ at }) => at <= now).slice(-JACKPOT_READINGS),
});

const sectionAt = (pool: Pool, now: number) =>
  sectionOf(answerAt(pool, now).readings.at(-1)?.amount ?? cents(0), pool);

/** Moments half a step apart, from the first reading until a while after the last. */
const momentsOf = ({ since, until }: Pool): number[] =>
  Array.from(
    { length: Math.ceil((until + 3 * MINUTE - since) / (STEP / 2)) },
    (_, half) => since + (half * STEP) / 2,
  );

describe('shown amount', () => {
  it('[T12] shown amount never falls, never exceeds the true one and stays in the section, whenever it is asked for', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        let before = 0;
        for (const now of momentsOf(pool)) {
          const shown = shownAmount(answerAt(pool, now), now);
          const [low, high] = sectionAt(pool, now);
          expect(shown).toBeGreaterThanOrEqual(Math.max(before, low));
          expect(shown).toBeLessThanOrEqual(high);
          expect(Number.isSafeInteger(shown)).toBe(true);
          before = shown;
        }
      }),
    );
  });

  it('[T12] pages that asked up to a minute apart show the same amount at the same moment, unless the section has passed it', () => {
    fc.assert(
      fc.property(anyPool, fc.integer({ min: 0, max: MINUTE }), (pool, age) => {
        for (const now of momentsOf(pool).filter((moment) => moment - age >= pool.since)) {
          const older = shownAmount(answerAt(pool, now - age), now);
          expect(shownAmount(answerAt(pool, now), now)).toBe(Math.max(older, sectionAt(pool, now)[0]));
        }
      }),
    );
  });

  it('[T12, D09] two hundred reloads within ten minutes show no fall and the same amounts in two browsers', () => {
    const SPAN = 10 * MINUTE;
    // Half a thousandth: where a pool grows faster, the foot of a section leads, and a page hears of it within a minute.
    const growth = fc.record({ wait: fc.integer({ min: MINUTE, max: MINUTE + 5_000 }), ppm: fc.nat(500) });
    const pools = fc
      .record({
        since: fc.integer({ min: 0, max: 4_000_000_000_000 }),
        amounts: fc.tuple(...JACKPOT_TIERS.map(() => fc.integer({ min: 500_000, max: 500_000_000 }))),
        growths: fc.array(growth, { minLength: 14, maxLength: 14 }),
      })
      .map(({ since, amounts, growths }) =>
        JACKPOT_TIERS.map((tier, index): Pool => {
          let last: TierReading = { at: since, amount: cents(amounts[index] ?? 0) };
          const all = [last];
          for (const { wait, ppm } of growths) {
            last = { at: last.at + wait, amount: cents(Math.floor(last.amount * (1 + ppm / 1e6))) };
            all.push(last);
          }
          return { tier, seed: cents(100_000), all, since: since + 3 * MINUTE, until: last.at };
        }),
      );
    // When each reload happens, and how long before the other browser, which goes on as it is, has asked.
    const reloads = fc.array(fc.tuple(fc.nat(SPAN), fc.nat(MINUTE)), { minLength: 200, maxLength: 200 });
    fc.assert(
      fc.property(pools, reloads, (tiers, unordered) => {
        const moments = unordered.toSorted(([one], [other]) => one - other);
        for (const pool of tiers) {
          let before = 0;
          for (const [passed, age] of moments) {
            const now = pool.since + passed;
            const shown = shownAmount(answerAt(pool, now), now);
            const [low, high] = sectionAt(pool, now);
            if (shown < Math.max(before, low) || shown > high)
              expect.fail(`${pool.tier} shows ${shown} after ${before}, of ${low} to ${high}`);
            expect(shownAmount(answerAt(pool, now - age), now)).toBe(shown);
            before = shown;
          }
        }
      }),
    );
  });

  it('[T12] step is at most 5 % of what is left to the top while a minute adds a thousandth or less', () => {
    const amounts = fc.integer({ min: 1_000_000, max: 500_000_000 });
    fc.assert(
      fc.property(amounts, fc.nat(1_000), fc.integer({ min: 0, max: 1e12 }), (amount, ppm, since) => {
        const readings = [0, 1, 2].map((minute) => ({
          at: since + minute * MINUTE,
          amount: cents(Math.floor(amount * (1 + (ppm * minute) / 1_000_000))),
        }));
        const path = { tier: 'mega', seed: cents(500_000), readings } as const;
        const top = readings.at(-1)?.amount ?? 0;
        let before = shownAmount(path, since + 2 * MINUTE);
        for (let now = since + 2 * MINUTE; now < since + 5 * MINUTE; now += STEP) {
          const shown = shownAmount(path, now);
          // A cent more: amounts are whole.
          expect(shown - before).toBeLessThanOrEqual((top - before) * 0.05 + 1);
          before = shown;
        }
      }),
    );
  });

  it('[T12] amount takes ten steps from one reading to the next, no two of the same length, others for each tier', () => {
    const readings = [0, 1, 2].map((minute) => ({ at: minute * MINUTE, amount: cents(1e9 + minute * 1e6) }));
    const stepsOf = (tier: JackpotTier) =>
      Array.from({ length: 10 }, (_, step) => {
        const at = (count: number) =>
          shownAmount({ tier, seed: cents(0), readings }, 3 * MINUTE + count * STEP);
        return at(step + 1) - at(step);
      });
    expect(new Set(stepsOf('mini')).size).toBe(10);
    expect(Math.min(...stepsOf('mini'))).toBeGreaterThan(0);
    expect(stepsOf('mega')).not.toEqual(stepsOf('mini'));
  });

  it('[T12] amount changes at the same moments in every tab, six seconds apart', () => {
    expect([0, 5_999, 6_000, 7_500].map(nextStepMs)).toEqual([6_000, 1, 6_000, 4_500]);
    const readings = [{ at: 1_234, amount: cents(9e8) }];
    const at = (now: number) => shownAmount({ tier: 'mega', seed: cents(1), readings }, now);
    const first = MINUTE + STEP;
    expect(at(first - 1)).toBe(sectionOf(cents(9e8), { seed: cents(1) })[0]);
    expect(at(first)).toBeGreaterThan(at(first - 1));
    expect(at(first + STEP - 1)).toBe(at(first));
  });

  it('[T12] pot that was paid is shown at its seed from its first reading on', () => {
    const seed = cents(500_000);
    const path = { tier: 'mini', seed, readings: [{ at: 0, amount: seed }] } as const;
    for (const now of [0, MINUTE, 10 * MINUTE]) expect(shownAmount(path, now)).toBe(seed);
  });
});

describe('payout of a jackpot pool', () => {
  it('payout is the amount on the board, at most the ceiling, and the pool restarts at its seed', () => {
    fc.assert(
      fc.property(anyAmount, fc.nat(1_000_000_000), fc.nat(1_000_000_000), (pool, seed, above) => {
        const terms = { seed: cents(seed), ceiling: cents(seed + above) };
        const paid = payTier(pool, terms);
        expect(paid.prize).toBe(prizeOf(pool, terms));
        expect(paid.prize).toBeLessThanOrEqual(terms.ceiling);
        expect(paid.seed).toBe(seed);
        // Money is conserved: the pool and the new seed equal the prize and the remaining pool.
        expect(paid.prize + paid.pool).toBe(pool + seed);
        expect(paid.pool).toBeGreaterThanOrEqual(seed);
      }),
    );
  });

  it('amount above the ceiling stays in the pool for the next winner', () => {
    const terms = { seed: cents(500), ceiling: cents(5_000) };
    expect(payTier(cents(5_750), terms)).toEqual({ prize: 5_000, seed: 500, pool: 1_250 });
  });
});
