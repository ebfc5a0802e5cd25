import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { depositStateSchema } from '../../../../contract/wallet/wallet-calls.ts';
import {
  hasEnded,
  makeOffer,
  mostToDeposit,
  readAmount,
  readWalletQuery,
  timeLeft,
} from '../../../../src/features/wallet/deposit-rules.ts';
import { channel, trade } from './trade.ts';

describe('deposit channel', () => {
  it('[T13] chosen channel is kept, else the last used, else the flagged, else the first', () => {
    expect(makeOffer(trade({ lastRechargeTypeId: 2 }), 3).channel?.id).toBe(3);
    expect(makeOffer(trade({ lastRechargeTypeId: 3 }), 99).channel?.id).toBe(3);
    expect(makeOffer(trade({}), null).channel?.id).toBe(2);
    const unflagged = { '7': channel(7, { sort: 2 }), '8': channel(8, { sort: 1 }) };
    expect(makeOffer(trade({ appRechargeTypeMap: unflagged }), null).channel?.id).toBe(8);
  });

  it('[T13] closed channel is never shown, also when it was the last used', () => {
    const map = { '1': channel(1, { status: 0 }), '2': channel(2) };
    const offer = makeOffer(trade({ appRechargeTypeMap: map, lastRechargeTypeId: 1 }), 1);
    expect(offer.channels.map(({ id }) => id)).toEqual([2]);
    expect(offer.channel?.id).toBe(2);
  });

  it('last used channel comes first', () => {
    expect(makeOffer(trade({ lastRechargeTypeId: 3 }), null).channels.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it('[V02] minAmount applies at first, and minAmount2 once the player has deposited and the market says so', () => {
    expect(makeOffer(trade({ totalRecharge: cents(0) }), 1).minimum).toBe(100);
    expect(makeOffer(trade({ totalRecharge: cents(5000) }), 1).minimum).toBe(10_000);
    expect(makeOffer(trade({ totalRecharge: cents(5000), minRechargeStatus: 0 }), 1).minimum).toBe(100);
  });

  it('[V03] only amounts between the minimum and the maximum are offered, in order', () => {
    expect(makeOffer(trade({}), 1).items.map(({ price }) => price)).toEqual([5000, 10_000, 20_000]);
    const later = makeOffer(trade({ totalRecharge: cents(1) }), 1);
    expect(later.items.map(({ price }) => price)).toEqual([10_000, 20_000]);
  });

  it('[V02] higher minimum of later deposits is announced before the first one', () => {
    expect(makeOffer(trade({}), 1)).toMatchObject({ laterMinimum: 10_000, isLaterDeposit: false });
    expect(makeOffer(trade({ totalRecharge: cents(1) }), 1)).toMatchObject({
      laterMinimum: null,
      isLaterDeposit: true,
    });
    expect(makeOffer(trade({ minRechargeStatus: 0 }), 1).laterMinimum).toBeNull();
  });

  it('no channel is selected where none is open', () => {
    expect(makeOffer(trade({ appRechargeTypeMap: {} }), null)).toMatchObject({ channel: null, items: [] });
  });
});

describe('deposit amount', () => {
  const bounds = { minimum: cents(10_000), maximum: cents(50_000), left: null };

  it.each([
    ['', 'empty'],
    ['five', 'unreadable'],
    ['1.234', 'decimals'],
    ['150,75', 'ambiguous'],
    ['-200', 'unreadable'],
    ['99.99', 'tooSmall'],
    ['500.01', 'tooLarge'],
  ] as const)('[V02] says of %j that it is %s', (text, fieldError) => {
    expect(readAmount(text, bounds, { locale: 'en-PH', sign: '₱' })).toEqual({ amount: null, fieldError });
  });

  it('amount at either bound is accepted', () => {
    expect(readAmount('100', bounds, { locale: 'en-PH', sign: '₱' }).amount).toBe(10_000);
    expect(readAmount('500.00', bounds, { locale: 'en-PH', sign: '₱' }).amount).toBe(50_000);
  });

  it('[R51] amount above what the own limit leaves is told apart from one above the channel’s maximum', () => {
    const limited = { ...bounds, left: cents(20_000) };
    expect(readAmount('200', limited, { locale: 'en-PH', sign: '₱' }).amount).toBe(20_000);
    expect(readAmount('200.01', limited, { locale: 'en-PH', sign: '₱' }).fieldError).toBe('overLimit');
    expect(readAmount('500.01', limited, { locale: 'en-PH', sign: '₱' }).fieldError).toBe('tooLarge');
    expect([mostToDeposit(bounds), mostToDeposit(limited)]).toEqual([50_000, 20_000]);
  });
});

it('[R65] wallet reads name and back from the address, and shows the deposit for anything else', () => {
  const offerId = null;
  expect(readWalletQuery('name=withdraw&back=1')).toEqual({ tab: 'withdraw', hasBack: true, offerId });
  expect(readWalletQuery('?name=deposit')).toEqual({ tab: 'deposit', hasBack: false, offerId });
  expect(readWalletQuery('name=card')).toEqual({ tab: 'deposit', hasBack: false, offerId });
  expect(readWalletQuery('offer=firstDeposit').offerId).toBe('firstDeposit');
});

it('wallet knows which states are final and how long a page is open', () => {
  expect(depositStateSchema.options.filter((state) => !hasEnded(state))).toEqual(['created', 'pending']);
  expect(timeLeft({ expiresAt: 5000 }, 2000)).toBe(3000);
  expect(timeLeft({ expiresAt: 5000 }, 9000)).toBe(0);
});
