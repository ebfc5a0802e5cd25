import { describe, expect, it } from 'vitest';
import type { Activity } from '../../../contract/config/app-config.ts';
import { itemOfRoute, NAVIGATION_ITEMS } from '../../../src/app/frame/navigation-items.ts';
import { checkGuard, type GuardFacts, loginAddress } from '../../../src/app/guard.ts';
import { findRoute, ROUTES } from '../../../src/app/route-table.ts';
import { isAppWebview } from '../../../src/platform/app-webview.ts';

const guest: GuardFacts = {
  isSignedIn: false,
  isUnproven: false,
  isInMaintenance: false,
  isForbidden: false,
  hasSavedAccount: false,
  activity: null,
};
const routeOf = (address: string) => {
  const url = new URL(address, 'http://house.example');
  return findRoute(url.pathname, url.searchParams)?.route ?? null;
};

/** Pages that have it as soon as they are there. */
const BUBBLE_PAGES = /^(home|member|gameStart|vipLevel|agent|bonus.*)$/;

describe('[O21] jackpot button', () => {
  it('button floats over home, a game, the member page, the VIP levels, the agent page and the bonus pages, and over no other page', () => {
    const routes = Object.values(ROUTES);
    const floats = routes.filter(({ hasBubble }) => hasBubble).map(({ name }) => name);
    expect(floats.toSorted()).toEqual([
      'agent',
      ...[
        'bonus',
        'bonusEmpty',
        'bonusEvent',
        'bonusRebate',
        'bonusRecord',
        'bonusReward',
        'bonusTasks',
        'bonusVip',
      ],
      ...['gameStart', 'home', 'member', 'vipLevel'],
    ]);
    expect(floats).toEqual(routes.filter(({ name }) => BUBBLE_PAGES.test(name)).map(({ name }) => name));
  });
});

describe('route table', () => {
  it.each([
    ['/', 'home'],
    ['/auth/login?type=account', 'authLogin'],
    ['/auth/accountLogin', 'authAccountLogin'],
    ['/game/start?gameId=101&tryIt=1', 'gameStart'],
    ['/wallets?name=deposit&back=1', 'wallets'],
    ['/wallets/', 'wallets'],
    ['/wallets/card/edit?id=1', 'walletsCardEdit'],
    ['/wallets/card/list', 'walletsCardList'],
    ['/wallets/receipt/deposit/d1', 'walletsReceipt'],
    ['/wallets/record?kind=bet', 'walletsRecord'],
    ['/withdrawal/bank', 'withdrawal'],
    ['/withdrawal/ewallet/', 'withdrawal'],
  ])('address leads %s to %s', (address, name) => {
    expect(routeOf(address)?.name).toBe(name);
  });

  it.each([
    '/nowhere',
    '/wallets/nowhere',
    '/wallets/receipt/bet/1',
    '/withdrawal',
    '/withdrawal/cash',
    '/Wallets',
    '/vip/levels',
    '/member/'.repeat(2),
  ])('[R70][E06] no route matches %s', (address) => {
    expect(routeOf(address)).toBeNull();
    expect(checkGuard(routeOf(address), guest)).toEqual({ kind: 'not-found' });
  });

  it.each(['/game/start', '/game/start?gameId=abc', '/game/start?gameId=1&tryIt=2', '/wallets?name=steal'])(
    '[E06] takes %s, whose query makes no sense, for not found',
    (address) => {
      expect(routeOf(address)).toBeNull();
    },
  );

  it.each([
    ['/wallets/receipt/withdrawal/w-1/', { kind: 'withdrawal', number: 'w-1' }],
    ['/withdrawal/bank', { kind: 'bank' }],
    ['/complaint/ab12', { number: 'AB12' }],
    ['/member', {}],
  ])('params of %s are read once, for its panel', (path, params) => {
    expect(findRoute(path)?.params).toEqual(params);
  });

  it('every navigation item leads to a page, and a page marks its item', () => {
    for (const { target } of NAVIGATION_ITEMS) {
      if ('path' in target) expect(routeOf(target.path)).not.toBeNull();
    }
    const itemAt = (address: string) => itemOfRoute(routeOf(address));
    expect(['/auth/login', '/member/profile', '/wallets/record', '/terms-of-use', '/'].map(itemAt)).toEqual([
      'member',
      'member',
      'wallets',
      null,
      'home',
    ]);
  });
});

describe('route guards', () => {
  it.each(['/member', '/wallets', '/wallets/record'])(
    'member whom the server could not be asked about waits at %s and is not sent to sign-in',
    (address) => {
      const unproven = { ...guest, isUnproven: true, hasSavedAccount: true };
      expect(checkGuard(routeOf(address), unproven)).toEqual({ kind: 'wait' });
      expect(checkGuard(routeOf('/'), unproven)).toEqual({ kind: 'enter' });
      expect(checkGuard(routeOf(address), { ...unproven, isSignedIn: true })).toEqual({ kind: 'enter' });
    },
  );

  it.each(['/member', '/member/games', '/wallets', '/game/start?gameId=101'])(
    '[V10][V08] sends a guest from %s to the sign-in and brings them back',
    (address) => {
      expect(checkGuard(routeOf(address), guest)).toEqual({
        kind: 'redirect',
        to: '/auth/login',
        remembers: true,
      });
      expect(checkGuard(routeOf(address), { ...guest, isSignedIn: true })).toEqual({ kind: 'enter' });
    },
  );

  it('[T01] sign-in opens on the account tab where this device knows an account', () => {
    expect(loginAddress(true)).toBe('/auth/login?type=account');
    expect(checkGuard(routeOf('/member'), { ...guest, hasSavedAccount: true })).toMatchObject({
      to: '/auth/login?type=account',
    });
  });

  it('[T18][E05] maintenance sends every page but the legal texts to its own page, and back after it', () => {
    const closed = { ...guest, isInMaintenance: true };
    expect(checkGuard(routeOf('/'), closed)).toEqual({
      kind: 'redirect',
      to: '/maintenance',
      remembers: true,
    });
    expect(checkGuard(routeOf('/terms-of-use'), closed)).toEqual({ kind: 'enter' });
    expect(checkGuard(routeOf('/maintenance'), closed)).toEqual({ kind: 'enter' });
    expect(checkGuard(routeOf('/maintenance'), guest)).toEqual({ kind: 'return' });
  });

  const activity = (unloginShowStatus: number): Activity => ({
    id: 50,
    type: 0,
    sort: 1,
    title: 'Rankings',
    clickType: 1,
    clickAction: '/rank',
    unloginShowStatus,
    themeUrl: '',
    startAt: 0,
    endAt: 1,
  });
  const rank = { ...ROUTES.home, guard: 'activity' } as const;

  it('[V07] guest sees an activity only when it is open to guests', () => {
    expect(checkGuard(rank, { ...guest, activity: activity(1) })).toEqual({ kind: 'enter' });
    expect(checkGuard(rank, { ...guest, activity: activity(0) })).toMatchObject({
      kind: 'redirect',
      remembers: true,
    });
    expect(checkGuard(rank, { ...guest, isSignedIn: true, activity: activity(0) })).toEqual({
      kind: 'enter',
    });
    expect(checkGuard(rank, { ...guest, isSignedIn: true })).toEqual({ kind: 'not-found' });
  });
});

describe('in-app browsers', () => {
  it.each([
    'Mozilla/5.0 (Linux; Android 14) FBAN/FB4A;FBAV/480',
    'Mozilla/5.0 (iPhone) Instagram 320.0',
    'Mozilla/5.0 (Linux; Android 13) musical_ly_2023 BytedanceWebview/d8a21c6',
    'Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0',
    'Mozilla/5.0 (iPhone) Line/14.1',
  ])('[T17] user agent is recognised as %s', (agent) => {
    expect(isAppWebview(agent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/130 Safari/537.36 Online/1',
  ])('[T17] user agent is not an in-app browser: %s', (agent) => {
    expect(isAppWebview(agent)).toBe(false);
  });
});
