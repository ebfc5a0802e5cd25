import { describe, expect, it } from 'vitest';
import * as table from '../../../src/platform/path-constants.ts';
import { isAuthAddress, linkTo, paths } from '../../../src/platform/paths.ts';

describe('paths', () => {
  it('every path is unique', () => {
    expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
  });

  it.each([
    [linkTo(paths.wallets, { name: 'deposit', back: 1 }), '/wallets?name=deposit&back=1'],
    [linkTo(paths.walletsReceipt, { kind: 'deposit', number: 'd1' }), '/wallets/receipt/deposit/d1'],
    [linkTo(paths.withdrawal, { kind: 'bank' }), '/withdrawal/bank'],
    [linkTo(paths.withdrawal, { kind: 'ewallet', id: 'w1' }), '/withdrawal/ewallet?id=w1'],
    [linkTo(paths.gameStart, { gameId: 7, tryIt: 0 }), '/game/start?gameId=7&tryIt=0'],
    [linkTo(paths.complaintThread, { number: 'a/b' }), '/complaint/a%2Fb'],
    [linkTo(paths.fair, { round: 'a&b' }), '/fair?round=a%26b'],
  ])('%s is built from its path, segments and query', (made, address) => {
    expect(made).toBe(address);
  });

  it('address accepts the values of its own path only', () => {
    // @ts-expect-error: no such way to be paid
    linkTo(paths.withdrawal, { kind: 'cash' });
    // @ts-expect-error: a receipt has a number
    linkTo(paths.walletsReceipt, { kind: 'deposit' });
    // @ts-expect-error: a wallet's query has no gameId
    linkTo(paths.wallets, { name: 'deposit', gameId: 1 });
    // @ts-expect-error: nothing is to be filled in
    linkTo(paths.member, {});
    // @ts-expect-error: no such page
    expect(paths.nowhere).toBeUndefined();
  });

  it('sign-in pages are distinguished from members’ pages', () => {
    expect(isAuthAddress('/auth/login?type=account', [paths.authBind])).toBe(true);
    expect(isAuthAddress('/auth/bind', [paths.authBind])).toBe(false);
    expect(isAuthAddress('/member', [])).toBe(false);
  });
});
