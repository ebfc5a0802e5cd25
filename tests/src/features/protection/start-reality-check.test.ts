import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_CENTS } from '../../../../contract/money.ts';
import type { SelfLimited } from '../../../../contract/protection/protection-calls.ts';
import { startRealityCheck } from '../../../../src/features/protection/start-reality-check.ts';
import { closeAllOverlays, overlayStore } from '../../../../src/session/overlays/overlay-store.ts';
import { setProfile } from '../../../../src/session/player/profile-store.ts';
import { applyProtection, protectionStore } from '../../../../src/session/player/protection-store.ts';
import { signOut } from '../../../../src/session/sign-in/sign-out.ts';
import { somebody } from '../../session/support/somebody.ts';

const HOUR_MS = 3_600_000;
const session = { id: 's', startedAt: 0, lastSignInAt: null, staked: NO_CENTS, won: NO_CENTS };
/** The server's word; its clock is a day ahead of this machine's, which must not matter. */
let realityAt = 0;
let isReachable = true;
let loads = 0;
let stop = () => {};
const serverTime = () => 86_400_000 + performance.now();

function tell(): void {
  applyProtection({
    serverTime: serverTime(),
    limits: [],
    left: { deposit: null, loss: null, stake: null },
    breakUntil: null,
    isReviewDue: false,
    session: { startedAt: 0, staked: NO_CENTS, won: NO_CENTS, realityAt, timeUpAt: null },
  } satisfies SelfLimited);
}

const isShown = () => overlayStore.getState().stack.some(({ name }) => name === 'reality-check');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  realityAt = serverTime() + HOUR_MS;
  isReachable = true;
  loads = 0;
  setProfile(somebody({}), session);
  stop = startRealityCheck({
    load: async () => {
      loads += 1;
      if (!isReachable) throw new Error('unreachable');
      tell();
    },
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    onVisibilityChange: () => () => {},
    isHidden: () => false,
  });
});
afterEach(() => {
  stop();
  closeAllOverlays();
  signOut('chosen');
  vi.useRealTimers();
});

it('[R51] reality check opens when the server’s time has come, with figures requested at that moment', async () => {
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  expect(isShown()).toBe(false);
  expect(loads).toBe(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(loads).toBe(2);
  expect(isShown()).toBe(true);
});

it('[R51] reality check does not open where another tab has answered meanwhile', async () => {
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  realityAt += HOUR_MS;
  await vi.advanceTimersByTimeAsync(2);
  expect(isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(isShown()).toBe(true);
});

it('[R51] reality check reopens until it is answered, whatever else has closed it', async () => {
  await vi.advanceTimersByTimeAsync(HOUR_MS + 1);
  closeAllOverlays();
  expect(isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isShown()).toBe(true);
  realityAt = serverTime() + HOUR_MS;
  tell();
  expect(isShown()).toBe(false);
});

it('[R51] reality check opens offline too, with the last known figures', async () => {
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
  isReachable = false;
  await vi.advanceTimersByTimeAsync(2);
  expect(isShown()).toBe(true);
});

it('[R51] reality check renews its figures after a round, and clears all of them on sign-out', async () => {
  await vi.advanceTimersByTimeAsync(10);
  setProfile(somebody({}), { ...session, staked: 500 as never });
  await vi.advanceTimersByTimeAsync(10);
  expect(loads).toBe(2);
  setProfile(somebody({}), { ...session, staked: 500 as never });
  await vi.advanceTimersByTimeAsync(10);
  expect(loads).toBe(2);
  signOut('chosen');
  expect(protectionStore.getState().told).toBeNull();
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS);
  expect(isShown()).toBe(false);
});
