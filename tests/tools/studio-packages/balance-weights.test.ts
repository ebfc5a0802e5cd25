import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceWeights } from '../../../tools/studio-packages/maths/balance-weights.ts';

const meanOf = (payouts: readonly number[], weights: readonly bigint[]) => {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const paid = weights.reduce((total, weight, at) => total + weight * BigInt(payouts[at] ?? 0), 0n);
  return { paid, sum };
};

describe('weights of drawn rounds', () => {
  it('weights return exactly the wanted mean, and none is 0', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(50_000), { maxLength: 60 }),
        fc.integer({ min: 1, max: 5_000 }),
        (some, mean) => {
          const payouts = [0, ...some, mean + 1];
          const weights = balanceWeights(payouts, mean);
          const { paid, sum } = meanOf(payouts, weights);
          expect(paid).toBe(sum * BigInt(mean));
          expect(weights.every((weight) => weight > 0n)).toBe(true);
        },
      ),
    );
  });

  it('rounds on one side of the mean keep equal weights', () => {
    expect(balanceWeights([0, 0, 50, 200], 100)).toEqual([2n, 2n, 2n, 5n]);
  });

  it.each([[[0, 50]], [[150, 200]]])('rounds %j, all on one side of the mean, are refused', (payouts) => {
    expect(() => balanceWeights(payouts, 100)).toThrow('no weights return 100');
  });
});
