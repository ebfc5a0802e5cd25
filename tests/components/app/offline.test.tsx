import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { excludeSelf } from '../../../contract/protection/protection-calls.ts';
import { OfflineLine } from '../../../src/app/offline/offline-line.tsx';
import { exclude } from '../../../src/features/protection/protection-flows.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { startKeepingOfflineCopy } from '../../../src/session/offline/keep-offline-copy.ts';
import {
  noteServerHeard,
  readOfflineCopy,
  saveOfflineCopy,
} from '../../../src/session/offline/offline-copy.ts';
import { gameDataStore } from '../../../src/session/player/game-data-store.ts';
import { protectionStore } from '../../../src/session/player/protection-store.ts';
import { hasDeparted } from '../../../src/session/sign-in/departure.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { signSomebodyIn } from '../session/sign-somebody-in.ts';
import { someConfig } from '../support/config.ts';
import { goOffline } from '../support/failure.ts';
import { openPage, showOverlay, showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const TOKEN = 'token-of-a-test';
const NOON = new Date(2027, 2, 9, 12).getTime();

const copy = (changes: object = {}) => ({
  historyAt: NOON,
  history: [{ gameId: 101, time: NOON - 60_000 }],
  limitsAt: NOON,
  limits: [
    { key: 'depositDay' as const, value: 100_000, left: 40_000 },
    { key: 'sessionMinutes' as const, value: 90, left: null },
  ],
  breakUntil: null,
  ...changes,
});

afterEach(() => {
  vi.useRealTimers();
  connectionStore.setState({ hasPreflightFailed: false });
});

/** A member who starts without a network: the session cannot be verified. */
async function startOffline(address: string, kept: object | null = copy(), config: Partial<AppConfig> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + 3_600_000 });
  if (kept) await saveOfflineCopy(kept as never, TOKEN);
  tokenStore.write(TOKEN);
  connectionStore.setState({ hasPreflightFailed: true });
  goOffline();
  return openPage(address, { config });
}

describe('pages without a network', () => {
  it.each(['/member/games', '/member/self-limited', '/offline'])(
    '[O25] member sees games, limits and help at %s, each as of when it was loaded, and nothing to act',
    async (address) => {
      await startOffline(address);
      const games = await screen.findByRole('region', { name: 'Games you played' });
      await waitFor(() => expect(games.textContent).toContain('As of 8:00'));
      expect(within(games).getAllByRole('listitem')).toHaveLength(1);
      const limits = screen.getByRole('region', { name: 'Your limits' });
      expect(limits.textContent).toContain('As of 8:00');
      expect(limits.textContent).toContain('Deposits in 24 hours₱1,000.00₱400.00 left');
      expect(limits.textContent).toContain('Session time90 min');
      expect(screen.getByRole('region', { name: 'Help' }).textContent).toContain('Know when to stop');
      expect(screen.getByText('Playing, deposits, withdrawals and claims need a connection.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Play|Deposit|Claim|Set/ })).toBeNull();
    },
  );

  it('[O25] member without a copy is told so, in each part', async () => {
    await startOffline('/offline', null);
    expect(await screen.findAllByText(/^Nothing is kept on this device/)).toHaveLength(2);
  });

  it('[O25] member without a limit and a game reads that', async () => {
    await startOffline('/offline', copy({ history: [], limits: [] }));
    expect(await screen.findByText('You haven’t set any limits.')).toBeTruthy();
    expect(screen.getByText('You haven’t played a game yet.')).toBeTruthy();
  });

  it('[O25] game of a studio is shown with the poster at its own address', async () => {
    const poster = `/posters/${'0a'.repeat(32)}.webp`;
    const games = someConfig().games.map((game) => (game.id === 101 ? { ...game, poster } : game));
    await startOffline('/offline', copy(), { games });
    const played = await screen.findByRole('region', { name: 'Games you played' });
    await waitFor(() => expect(played.querySelector('img')?.getAttribute('src')).toBe(poster));
  });

  it('[O25] break is told until when it lasts', async () => {
    await startOffline('/offline', copy({ breakUntil: NOON + 7 * 86_400_000 }));
    expect(await screen.findByText(/^You’re on a break until/)).toBeTruthy();
  });

  it('[O25] guest sees help alone, and nothing of whoever was here', async () => {
    await saveOfflineCopy(copy() as never, TOKEN);
    goOffline();
    await openPage('/offline');
    expect(await screen.findByText(/^Sign in once you’re online/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Help' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your limits' })).toBeNull();
  });

  it('[O25] line of the lobby says as of when it is, and leads to what is kept', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON + 3_600_000 });
    noteServerHeard(NOON);
    tokenStore.write(TOKEN);
    await showPart(<OfflineLine />, ['page']);
    expect(screen.getByText(/^You’re offline. This is as of 8:00.*Your balance is safe/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your games, limits and help' }).getAttribute('href')).toBe(
      '/offline',
    );
  });

  it('[O25] line of the lobby tells a guest of no balance and no games', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON + 3_600_000 });
    noteServerHeard(NOON);
    await showPart(<OfflineLine />, ['page']);
    expect(screen.getByText(/^You’re offline. This is as of 8:00/).textContent).not.toMatch(/balance|games/);
    expect(screen.getByRole('link', { name: 'See help' }).getAttribute('href')).toBe('/offline');
  });

  it('[O25] game’s sheet says why it cannot be played, and offers no way in', async () => {
    await showOverlay('game', { gameId: 101 });
    await screen.findByRole('button', { name: 'Play' });
    goOffline();
    expect(await screen.findByText(/^You’re offline. Games need a connection/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });
});

describe('copy that is kept', () => {
  const history = [{ gameId: 101, time: NOON }];
  const limits = [
    { key: 'lossDay', value: 5_000, used: 0, left: 5_000, wish: null },
    { key: 'stakeDay', value: null, used: 0, left: null, wish: null },
  ];

  async function load() {
    vi.useFakeTimers({ now: NOON });
    configStore.setState({ source: 'server' });
    signSomebodyIn();
    const stop = startKeepingOfflineCopy();
    act(() => {
      activityStore.setState({ isLoaded: true });
      gameDataStore.setState({ history });
      protectionStore.setState({ told: { limits, breakUntil: null, left: {} } as never });
    });
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    return stop;
  }

  it('[O25] it holds what the server said last: played games, and the limits that are set', async () => {
    const stop = await load();
    await vi.waitFor(() => expect(localStorage.getItem('offline_copy')).not.toBeNull());
    expect(await readOfflineCopy(TOKEN, NOON)).toMatchObject({
      history,
      limits: [{ key: 'lossDay', value: 5_000, left: 5_000 }],
      historyAt: NOON,
      limitsAt: NOON,
    });
    stop();
  });

  it.each(['chosen', 'ended', 'elsewhere'] as const)(
    '[O25] it is deleted when the session is %s',
    async (how) => {
      const stop = await load();
      await vi.waitFor(() => expect(localStorage.getItem('offline_copy')).not.toBeNull());
      signOut(how);
      expect(localStorage.getItem('offline_copy')).toBeNull();
      stop();
    },
  );

  it('[O25] [R51] it is deleted with an exclusion, and not kept again', async () => {
    const stop = await load();
    await vi.waitFor(() => expect(localStorage.getItem('offline_copy')).not.toBeNull());
    server().answer(excludeSelf, { until: null });
    await exclude('forGood');
    expect(localStorage.getItem('offline_copy')).toBeNull();
    expect(hasDeparted()).toBe(true);
    vi.useFakeTimers();
    act(() => gameDataStore.setState({ history: [] }));
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(localStorage.getItem('offline_copy')).toBeNull();
    stop();
  });

  it('[O25] what a player left behind is deleted at the start of a guest', async () => {
    await saveOfflineCopy(copy() as never, TOKEN);
    startKeepingOfflineCopy()();
    expect(localStorage.getItem('offline_copy')).toBeNull();
  });
});
