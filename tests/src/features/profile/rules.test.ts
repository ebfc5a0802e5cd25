import { expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { kycStateOf, netOf } from '../../../../src/features/profile/rules.ts';
import { initialOf } from '../../../../src/ui/initial-of.ts';

it('[R44] member page names each state of the identity check, and an unknown one as not verified', () => {
  expect([0, 1, 2, 3, 9].map(kycStateOf)).toEqual(['none', 'pending', 'approved', 'rejected', 'none']);
});

it('[R44] member page shows a loss of the session below zero', () => {
  expect(netOf({ staked: cents(500), won: cents(120) })).toBe(-380);
});

it('avatar initial is a whole character', () => {
  expect(initialOf('maria')).toBe('M');
  expect(initialOf('𝒜lpha')).toBe('𝒜');
  expect(initialOf(' ')).toBe('?');
});
