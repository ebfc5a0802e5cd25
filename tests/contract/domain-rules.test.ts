import { describe, expect, it } from 'vitest';
import { bodyBytesFor } from '../../contract/images.ts';
import {
  documentNumberOf,
  isAddressWhole,
  isDocumentNumber,
  isExpired,
  sidesOf,
} from '../../contract/kyc/kyc-rules.ts';
import { MAX_BODY_BYTES, MAX_KYC_IMAGE_BYTES } from '../../contract/limits.ts';
import { cents, NO_CENTS } from '../../contract/money.ts';
import { addCents, multiplyRate, subtractCents } from '../../contract/money-arithmetic.ts';
import { AVATAR_BYTES, findNicknameError, tidyNickname } from '../../contract/profile/profile-rules.ts';
import {
  isExclusionPeriod,
  MAX_EVIDENCE,
  MAX_EVIDENCE_BYTES,
} from '../../contract/protection/family-rules.ts';
import { CALLS } from '../../contract/registry.ts';
import { bonusOf, couponKindOf, shareWagering } from '../../contract/rewards/bonus-rules.ts';
import { caseKindOf, mayAdd, mayDispute } from '../../contract/rights/complaint-rules.ts';
import {
  findAccountNumberError,
  findWithdrawPasswordError,
  payoutNumber,
  plainNumber,
} from '../../contract/wallet/withdraw-rules.ts';

describe('rules of complaints', () => {
  const at = 1_000;

  it.each([
    ['open within its period', { state: 'open', dueAt: at + 1, closedBy: null }, false],
    ['open and overdue', { state: 'open', dueAt: at, closedBy: null }, true],
    ['answered', { state: 'answered', dueAt: at + 1, closedBy: null }, true],
    ['closed by the operator', { state: 'closed', dueAt: at + 1, closedBy: 'operator' }, true],
    ['closed by the player', { state: 'closed', dueAt: 0, closedBy: 'player' }, false],
    ['disputed already', { state: 'disputed', dueAt: 0, closedBy: null }, false],
  ] as const)('complaint that is %s may be escalated: %o %s', (_what, standing, may) => {
    expect(mayDispute(standing, at)).toBe(may);
  });

  it('complaint accepts further messages while it is open or answered', () => {
    const states = ['open', 'answered', 'closed', 'disputed'] as const;
    expect(states.map((state) => mayAdd({ state }))).toEqual([true, true, false, false]);
  });

  it('only a forfeiture is filed as an appeal', () => {
    expect([caseKindOf('forfeiture'), caseKindOf('payment')]).toEqual(['appeal', 'complaint']);
  });
});

describe('rules of identity documents', () => {
  it.each([
    ['PH-12-3456', 'PH123456', true],
    ['p 1234.567/8', 'P12345678', true],
    ['AB-12', 'AB12', false],
    ['ABCDE', 'ABCDE', false],
    ['1234567890123456789012345', '1234567890123456789012345', false],
    ['PH_12345', 'PH_12345', false],
    ['ＰＨ12345', 'PH12345', true],
  ])('document number %j reads as %s and is valid: %s', (typed, plain, isValid) => {
    expect([documentNumberOf(typed), isDocumentNumber(typed)]).toEqual([plain, isValid]);
  });

  it('identity document has a front side, and also a back side where its type has one', () => {
    expect(sidesOf({ hasBack: true })).toEqual(['front', 'back', 'selfie']);
    expect(sidesOf({ hasBack: false })).toEqual(['front', 'selfie']);
  });

  it.each([
    [true, '2026-03-10', false],
    [true, '2026-03-09', true],
    [true, null, true],
    [false, null, false],
    [false, '2000-01-01', false],
  ])('document with an expiry (%s) of %s is expired on 2026-03-10: %s', (hasExpiry, day, isOver) => {
    expect(isExpired({ hasExpiry }, day, '2026-03-10')).toBe(isOver);
  });

  it('address needs a street line and a city, and blanks do not count', () => {
    expect(isAddressWhole({ line: '12 Mabini St', city: 'Manila' })).toBe(true);
    expect(isAddressWhole({ line: ' ', city: 'Manila' })).toBe(false);
    expect(isAddressWhole({ line: '12 Mabini St', city: '' })).toBe(false);
  });
});

describe('rules of a nickname', () => {
  const bounds = { min: 2, max: 12 };

  it.each([
    ['Ana', null],
    ['李明', null],
    ['𝒜𝒷', null],
    ["O'Neil Jr.", null],
    ['A', 'length'],
    ['A'.repeat(13), 'length'],
    [' Ana', 'pattern'],
    ['-Ana', 'pattern'],
    ['Ana<b>', 'pattern'],
    ['An\u0301\u0301\u0301a', 'pattern'],
    ['Ana\u202eb', 'pattern'],
    ['Staff Ana', 'reserved'],
    ['CustomerServ', null],
    ['ADMIN_1', 'reserved'],
    ['官方小李', 'reserved'],
  ])('nickname %j has the error %s', (name, error) => {
    expect(findNicknameError(name, bounds)).toBe(error);
  });

  it('nickname is normalized to one form, with one blank between its words', () => {
    expect(tidyNickname('  Ana \t\n Maria ')).toBe('Ana Maria');
    expect(tidyNickname('Jose\u0301')).toBe('José');
  });
});

describe('rules of withdrawals', () => {
  it.each([
    ['739182', null],
    ['73918', 'length'],
    ['7391820', 'length'],
    ['73918a', 'digits'],
    ['７３９１８２', 'digits'],
    ['', 'length'],
    ['777777', 'tooSimple'],
    ['123456', 'tooSimple'],
    ['987654', 'tooSimple'],
    ['890123', null],
  ])('withdrawal password %j has the error %s', (password, error) => {
    expect(findWithdrawPasswordError(password, 6)).toBe(error);
  });

  it.each([
    ['0917 555-1234', '09175551234', null],
    ['ab-12', 'AB12', 'length'],
    ['0917_555_1234', '0917_555_1234', 'pattern'],
    ['091755512345678', '091755512345678', 'length'],
  ])('account number %j is kept as %s and has the error %s', (typed, plain, error) => {
    expect(plainNumber(typed)).toBe(plain);
    expect(findAccountNumberError(plain, { min: 6, max: 14 })).toBe(error);
  });

  it.each([
    ['ewallet', '+63 917 555 1234', '09175551234'],
    ['ewallet', '0063-917-555-1234', '09175551234'],
    ['ewallet', '+63 0917 555 1234', '09175551234'],
    ['ewallet', '0917\u2011555\u20131234', '09175551234'],
    ['ewallet', '\u200b0917\u00a0555\u22121234\u200e', '09175551234'],
    ['ewallet', '０９１７５５５１２３４', '09175551234'],
    ['bank', '+63 2 8123 4567', '0281234567'],
    ['bank', '0063 1234 5678 90', '00631234567890'],
    ['bank', '1234\u20115678\u20149012', '123456789012'],
  ] as const)('%s number %j as copied from a bank’s page is stored as %s', (kind, typed, stored) => {
    expect(payoutNumber(typed, kind, '63')).toBe(stored);
  });

  it('payout number of a market whose country is not known keeps its digits', () => {
    expect(payoutNumber('0063 917 555 1234', 'ewallet', null)).toBe('00639175551234');
  });
});

describe('rules of a bonus', () => {
  const terms = {
    percent: 50,
    fixed: NO_CENTS,
    maxBonus: cents(100_000),
    minDeposit: cents(10_000),
    multiple: 5,
    days: 7,
  };

  it.each([
    ['below the minimum brings nothing', terms, 9_999, null],
    ['brings its share', terms, 10_001, { bonus: 5_000, need: 25_000, cost: 1_000 }],
    ['brings the maximum at most', terms, 500_000, { bonus: 100_000, need: 500_000, cost: 20_000 }],
    [
      'brings a fixed amount',
      { ...terms, fixed: cents(3_333) },
      10_000,
      { bonus: 3_333, need: 16_665, cost: 667 },
    ],
    [
      'of the stated amount brings the share of its coupon',
      { ...terms, propId: 1201 },
      10_000,
      { bonus: 5_000, need: 25_000, cost: 1_000 },
    ],
    ['above the amount that its coupon states brings nothing', { ...terms, propId: 1299 }, 10_001, null],
    [
      'above the minimum of another coupon brings its share',
      { ...terms, propId: 1099 },
      10_002,
      { bonus: 5_001, need: 25_005, cost: 1_001 },
    ],
    ['with a share of zero brings nothing', { ...terms, percent: 0 }, 10_000, null],
    [
      'is wagered ten times at most',
      { ...terms, multiple: 40 },
      10_000,
      { bonus: 5_000, need: 50_000, cost: 2_000 },
    ],
  ])('deposit %s', (_what, offered, amount, brings) => {
    expect(bonusOf(offered, cents(amount), 40_000)).toEqual(brings);
  });

  it.each([
    [1000, null],
    [1001, 'percent'],
    [1099, 'percent'],
    [1100, null],
    [1201, 'fixedPercent'],
    [1299, 'fixedPercent'],
    [1301, 'give'],
    [1399, 'give'],
    [1400, null],
  ])('reward %i is a coupon of kind %s', (propId, kind) => {
    expect(couponKindOf(propId)).toBe(kind);
  });

  it.each([
    [0, []],
    [30, [['new', 30]]],
    [100, [['new', 100]]],
    [
      130,
      [
        ['new', 100],
        ['old', 30],
      ],
    ],
    [
      999,
      [
        ['new', 100],
        ['old', 200],
      ],
    ],
  ])('wagering of %i left is assigned to the newest deposits first', (left, shared) => {
    const deposits = [
      { id: 'new', amount: cents(100) },
      { id: 'old', amount: cents(200) },
    ];
    expect(shareWagering(deposits, cents(left)).map(({ id, left: own }) => [id, own])).toEqual(shared);
  });
});

describe('arithmetic of cents', () => {
  it('sum of nothing is zero, and a sum beyond safe integers is rejected', () => {
    expect(addCents()).toBe(0);
    expect(addCents(cents(1), cents(-3))).toBe(-2);
    expect(() => addCents(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
    expect(subtractCents(cents(5), cents(8))).toBe(-3);
  });

  it.each([
    [1_000, 25, 1_000, 25],
    [999, 1, 100, 9],
    [-999, 1, 100, -9],
    [9_000_000_000_000_000, 999_999, 1_000_000, 8_999_991_000_000_000],
  ])(
    'share of %i cents at %i of %i is %i, truncated towards zero',
    (amount, numerator, denominator, part) => {
      expect(multiplyRate(cents(amount), numerator, denominator)).toBe(part);
    },
  );
});

describe('body limits of calls with images', () => {
  it.each([
    ['uploadKyc', MAX_KYC_IMAGE_BYTES],
    ['updateProfile', AVATAR_BYTES],
    ['requestFamilyExclusion', MAX_EVIDENCE * MAX_EVIDENCE_BYTES],
  ])('body of %s has room for its images in base64 and for 8 kB beside them', (name, bytes) => {
    expect(CALLS.get(name)?.maxBodyBytes).toBe(Math.ceil(bytes / 3) * 4 + 8_192);
    expect(bodyBytesFor(bytes)).toBeGreaterThan(MAX_BODY_BYTES);
  });

  it('only calls with an image have a limit above the common one', () => {
    const large = [...CALLS.values()].filter(({ maxBodyBytes }) => maxBodyBytes !== undefined);
    expect(large.map(({ name }) => name).sort()).toEqual([
      'requestFamilyExclusion',
      'updateProfile',
      'uploadKyc',
      'uploadSupportImage',
    ]);
  });

  it('family request tells an exclusion period from a break', () => {
    expect([isExclusionPeriod('halfYear'), isExclusionPeriod('forGood'), isExclusionPeriod('day')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
