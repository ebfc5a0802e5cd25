import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshData } from '../../../contract/config/refresh-calls.ts';
import { startGame } from '../../../contract/games/game-calls.ts';
import { MaintenanceStatus } from '../../../contract/ids.ts';
import { NO_CENTS } from '../../../contract/money.ts';
import { getFamilyDecisions } from '../../../contract/protection/family-calls.ts';
import {
  FORBIDDEN_ACTS,
  RESTRICTION_KINDS,
  type Restriction,
  type RestrictionKind,
} from '../../../contract/protection/restrictions.ts';
import { OVERLAY_RULES } from '../../../src/app/overlay-rules.ts';
import { OVERLAYS } from '../../../src/app/overlay-table.ts';
import { pageStore } from '../../../src/app/page-store.ts';
import { showAddress } from '../../../src/app/pages.ts';
import { ROUTES } from '../../../src/app/route-table.ts';
import { momentText } from '../../../src/features/protection/limit-text.ts';
import { formatLocale } from '../../../src/platform/i18n.ts';
import type { OverlayName } from '../../../src/session/overlays/overlay-props.ts';
import { openOverlay, overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { refreshProfile } from '../../../src/session/player/refresh.ts';
import { someSession } from '../../src/session/support/somebody.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const UNTIL = Date.now() + 3 * 86_400_000;
/** In the market's zone, which the config brings. */
const when = () => momentText(UNTIL, formatLocale());
const ID = '0197a3c2-0000-7000-8000-000000000001';

/** What the server says with the next refresh. */
const fresh = (restrictions: Restriction[]) =>
  server().answer(refreshData, {
    coin: NO_CENTS,
    lottery: 0,
    vip: 0,
    vipExp: 0,
    userLevel: 0,
    bet: NO_CENTS,
    hasPassword: true,
    totalRecharge: NO_CENTS,
    hasKyc: 2,
    session: { ...someSession(), restrictions },
  });

function hold(...restrictions: Restriction[]): void {
  fresh(restrictions);
  profileStore.setState({ session: { ...someSession(), restrictions } });
}

/** Queries of pages that need one, or whose offer depends on it. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  activityInfo: ['?id=47'],
  emailDetail: [`?id=${ID}`],
  gameStart: ['?gameId=101&tryIt=0', '?gameId=101&tryIt=1'],
  wallets: ['', '?name=deposit', '?name=withdraw', '?name=deposit&back=1'],
};

/** Every page but that of the maintenance, which leads back to where the player was. */
const PAGES = Object.values(ROUTES).filter(({ name }) => name !== 'maintenance');
const ADDRESSES = PAGES.flatMap(({ name, path }) => {
  const plain = path
    .replace('/withdrawal/:kind', '/withdrawal/bank')
    .replace(':kind', 'deposit')
    .replace(/:(number|id)/, ID);
  return (QUERIES[name] ?? ['']).map((query) => plain + query);
});

/** Pages that are there for whoever may not play, whatever holds. */
const ALWAYS_OPEN = [
  '/wallets?name=withdraw',
  '/withdrawal/bank',
  '/wallets/record',
  '/wallets/card/edit',
  '/wallets/card/list',
  '/wallets/safebox',
  '/bonus/record',
  '/reward/record',
  '/vip/rebate/record',
  '/activity/lottery/order',
  '/activity/lottery/record',
  '/member',
  '/member/report',
  '/member/retrieve-balance',
  '/member/self-limited',
  '/member/status',
  '/member/data',
  '/member/profile/kyc',
  '/member/complaints',
  '/email',
  '/faq',
  '/feedback',
  '/service',
  '/complaint',
  '/terms-of-use',
];

/** What no restriction of play leaves standing, by the act that each offers. */
const OFFERING: Readonly<Record<string, 'deposit' | 'stake' | 'claim'>> = {
  '/': 'stake',
  '/game/search': 'stake',
  '/member/games': 'stake',
  '/wallets': 'deposit',
  '/wallets?name=deposit': 'deposit',
  '/wallets?name=deposit&back=1': 'deposit',
  '/activity/first-deposit': 'deposit',
  '/activity': 'claim',
  '/activity/info?id=47': 'claim',
  '/activity/jackpot': 'claim',
  '/activity/lottery': 'claim',
  '/activity/lottery/product': 'claim',
  '/activity/spin': 'claim',
  '/activity/sign-in': 'claim',
  '/activity/recharge': 'claim',
  '/activity/follow': 'claim',
  '/activity/bind': 'claim',
  '/activity/sign-up-bonus': 'claim',
  '/activity/slotshack': 'claim',
  '/activity/live': 'claim',
  '/bonus': 'claim',
  '/bonus/empty': 'claim',
  '/bonus/event': 'claim',
  '/bonus/rebate': 'claim',
  '/bonus/reward': 'claim',
  '/bonus/tasks': 'claim',
  '/bonus/vip': 'claim',
  '/rank': 'claim',
  '/share': 'claim',
  '/vip': 'claim',
  '/vip/empty': 'claim',
  '/vip/level': 'claim',
  '/vip/rebate': 'claim',
};

const forbids = (kind: RestrictionKind, act: string) =>
  kind !== 'identity' && FORBIDDEN_ACTS[kind].some((one) => one === act);

/** A member without a page around them: addresses are asked of the router alone. */
async function enter(restriction: Restriction): Promise<void> {
  await openPage('/member/status', { player: { id: 7 } });
  cleanup();
  hold(restriction);
}

async function pageAt(address: string): Promise<string> {
  history.replaceState(null, '', address);
  await showAddress();
  return pageStore.getState().route?.name ?? 'not-found';
}

beforeEach(() => server().answer(getFamilyDecisions, { decisions: [] }));

describe.each(RESTRICTION_KINDS)('%s', (kind) => {
  // The first of them loads every panel there is.
  it('[R51] status stands in place of each page that offers what is forbidden, and of no other', {
    timeout: 60_000,
  }, async () => {
    await enter({ kind, until: UNTIL });
    const wrong: string[] = [];
    for (const address of ADDRESSES) {
      const act = OFFERING[address];
      const isStatus = (await pageAt(address)) === 'memberStatus' && address !== '/member/status';
      if (isStatus !== (act !== undefined && forbids(kind, act))) wrong.push(address);
    }
    expect(wrong).toEqual([]);
  });

  it('[R51] withdrawal, records, help and limits stay open', async () => {
    await enter({ kind, until: UNTIL });
    const closed: string[] = [];
    for (const address of ALWAYS_OPEN)
      if (
        address !== '/member/status' &&
        ['memberStatus', 'not-found', 'authLogin'].includes(await pageAt(address))
      )
        closed.push(address);
    expect(closed).toEqual([]);
  });

  it('[R51] status opens in place of each overlay that spends, bets or claims what is forbidden', async () => {
    await enter({ kind, until: UNTIL });
    for (const name of Object.keys(OVERLAYS) as OverlayName[]) {
      const offers = OVERLAY_RULES[name]?.offers;
      if (!offers || !forbids(kind, offers)) continue;
      overlayStore.setState({ stack: [] });
      (openOverlay as (name: OverlayName, props: object) => void)(name, {});
      expect(
        overlayStore.getState().stack.map((one) => one.name),
        name,
      ).toEqual(['restriction']);
    }
    overlayStore.setState({ stack: [] });
  });

  it('[R51] status says what holds, until when, and leads to withdrawal, records and help', async () => {
    await openPage('/member/status', { player: { id: 7 } });
    act(() => hold({ kind, until: UNTIL }));
    const reason = await waitFor(() => {
      const found = document.querySelector(`[data-restriction="${kind}"]`);
      if (!found) throw new Error('no status yet');
      return found;
    });
    expect(reason.textContent).toContain(when());
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Withdraw money')).toBe('/wallets?name=withdraw');
    expect(link('Transactions and records')).toBe('/wallets/record');
    expect(screen.getByRole('button', { name: 'Help and someone to talk to' })).toBeTruthy();
  });
});

it('[R43, R51] page of the maintenance stands in place of each page but the law’s texts', async () => {
  const config = { maintenance: { status: MaintenanceStatus.closed, until: null } };
  await openPage('/member/status', { player: { id: 7 }, config });
  cleanup();
  const open: string[] = [];
  for (const address of ADDRESSES) if ((await pageAt(address)) !== 'maintenance') open.push(address);
  expect(open.toSorted()).toEqual(['/privacy-policy', '/terms-of-use']);
});

it('[R51] every overlay that spends, bets or claims says so in its rule', () => {
  const offering = (Object.keys(OVERLAYS) as OverlayName[]).filter((name) => OVERLAY_RULES[name]?.offers);
  expect(offering.toSorted()).toEqual(
    [
      'first-deposit',
      'first-deposit-tips',
      'game',
      'jackpot',
      'jackpot-board',
      'level-up',
      'rebate-waiting',
      'sign-in-calendar',
      'spin',
      'vip-gift',
    ].toSorted(),
  );
});

describe('restriction that begins elsewhere while a page is open', () => {
  it('[R51] next heartbeat closes the lobby and its sheets, and opens them again at the end', async () => {
    await openPage('/', { player: { id: 7 } });
    act(() => openOverlay('game', { gameId: 101 }));
    fresh([{ kind: 'break', until: UNTIL }]);
    await act(refreshProfile);
    expect(await screen.findByRole('heading', { name: 'You’re on a break' })).toBeTruthy();
    expect(overlayStore.getState().stack).toEqual([]);
    expect(location.pathname).toBe('/');
    fresh([]);
    await act(refreshProfile);
    await waitFor(() => expect(pageStore.getState().route?.name).toBe('home'));
  });

  it('[R51] refused call brings the status to a page that did not know of it', async () => {
    fresh([{ kind: 'break', until: UNTIL }]);
    server().reject(startGame, 'onBreak', { until: UNTIL });
    await openPage('/game/start?gameId=101&tryIt=0', { player: { id: 7 } });
    expect(await screen.findByRole('heading', { name: 'You’re on a break' })).toBeTruthy();
    expect(document.querySelector('[data-restriction] time')?.textContent?.includes(when())).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Find another game' })).toBeNull();
  });
});
