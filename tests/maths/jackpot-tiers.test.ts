import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money.ts';
import { payTier, prizeOf } from '../../maths/jackpot-payment.ts';
import { holdInSection, pickInSection, raiseInSection, sectionOf } from '../../maths/jackpot-tiers.ts';

const anyAmount = fc.nat({ max: 1_000_000_000_000 }).map(cents);
const NO_SEED = { seed: cents(0) };
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

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

  it('[T12] picked amount stays inside its section for every random value', () => {
    fc.assert(
      fc.property(anyAmount, share, (amount, at) => {
        const section = sectionOf(amount, NO_SEED);
        const shown = pickInSection(section, at);
        expect(shown).toBeGreaterThanOrEqual(section[0]);
        expect(shown).toBeLessThanOrEqual(section[1]);
        expect(Number.isSafeInteger(shown)).toBe(true);
      }),
    );
    expect(pickInSection([cents(5), cents(9)], 0)).toBe(5);
    expect(pickInSection([cents(5), cents(9)], 0.999)).toBe(9);
  });
});

describe('shown amount between refreshes', () => {
  const anySection = fc
    .tuple(anyAmount, anyAmount)
    .map((ends) => ends.sort((a, b) => a - b) as [(typeof ends)[0], (typeof ends)[1]]);

  it('[T12] shown amount only rises inside its section, by at most 5 % of the way to the top', () => {
    fc.assert(
      fc.property(anySection, fc.array(share, { minLength: 200, maxLength: 200 }), (section, shares) => {
        const [low, high] = section;
        let shown = holdInSection(section, null, shares[0] ?? 0);
        for (const at of shares) {
          const next = raiseInSection(section, shown, at);
          expect(next).toBeGreaterThanOrEqual(shown);
          expect(next).toBeGreaterThanOrEqual(low);
          expect(next).toBeLessThanOrEqual(high);
          expect((next - shown) * 20).toBeLessThanOrEqual(high - shown);
          expect(Number.isSafeInteger(next)).toBe(true);
          shown = next;
        }
      }),
    );
  });

  it('[T12] shown amount falls only where its section has moved below it, and is unchanged where the section still contains it', () => {
    fc.assert(
      fc.property(anySection, fc.array(fc.tuple(anySection, share), { maxLength: 50 }), (first, moves) => {
        let shown = holdInSection(first, null, 0.5);
        for (const [section, at] of moves) {
          const [low, high] = section;
          const kept = holdInSection(section, shown, at);
          if (shown >= low && shown <= high) expect(kept).toBe(shown);
          else expect(kept).toBe(pickInSection(section, at));
          if (kept < shown) expect(shown).toBeGreaterThan(high);
          const next = raiseInSection(section, shown, at);
          if (next < shown) expect(shown).toBeGreaterThan(high);
          expect(next).toBeGreaterThanOrEqual(low);
          expect(next).toBeLessThanOrEqual(high);
          shown = next;
        }
      }),
    );
  });

  it('[T12] shown amount comes close to the top of its section in an hour and never exceeds it', () => {
    const section = [cents(597_000_000), cents(600_000_000)] as const;
    let shown = holdInSection(section, null, 0);
    for (let refresh = 0; refresh < 600; refresh += 1) shown = raiseInSection(section, shown, 0.5);
    expect(shown).toBeGreaterThan(599_990_000);
    expect(shown).toBeLessThanOrEqual(600_000_000);
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
