import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { pendingRequests } from '../../../src/platform/pending-requests.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import type { OverlayName } from '../../../src/session/overlays/overlay-props.ts';
import {
  openOverlay,
  overlayStore,
  planOpen,
  setOverlayRules,
} from '../../../src/session/overlays/overlay-store.ts';
import { gameDataStore } from '../../../src/session/player/game-data-store.ts';
import { startHeartbeat } from '../../../src/session/player/heartbeat.ts';
import {
  applyBalance,
  applyRefresh,
  isSignedIn,
  profileStore,
} from '../../../src/session/player/profile-store.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { savedAccount } from '../../../src/session/player/saved-account.ts';
import { completeSignIn, onSignedIn } from '../../../src/session/sign-in/sign-in.ts';
import { onSignedOut, signOut } from '../../../src/session/sign-in/sign-out.ts';
import { consumeWantedAddress, rememberWantedAddress } from '../../../src/session/sign-in/wanted-address.ts';
import { somebody, someSession } from './support/somebody.ts';

afterEach(() => signOut('chosen'));

describe('session', () => {
  it('[V06] player counts as signed in only with a profile id that is not zero', () => {
    expect(isSignedIn({ user: null, session: null })).toBe(false);
    expect(isSignedIn({ user: somebody({ id: 0 }), session: null })).toBe(false);
    expect(isSignedIn({ user: somebody({ id: 7 }), session: null })).toBe(true);
  });

  it('sign-in stores token, profile and account name, and publishes them', () => {
    let told = 0;
    const stop = onSignedIn(() => told++);
    completeSignIn({
      token: 'secret',
      userInfo: somebody({ account: 'player_one' }),
      session: someSession(),
    });
    stop();
    expect([tokenStore.read(), savedAccount(), told]).toEqual(['secret', 'player_one', 1]);
  });

  it('[T03] sign-out deletes token, player, red dots, activities, favourites and pending requests', () => {
    completeSignIn({ token: 'secret', userInfo: somebody({}), session: someSession() });
    gameDataStore.setState({ likeIds: [1] });
    redDotStore.setState({ hasMail: true });
    activityStore.setState({ activityIds: [20], isLoaded: true });
    pendingRequests.remember('recharge', 'id', {});
    const reasons: string[] = [];
    const stop = onSignedOut((reason) => reasons.push(reason));
    signOut('chosen');
    stop();
    expect(reasons).toEqual(['chosen']);
    expect(tokenStore.read()).toBeNull();
    expect(profileStore.getState()).toEqual({ user: null, session: null });
    expect(gameDataStore.getState().likeIds).toEqual([]);
    expect(redDotStore.getState().hasMail).toBe(false);
    expect(activityStore.getState()).toMatchObject({ activityIds: [], isLoaded: false });
    expect(pendingRequests.list()).toEqual([]);
  });

  it('expired session keeps pending requests: the same player retries them', () => {
    pendingRequests.remember('recharge', 'id', {});
    signOut('ended');
    expect(pendingRequests.list()).toHaveLength(1);
  });

  it('fresh figures are set for the player, and never for a guest', () => {
    const fresh = {
      coin: cents(900),
      lottery: 1,
      vip: 2,
      vipExp: 3,
      userLevel: 4,
      bet: cents(5),
      hasPassword: true,
      totalRecharge: cents(6),
      hasKyc: 2,
      session: someSession(),
    };
    applyRefresh(fresh);
    applyBalance(cents(1));
    expect(profileStore.getState().user).toBeNull();
    profileStore.setState({ user: somebody({ id: 7 }) });
    applyRefresh(fresh);
    expect(profileStore.getState().user).toMatchObject({ id: 7, coin: 900, hasKyc: 2 });
  });
});

describe('requested address before sign-in', () => {
  it('requested address is returned once', () => {
    rememberWantedAddress('/wallets?name=deposit');
    expect([consumeWantedAddress(), consumeWantedAddress()]).toEqual(['/wallets?name=deposit', '/']);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/auth/login'])(
    'never leads to %s',
    (address) => {
      rememberWantedAddress(address);
      expect(consumeWantedAddress()).toBe('/');
    },
  );
});

describe('overlay queue', () => {
  const auth = { group: 'auth' };
  const rules = { login: auth, register: auth, forgot: auth, fair: {} };
  const open = (stack: readonly OverlayName[], name: OverlayName) =>
    planOpen(
      stack.map((old, key) => ({ key, name: old, props: {} })),
      name,
      {},
      rules,
      99,
    ).map((overlay) => overlay.name);

  it.each<[OverlayName[], OverlayName]>([
    [['register'], 'login'],
    [['forgot'], 'login'],
    [['login'], 'register'],
    [['login'], 'forgot'],
  ])('[O04] overlay %j is replaced by %s', (stack, name) => {
    expect(open(stack, name)).toEqual([name]);
  });

  it('[O04] overlays of no group, or another, stay open', () => {
    expect(open(['help', 'login'], 'register')).toEqual(['help', 'register']);
  });

  it('overlay never opens twice: it comes to the top with new props', () => {
    setOverlayRules(rules);
    overlayStore.setState({ stack: [] });
    openOverlay('fair', { roundId: 'r1' });
    openOverlay('login');
    openOverlay('fair', { roundId: 'r2' });
    expect(overlayStore.getState().stack.map(({ name, props }) => [name, props])).toEqual([
      ['login', {}],
      ['fair', { roundId: 'r2' }],
    ]);
    overlayStore.setState({ stack: [] });
  });
});

describe('heartbeat', () => {
  let now = 0;
  let beats: number[] = [];
  let isHidden = false;
  let onVisibility = () => {};
  let timer: { at: number; work: () => void } | null = null;
  const advance = (ms: number) => {
    const end = now + ms;
    while (timer && timer.at <= end) {
      const { at, work } = timer;
      timer = null;
      now = at;
      work();
    }
    now = end;
  };
  const start = () =>
    startHeartbeat(
      {
        beat: async () => {
          beats.push(now);
        },
        isHidden: () => isHidden,
        onVisibilityChange: (listener) => {
          onVisibility = listener;
          return () => {
            onVisibility = () => {};
          };
        },
        after: (ms, work) => {
          const mine = { at: now + ms, work };
          timer = mine;
          return () => {
            if (timer === mine) timer = null;
          };
        },
      },
      () => now,
    );
  beforeEach(() => {
    now = 0;
    beats = [];
    isHidden = false;
    timer = null;
  });

  it('[K02] heartbeat is sent every 60 s', () => {
    const stop = start();
    advance(185_000);
    expect(beats).toEqual([60_000, 120_000, 180_000]);
    stop();
    advance(120_000);
    expect(beats).toHaveLength(3);
  });

  it('[T16] heartbeat pauses while hidden, and is sent at once when a minute has passed meanwhile', () => {
    const stop = start();
    advance(30_000);
    isHidden = true;
    onVisibility();
    advance(300_000);
    expect(beats).toEqual([]);
    isHidden = false;
    onVisibility();
    advance(0);
    expect(beats).toEqual([330_000]);
    stop();
  });

  it('[T16] heartbeat waits for the rest of the minute after a short absence', () => {
    const stop = start();
    advance(10_000);
    isHidden = true;
    onVisibility();
    advance(5_000);
    isHidden = false;
    onVisibility();
    advance(45_000);
    expect(beats).toEqual([60_000]);
    stop();
  });
});
