import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { amountAt, planRise } from '../../../scenes/show/rising-amount.ts';

const amounts = fc.integer({ min: 0, max: 10 ** 14 }).map(cents);
const spans = fc.double({ min: 0, max: 20, noNaN: true });
const moments = fc.array(fc.double({ min: -1, max: 30, noNaN: true }), { minLength: 2, maxLength: 60 });

describe('rising amount', () => {
  it('amount never falls, never exceeds its target and is whole cents at every moment', () => {
    fc.assert(
      fc.property(amounts, amounts, spans, moments, (shown, amount, seconds, times) => {
        const rise = planRise(shown, amount, seconds);
        let before = shown;
        for (const time of times.toSorted((a, b) => a - b)) {
          const now = amountAt(rise, time);
          expect(Number.isSafeInteger(now)).toBe(true);
          expect(now).toBeGreaterThanOrEqual(before);
          expect(now).toBeLessThanOrEqual(rise.to);
          before = now;
        }
      }),
    );
  });

  it('amount ends exactly on its target, and stays there', () => {
    fc.assert(
      fc.property(amounts, amounts, spans, spans, (shown, amount, seconds, after) => {
        const rise = planRise(shown, amount, seconds);
        expect(amountAt(rise, seconds + after)).toBe(Math.max(shown, amount));
      }),
    );
  });

  it('amount continues from the shown value, however often the target changes', () => {
    const turns = fc.array(fc.record({ amount: amounts, seconds: spans, wait: spans }), { maxLength: 12 });
    fc.assert(
      fc.property(amounts, turns, (start, list) => {
        let shown = start;
        for (const { amount, seconds, wait } of list) {
          const rise = planRise(shown, amount, seconds);
          expect(amountAt(rise, 0)).toBeGreaterThanOrEqual(shown);
          const now = amountAt(rise, wait);
          expect(now).toBeGreaterThanOrEqual(shown);
          shown = now;
        }
      }),
    );
  });

  it('amount is at its start before its duration begins', () => {
    const rise = planRise(cents(100), cents(900), 2);
    expect([-1, 0, Number.NaN].map((time) => amountAt(rise, time))).toEqual([100, 100, 100]);
  });
});
