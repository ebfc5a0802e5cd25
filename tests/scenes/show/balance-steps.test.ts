import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { balanceAfter } from '../../../scenes/show/flight-to-balance.ts';

describe('balance while coins arrive', () => {
  it('balance only rises, and has the whole win with the last coin', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 13 }).map(cents);
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 1, max: 60 }), (before, won, count) => {
        const shown = Array.from({ length: count + 1 }, (_, arrived) =>
          balanceAfter(before, won, arrived, count),
        );
        expect(shown[0]).toBe(before);
        expect(shown.at(-1)).toBe(before + won);
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      }),
    );
  });
});
