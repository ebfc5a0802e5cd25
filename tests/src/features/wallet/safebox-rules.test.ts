import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import type { SafeboxTerms } from '../../../../contract/wallet/safebox-calls.ts';
import { mostToMove, readMove } from '../../../../src/features/wallet/safebox-rules.ts';

const PESOS = { locale: 'en-PH', sign: '₱' };

const terms: SafeboxTerms = {
  coin: cents(50_050),
  safebox: cents(9_050),
  hasPassword: true,
  passwordLength: 6,
  passwordLockedUntil: null,
  minAmount: cents(100),
  maxHeld: cents(50_000),
};

describe('safebox transfer', () => {
  it('[C90] whole balance can be moved out, and as much moved in as still fits', () => {
    expect(mostToMove(terms, 'in')).toBe(40_950);
    expect(mostToMove(terms, 'out')).toBe(9_050);
    expect(mostToMove({ ...terms, safebox: cents(60_000) }, 'in')).toBe(0);
  });

  it.each([
    ['', 'in', 'empty'],
    ['much', 'in', 'unreadable'],
    ['150,75', 'in', 'ambiguous'],
    ['0.50', 'in', 'tooSmall'],
    ['500.51', 'in', 'balance'],
    ['410', 'in', 'full'],
    ['90.51', 'out', 'held'],
    ['409.50', 'in', null],
    ['90.50', 'out', null],
  ] as const)('[C90] "%s" %s: %s', (text, direction, fieldError) => {
    expect(readMove(text, terms, direction, PESOS).fieldError).toBe(fieldError);
  });

  it('[C90] last few cents may be moved out, though they are below the minimum', () => {
    expect(readMove('0.07', { ...terms, safebox: cents(7) }, 'out', PESOS).fieldError).toBeNull();
  });
});
