import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Amount, type Cents, cents } from '../../../contract/money.ts';
import type { AccountOf } from '../../../server/ledger/accounts.ts';
import { amountOf, type Entry, negate, transfer } from '../../../server/ledger/entries.ts';

describe('ledger entries', () => {
  it('[D03] transfer debits one account by the amount that it credits to the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        const entries = transfer(cents(amount), { from: 'player:coin', to: 'player:safebox' });
        expect(entries.map(({ account }) => account)).toEqual(['player:safebox', 'player:coin']);
        expect(entries.reduce((total, entry) => total + entry.amount, 0)).toBe(0);
        expect(entries[0]?.amount).toBe(amount);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    '[D03] amount of %d points is rejected as not whole',
    (value) => {
      expect(() => amountOf('points', value)).toThrow(new RangeError(`not a whole amount: ${value}`));
    },
  );

  it('[D03] negated amount keeps its unit', () => {
    expectTypeOf(negate(amountOf('diamonds', 3))).toEqualTypeOf<Amount<'diamonds'>>();
    expect(negate(amountOf('diamonds', 3))).toBe(-3);
  });

  it('[D03] account of one unit accepts no amount of another, by type', () => {
    expectTypeOf<'player:points'>().toExtend<AccountOf<'points'>>();
    expectTypeOf<'player:points'>().not.toExtend<AccountOf<'cents'>>();
    expectTypeOf<`provider:${string}`>().toExtend<AccountOf<'cents'>>();
    expectTypeOf<{ account: 'player:points'; amount: Cents }>().not.toExtend<Entry>();
    expectTypeOf<{ account: 'player:points'; amount: Amount<'points'> }>().toExtend<Entry>();
  });
});
