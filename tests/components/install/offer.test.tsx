import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Activity } from '../../../contract/config/app-config.ts';
import { getActivityIds } from '../../../contract/config/refresh-calls.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { cents, NO_CENTS } from '../../../contract/money.ts';
import { StatusLines } from '../../../src/app/frame/status-lines.tsx';
import { followInstallPrompt, installStore } from '../../../src/features/install/install-prompt.ts';
import { readOfferMemory } from '../../../src/features/install/offer-memory.ts';
import { positiveMomentStore } from '../../../src/features/install/positive-moment.ts';
import { QUIET_MS, startInstallOffer } from '../../../src/features/install/start-install-offer.ts';
import { applyClaim } from '../../../src/session/claims/claimed-balance.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { openOverlay, overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { startPopupStore } from '../../../src/session/overlays/start-popups.ts';
import { currentGameStore } from '../../../src/session/pages/current-game.ts';
import { statusLineStore } from '../../../src/session/pages/status-line-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { protectionStore } from '../../../src/session/player/protection-store.ts';
import { hasDeparted, rememberDeparture } from '../../../src/session/sign-in/departure.ts';
import { fireTimers, type ManualTimer, manualAfter } from '../../src/manual-timers.ts';
import { signSomebodyIn } from '../session/sign-somebody-in.ts';
import { offerInstall } from '../support/install-event.ts';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

const ACTIVITY: Activity = {
  id: 0,
  type: 1,
  sort: 1,
  title: '',
  clickType: 0,
  clickAction: '',
  unloginShowStatus: 1,
  themeUrl: '',
  startAt: 0,
  endAt: 9e12,
};
const NO_ACTIVITIES = {
  activityMap: {},
  activityIds: [],
  hasTurntable: false,
  totalRecharge: NO_CENTS,
  loginBonus3CanReceive: false,
};

followInstallPrompt();

let stop = () => {};
const clock: { timers: ManualTimer[] } = { timers: [] };
let path = '/';
let onPath = () => {};

beforeEach(() => {
  clock.timers = [];
  path = '/';
  const activity = { ...ACTIVITY, id: ActivityId.download };
  const activityMap = { [String(ActivityId.download)]: activity };
  activityStore.setState({ activityMap, isLoaded: true });
  // A sign-out asks for the activities of a guest.
  server().answer(getActivityIds, { ...NO_ACTIVITIES, activityMap });
  startPopupStore.setState({ isFinished: true });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  installStore.setState({ event: null, isDone: false });
  startPopupStore.setState({ isFinished: false });
  currentGameStore.setState({ gameId: 0 });
  positiveMomentStore.setState({ isSettling: false, hasPositiveMoment: false });
  statusLineStore.setState({ install: null });
});

/** A browser that has been here `visits` times before. */
async function arrive({ visits = 1, canInstall = true } = {}) {
  if (visits > 0) localStorage.setItem('install_offer', JSON.stringify({ visits, seenAt: 1 }));
  const page = await showPart(<StatusLines />, ['download']);
  stop = startInstallOffer({
    path: () => path,
    onPathChange: (listener) => {
      onPath = listener;
      return () => undefined;
    },
    after: manualAfter(clock),
  });
  const event = canInstall ? offerInstall('accepted') : null;
  return { ...page, event };
}

const line = () => screen.queryByRole('region', { name: 'Install the app' });

/** The lobby stays quiet for as long as the offer waits. @returns whether it came */
async function waitQuietly(): Promise<boolean> {
  let due = 0;
  await act(async () => {
    due = fireTimers(clock, QUIET_MS);
  });
  if (due > 0) await waitFor(() => expect(line()).toBeTruthy(), { timeout: 1_000 }).catch(() => undefined);
  return line() !== null;
}

describe('offer to install', () => {
  it('[O24] second visit is offered it in a line, and one tap puts it off for a week', async () => {
    const { user } = await arrive();
    expect(line()).toBeNull();
    expect(await waitQuietly()).toBe(true);
    expect(line()?.closest('[role="status"]')).toBeTruthy();
    expect(line()?.textContent).toContain('on this device');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(line()).toBeNull();
    expect(readOfferMemory()).toMatchObject({ visits: 2, refusals: 1 });
    expect(await waitQuietly()).toBe(false);
  });

  it('[O24] second refusal is announced as the last, and it is', async () => {
    localStorage.setItem(
      'install_offer',
      JSON.stringify({ visits: 5, seenAt: 1, refusals: 1, offeredAt: 1 }),
    );
    const { user } = await arrive({ visits: 0 });
    expect(await waitQuietly()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Don’t ask again' }));
    expect(readOfferMemory().refusals).toBe(2);
    localStorage.setItem('install_offer', JSON.stringify({ ...readOfferMemory(), offeredAt: 1, visits: 99 }));
    act(() => onPath());
    expect(await waitQuietly()).toBe(false);
  });

  it('[O24] Install puts the browser’s own question, and an accepted one ends the offer', async () => {
    const { user, event } = await arrive();
    await waitQuietly();
    await user.click(screen.getByRole('button', { name: 'Install' }));
    expect(event?.prompt).toHaveBeenCalledTimes(1);
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(readOfferMemory()).toMatchObject({ isInstalled: true, refusals: 0 });
    expect(line()).toBeNull();
  });

  it('[O24] question that is dismissed counts as declined', async () => {
    const { user } = await arrive({ canInstall: false });
    offerInstall('dismissed');
    await waitQuietly();
    await user.click(screen.getByRole('button', { name: 'Install' }));
    await waitFor(() => expect(readOfferMemory().refusals).toBe(1));
  });

  it('[O24] iPhone is shown the steps', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    const { user } = await arrive({ canInstall: false });
    expect(await waitQuietly()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Show me how' }));
    expect(overlayStore.getState().stack.map(({ name }) => name)).toEqual(['install-steps']);
    expect(
      await screen.findByRole('img', { name: /Add to Home Screen has a square with a plus/ }),
    ).toBeTruthy();
    expect(screen.queryByText('Open this page in Safari')).toBeNull();
    expect(readOfferMemory().refusals).toBe(0);
  });

  it('[O24] first visit is offered it after a claim, and not before', async () => {
    await arrive({ visits: 0 });
    expect(await waitQuietly()).toBe(false);
    act(() => applyClaim({ coin: cents(500), rewards: [] }));
    expect(await waitQuietly()).toBe(true);
  });

  const told = () =>
    protectionStore.setState({
      told: { breakUntil: null, left: { deposit: null, loss: null, stake: null } } as never,
    });

  /** A game is opened, played and left; its figures come after it. */
  function play(staked: number, won: number): void {
    const { session } = profileStore.getState();
    currentGameStore.setState({ gameId: 101 });
    currentGameStore.setState({ gameId: 0 });
    const figures = { staked: cents(staked), won: cents(won) };
    act(() => profileStore.setState({ session: session && { ...session, ...figures } }));
  }

  it.each([
    ['with a win is offered it', 500, 900, true],
    ['without a loss is offered it', 500, 500, true],
    ['with a loss is not offered it', 500, 499, false],
    ['without a stake is not offered it', 0, 0, false],
  ])('[O24] first visit that comes back from a game %s', async (_how, staked, won, isOffered) => {
    await arrive({ visits: 0 });
    act(() => {
      signSomebodyIn();
      told();
    });
    play(staked, won);
    expect(await waitQuietly()).toBe(isOffered);
  });

  it('[O24] nothing is offered before the figures of a game have come', async () => {
    await arrive();
    act(() => {
      signSomebodyIn();
      told();
    });
    currentGameStore.setState({ gameId: 101 });
    act(() => currentGameStore.setState({ gameId: 0 }));
    expect(await waitQuietly()).toBe(false);
  });

  it('[O24] later visit with a loss is offered nothing, nor after a claim', async () => {
    await arrive({ visits: 8 });
    act(() => {
      signSomebodyIn();
      told();
    });
    play(500, 0);
    act(() => applyClaim({ coin: cents(500), rewards: [] }));
    expect(await waitQuietly()).toBe(false);
  });

  it.each([
    ['on a break', { breakUntil: 9e12, left: { deposit: null, loss: null, stake: null } }],
    ['at a limit', { breakUntil: null, left: { deposit: null, loss: cents(0), stake: null } }],
    ['whose limits are not known', null],
  ])('[O24] [R51] player %s is offered nothing', async (_who, protection) => {
    await arrive({ visits: 8 });
    act(() => {
      signSomebodyIn();
      protectionStore.setState({ told: protection as never });
    });
    expect(await waitQuietly()).toBe(false);
  });

  it('[O24] [R51] player to whom the server offers nothing is not offered this either', async () => {
    activityStore.setState({ activityMap: {} });
    server().answer(getActivityIds, NO_ACTIVITIES);
    await arrive({ visits: 8 });
    expect(await waitQuietly()).toBe(false);
  });

  it('[O24] [R51] browser in which a player has left for good is offered nothing until somebody signs in', async () => {
    rememberDeparture();
    await arrive({ visits: 8 });
    expect(await waitQuietly()).toBe(false);
    expect(hasDeparted()).toBe(true);
  });

  it('[O24] line goes as soon as the player goes elsewhere or opens something', async () => {
    await arrive();
    await waitQuietly();
    path = '/game/start';
    act(() => onPath());
    expect(line()).toBeNull();
    expect(readOfferMemory().refusals).toBe(0);
  });

  it('[O24] overlay that opens while the offer waits keeps it away', async () => {
    await arrive();
    act(() => openOverlay('help'));
    expect(clock.timers).toEqual([]);
  });
});
