import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { ClaimFlights } from '../../../src/app/frame/claim-flight.tsx';
import { CountingBalance } from '../../../src/app/frame/counting-balance.tsx';
import { TopBar } from '../../../src/app/frame/top-bar.tsx';
import {
  claimFlightStore,
  endFlight,
  flyClaim,
  landShare,
} from '../../../src/session/claims/claim-flight.ts';
import { applyClaim } from '../../../src/session/claims/claimed-balance.ts';
import { preferencesStore } from '../../../src/session/config/preferences-store.ts';
import { applyBalance } from '../../../src/session/player/profile-store.ts';
import { observeClaimFlight } from '../../../src/stage/observe-claim-flight.ts';
import { showPart } from '../support/open-page.tsx';

const PLACE = { x: 10, y: 400, width: 80, height: 40 };
const SIX_PESOS: Reward[] = [{ propId: 2001, count: 600 }];

const openBar = () =>
  showPart(
    <>
      <TopBar />
      <CountingBalance />
    </>,
    [],
    { player: { id: 7, coin: cents(60_000) } },
  );

const link = () => screen.getByRole('link', { name: /^Balance/ });
const figures = () => [...link().querySelectorAll('[data-figure]')].map(({ textContent }) => textContent);
/** The one that is seen. */
const shown = () => figures().at(-1);
const claim = (coin: number, rewards: readonly Reward[]) =>
  act(() => applyClaim({ coin: cents(coin), rewards }));
const fly = (rewards: readonly Reward[]) => {
  act(() => flyClaim(PLACE, rewards));
  return claimFlightStore.getState().flight?.key ?? 0;
};

beforeEach(() => preferencesStore.setState({ isMotionReduced: false }));
afterEach(() => {
  vi.useRealTimers();
  claimFlightStore.setState({ flight: null, held: cents(0) });
  preferencesStore.setState({ isMotionReduced: false });
});

describe('balance while a claim flies to it', () => {
  it('[C49] figure counts up as the coins land, never above the new balance, and readers hear that one at once', async () => {
    await openBar();
    claim(60_600, SIX_PESOS);
    expect([shown(), link().getAttribute('aria-label')]).toEqual(['₱600.00', 'Balance ₱606.00. Open wallet']);
    const key = fly(SIX_PESOS);
    const seen = [1, 2, 3, 4].map((coin) => {
      act(() => landShare(key, coin / 4));
      return shown();
    });
    expect(seen).toEqual(['₱601.50', '₱603.00', '₱604.50', '₱606.00']);
    expect(figures()).toEqual(['₱606.00']);
    act(() => endFlight(key));
    expect(figures()).toEqual(['₱606.00']);
  });

  it('[C49] balance that changes for another reason meanwhile is followed at once', async () => {
    await openBar();
    claim(60_600, SIX_PESOS);
    fly(SIX_PESOS);
    act(() => applyBalance(cents(50_600)));
    expect(shown()).toBe('₱500.00');
    act(() => applyBalance(cents(100)));
    expect(shown()).toBe('₱0.00');
  });

  it('[C49] another claim meanwhile shows the first one as landed, and counts its own', async () => {
    await openBar();
    claim(60_600, SIX_PESOS);
    const first = fly(SIX_PESOS);
    claim(60_700, [{ propId: 2001, count: 100 }]);
    const second = fly([{ propId: 2001, count: 100 }]);
    expect(shown()).toBe('₱606.00');
    act(() => landShare(first, 0.5));
    expect(shown()).toBe('₱606.00');
    act(() => landShare(second, 1));
    expect(figures()).toEqual(['₱607.00']);
  });

  it('[C49] with less motion, and for what is no money, the balance shows what it is', async () => {
    await openBar();
    claim(60_000, [{ propId: 2002, count: 92 }]);
    expect(figures()).toEqual(['₱600.00']);
    preferencesStore.setState({ isMotionReduced: true });
    claim(60_600, SIX_PESOS);
    expect(figures()).toEqual(['₱606.00']);
  });
});

describe('flight that does not begin', () => {
  it('[C49] claim of which nothing takes off is in the figure after six seconds', async () => {
    await openBar();
    vi.useFakeTimers();
    claim(60_600, SIX_PESOS);
    act(() => vi.advanceTimersByTime(5_999));
    expect(shown()).toBe('₱600.00');
    act(() => vi.advanceTimersByTime(1));
    expect(figures()).toEqual(['₱606.00']);
  });

  it('[C49] figure waits for the stage no longer than two and a half seconds', async () => {
    await openBar();
    claim(60_600, SIX_PESOS);
    vi.useFakeTimers();
    fly(SIX_PESOS);
    const { unmount } = render(<ClaimFlights />);
    act(() => vi.advanceTimersByTime(2_499));
    expect(shown()).toBe('₱600.00');
    act(() => vi.advanceTimersByTime(1));
    expect(figures()).toEqual(['₱606.00']);
    act(() => vi.advanceTimersByTime(2_500));
    expect(claimFlightStore.getState().flight).toBeNull();
    unmount();
  });
});

describe('flight of a claim as its scene sees it', () => {
  it('[C49] coins of one flight that arrive do not start it again, and the next flight is heard of', () => {
    const watch = observeClaimFlight(document.body);
    let heard = 0;
    const stop = watch.subscribe(() => (heard += 1));
    expect(watch.get()).toBeNull();
    applyClaim({ coin: cents(60_600), rewards: SIX_PESOS });
    expect(heard).toBe(0);
    flyClaim(PLACE, SIX_PESOS);
    const key = claimFlightStore.getState().flight?.key ?? 0;
    expect([heard, watch.get()?.from]).toEqual([1, PLACE]);
    for (const coin of [1, 2, 3]) landShare(key, coin / 4);
    expect([heard, claimFlightStore.getState().held]).toEqual([1, 150]);
    flyClaim(PLACE, SIX_PESOS);
    expect(heard).toBe(2);
    endFlight(key + 1);
    expect([heard, watch.get()]).toEqual([3, null]);
    stop();
  });
});
