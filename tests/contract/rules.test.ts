import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInYears, findAccountError, findPasswordError } from '../../contract/auth/identity-rules.ts';
import { ERROR_CODES, errorKeyOf } from '../../contract/errors.ts';
import { ActivityId, CodePurpose, LoginType, SocialProvider } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import { chooseChannel, minimumDeposit, offeredItems } from '../../contract/wallet/deposit-rules.ts';

const BOUNDS = { min: 6, max: 20 };

describe('account and age rules', () => {
  it('[V01] account name must begin with a letter and stay within its bounds', () => {
    expect(findAccountError('abc_12', BOUNDS)).toBeNull();
    expect(findAccountError('abc12', BOUNDS)).toBe('length');
    expect(findAccountError('_abc12', BOUNDS)).toBe('pattern');
    expect(findAccountError('abc-12', BOUNDS)).toBe('pattern');
  });

  it('[V01] password must have a letter and a digit and stay within its bounds', () => {
    expect(findPasswordError('пароль12', { min: 8, max: 32 })).toBeNull();
    expect(findPasswordError('abc12', { min: 8, max: 32 })).toBe('length');
    expect(findPasswordError('abcdefgh', { min: 8, max: 32 })).toBe('letterAndDigit');
    expect(findPasswordError('12345678', { min: 8, max: 32 })).toBe('letterAndDigit');
  });

  it.each([
    ['2005-03-11', '2026-03-10', 20],
    ['2005-03-10', '2026-03-10', 21],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2028-02-29', 24],
  ])('[V05] age of a person born %s on %s is %i', (birth, today, years) => {
    expect(ageInYears(birth, today)).toBe(years);
  });

  it.each(['2026-03-11', '2005-02-30', '2005-13-01', '05-03-10', ''])(
    '[V05] birth date %j has no age',
    (birth) => {
      expect(ageInYears(birth, '2026-03-10')).toBeNull();
    },
  );

  it('[V05] age never decreases from one day to the next', () => {
    const day = (offset: number) =>
      new Date(Date.UTC(2020, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10);
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 0 }), fc.integer({ min: 1, max: 9_000 }), (birth, now) => {
        const [before, after] = [ageInYears(day(birth), day(now)), ageInYears(day(birth), day(now + 1))];
        expect(after).toBeGreaterThanOrEqual(before ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

const channel = (minAmount: number | null, minAmount2: number | null) => ({
  minAmount: minAmount === null ? null : cents(minAmount),
  minAmount2: minAmount2 === null ? null : cents(minAmount2),
});

describe('deposit rules', () => {
  it.each([
    ['the channel’s first minimum before any deposit', 500, 9_000, 0, 1, 500],
    ['the channel’s second minimum after a deposit', 500, 9_000, 1, 1, 9_000],
    ['the first minimum where the market has no second', 500, 9_000, 1, 0, 500],
    ['100 cents where the channel has none', null, null, 0, 1, 100],
    ['10000 cents after a deposit where the channel has none', null, null, 1, 1, 10_000],
  ])('[V02] minimum deposit is %s', (_what, first, second, recharged, status, minimum) => {
    const player = { totalRecharge: cents(recharged), minRechargeStatus: status };
    expect(minimumDeposit(channel(first, second), player)).toBe(minimum);
  });

  it('[V03] offered amounts are at or above the minimum, in ascending order', () => {
    const items = [500, 100, 99, 1_000].map((price) => ({ price: cents(price) }));
    expect(offeredItems(items, cents(100)).map(({ price }) => price)).toEqual([100, 500, 1_000]);
  });

  it('[T13] selected channel is the saved one, else the last used, else the flagged, else the first', () => {
    const [one, two, three] = [1, 2, 3].map((id) => ({ id, isDefault: id === 2 ? 1 : 0 }));
    const all = [one, two, three] as { id: number; isDefault: number }[];
    expect(chooseChannel(all, 3, 1)).toBe(three);
    expect(chooseChannel(all, 9, 1)).toBe(one);
    expect(chooseChannel(all, null, 9)).toBe(two);
    expect(chooseChannel([three, one] as typeof all, null, 0)).toBe(three);
    expect(chooseChannel([], null, 0)).toBeNull();
  });
});

describe('wire values', () => {
  it('each error has a unique code and is found by it', () => {
    const codes = Object.values(ERROR_CODES);
    expect(new Set(codes).size).toBe(codes.length);
    for (const [key, code] of Object.entries(ERROR_CODES)) expect(errorKeyOf(code)).toBe(key);
    expect(errorKeyOf(4711)).toBeNull();
  });

  it('[D14] [D15] [D16] login types, code purposes and provider ids have their fixed values', () => {
    expect(LoginType).toEqual({ phone: 1, account: 2, phoneNoOtp: 3 });
    expect(CodePurpose).toEqual({ register: 0, bind: 1, forget: 2, loginAndRegister: 3 });
    expect(SocialProvider).toEqual({ facebook: 3, line: 4, google: 5 });
  });

  it('each of the 38 activities has a unique id', () => {
    const ids = Object.values(ActivityId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([4, 8, 20, 25, 36, 44, 47, 60, 61, 10_000]));
  });
});
