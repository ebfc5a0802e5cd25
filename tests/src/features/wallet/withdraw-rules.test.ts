import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { comparableName, withdrawalFee } from '../../../../contract/wallet/withdraw-rules.ts';
import type { Withdrawal } from '../../../../contract/wallet/withdrawal.ts';
import {
  expectedMs,
  pollIntervalMs,
  readWithdrawal,
  stagesOf,
  termsFor,
  usualTime,
} from '../../../../src/features/wallet/withdraw-rules.ts';

const PESOS = { locale: 'en-PH', sign: '₱' };

const METHOD = {
  name: 'bank' as const,
  isOpen: true,
  minAmount: cents(50_000),
  least: cents(50_000),
  maxAmount: cents(1_000_000),
  feeFixed: cents(1_500),
  feePpm: 10_000,
  institutions: [],
  usualMs: null,
  usualReviewedMs: null,
};
const SOME: Withdrawal = {
  withdrawalId: 'a',
  state: 'approved',
  kind: 'bank',
  bankName: 'BPI',
  number: '•••• 1234',
  amount: cents(50_000),
  fee: cents(0),
  requestedAt: 1,
  reviewingAt: null,
  approvedAt: 2,
  paidAt: null,
  rejectedAt: null,
  waitsFor: 'provider',
  rejectedBy: null,
  reason: '',
};
const steps = (changes: Partial<Withdrawal>) =>
  stagesOf({ ...SOME, ...changes }).map(({ name, state }) => `${name} ${state}`);

describe('expected duration of a withdrawal', () => {
  it('[R69] duration is shown before the request, by the times of others with and without a manual review', () => {
    const terms = { reviewedAbove: cents(100_000) };
    const method = { usualMs: 60_000, usualReviewedMs: 7_200_000 };
    expect(expectedMs(terms, method, cents(100_000))).toBe(60_000);
    expect(expectedMs(terms, method, cents(100_001))).toBe(7_200_000);
    expect(expectedMs(terms, METHOD, cents(0))).toBeNull();
  });
});

describe('typed withdrawal', () => {
  it.each([
    ['', 'empty'],
    ['abc', 'unreadable'],
    ['150,75', 'ambiguous'],
    ['600.755', 'decimals'],
    ['499.99', 'tooSmall'],
    ['10,000.01', 'tooLarge'],
    ['800', 'balance'],
  ])('[R69] amount %j is rejected because it is %s', (text, fieldError) => {
    expect(readWithdrawal(text, METHOD, cents(79_999), PESOS)).toMatchObject({ amount: null, fieldError });
  });

  it('[D03] fee and net amount are in whole cents', () => {
    expect(readWithdrawal('700.99', METHOD, cents(80_000), PESOS)).toEqual({
      amount: 70_099,
      fieldError: null,
      fee: 1_500 + 700,
      received: 70_099 - 2_200,
    });
    const half = { feeFixed: cents(0), feePpm: 500_000, minAmount: 1 };
    expect(withdrawalFee(cents(999_999_999_999), half)).toBe(499_999_999_999);
  });

  it('[R69] rest of a balance below the minimum is paid out whole, where it may be, and is too small elsewhere', () => {
    const rest = cents(1_234);
    const usable = termsFor(METHOD, rest, true);
    expect(readWithdrawal('12.34', usable, rest, PESOS)).toEqual({
      amount: rest,
      fieldError: null,
      fee: 0,
      received: rest,
    });
    expect(readWithdrawal('12.33', usable, rest, PESOS).fieldError).toBe('tooSmall');
    expect(readWithdrawal('12.34', termsFor(METHOD, rest, false), rest, PESOS).fieldError).toBe('tooSmall');
  });
});

describe('progress of a withdrawal', () => {
  it('[R69] review is shown only where there is one', () => {
    expect(steps({})).toEqual(['requested done', 'approved now', 'paid next']);
    expect(steps({ state: 'reviewing', reviewingAt: 1, approvedAt: null })).toEqual([
      'requested done',
      'reviewing now',
      'approved next',
      'paid next',
    ]);
    expect(steps({ state: 'paid', paidAt: 3 })).toEqual(['requested done', 'approved done', 'paid done']);
    expect(steps({ state: 'rejected', reviewingAt: 1, approvedAt: null, rejectedAt: 3 })).toEqual([
      'requested done',
      'reviewing done',
      'rejected done',
    ]);
  });

  it('[R69] status is polled often during automatic processing, rarely during a review, and never after', () => {
    const every = (state: Withdrawal['state']) => pollIntervalMs({ state });
    expect(
      ['requested', 'approved', 'reviewing', 'paid', 'rejected'].map((state) => every(state as 'paid')),
    ).toEqual([3_000, 3_000, 60_000, null, null]);
  });

  it.each([
    [1, 'minute', 1],
    [3_599_000, 'minute', 60],
    [3_600_000, 'hour', 1],
    [172_800_000, 'day', 2],
  ])('[R69] duration of %i ms is shown as %s, %i', (ms, unit, count) => {
    expect(usualTime(ms)).toEqual({ unit, count });
  });
});

it('[C33] payout account name matches however it is written', () => {
  expect(comparableName(' JOSÉ  P. Rizal-Mercado ')).toBe(comparableName('Jose P Rizal Mercado'));
  expect(comparableName('李明')).not.toBe(comparableName('李朋'));
});
