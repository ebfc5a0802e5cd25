import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StatusLines } from '../../../../src/app/frame/status-lines.tsx';
import { GUIDE_OFFER_MS, startGuideOffer } from '../../../../src/features/lobby/guide/start-guide-offer.ts';
import { clearActivities } from '../../../../src/session/config/activity-store.ts';
import { configStore } from '../../../../src/session/config/config-store.ts';
import { guideStore, readSeenVersion, resetGuide } from '../../../../src/session/gates/guide-store.ts';
import { overlayStore } from '../../../../src/session/overlays/overlay-store.ts';
import { startPopupStore } from '../../../../src/session/overlays/start-popups.ts';
import { statusLineStore } from '../../../../src/session/pages/status-line-store.ts';
import { setProfile } from '../../../../src/session/player/profile-store.ts';
import { fireTimers, type ManualTimer, manualAfter } from '../../../src/manual-timers.ts';
import { startActivities } from '../../support/activities.ts';
import { showPart } from '../../support/open-page.tsx';

const line = () => screen.queryByRole('region', { name: 'Lobby tour' });

const clock: { timers: ManualTimer[] } = { timers: [] };
let path = '/';
let publishPath = () => {};
let stop = () => {};

async function arrive() {
  startActivities('homeGuide');
  const page = await showPart(<StatusLines />, ['guide', 'page'], {
    player: { id: 7 },
  });
  configStore.setState(({ config }) => ({
    config: config && { ...config, clientConfig: { ...config.clientConfig, tutorialVersion: 3 } },
  }));
  stop = startGuideOffer({
    path: () => path,
    onPathChange: (listener) => {
      publishPath = listener;
      return () => undefined;
    },
    after: manualAfter(clock),
  });
  return page;
}

/** @returns whether the line came after the quiet moment */
async function waitQuietly(): Promise<boolean> {
  let due = 0;
  await act(async () => {
    due = fireTimers(clock, GUIDE_OFFER_MS);
  });
  if (due > 0) await waitFor(() => expect(line()).toBeTruthy());
  return line() !== null;
}

beforeEach(() => {
  clock.timers = [];
  path = '/';
  resetGuide();
  startPopupStore.setState({ isFinished: true });
});
afterEach(() => {
  act(() => stop());
  clearActivities();
  startPopupStore.setState({ isFinished: false });
  statusLineStore.setState({ guide: null });
  guideStore.setState({ isWanted: false });
});

describe('offer of the first tour', () => {
  it('[O13] new member is offered the tour in one line of the lobby, and one tap requests it', async () => {
    const { user } = await arrive();
    expect(await waitQuietly()).toBe(true);
    expect(line()?.closest('[role="status"]')).toBeTruthy();
    expect(overlayStore.getState().stack).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take the tour' }));
    expect([line(), guideStore.getState().isWanted, readSeenVersion()]).toEqual([null, true, 0]);
  });

  it('[O13] declined tour is offered no more, until the platform has a newer one', async () => {
    const { user } = await arrive();
    await waitQuietly();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect([line(), readSeenVersion()]).toEqual([null, 3]);
    expect(await waitQuietly()).toBe(false);
    act(() => guideStore.setState({ seenVersion: 2 }));
    expect(await waitQuietly()).toBe(true);
  });

  it('[O13] line goes with the lobby and comes back with it', async () => {
    await arrive();
    await waitQuietly();
    path = '/member';
    act(() => publishPath());
    expect([line(), clock.timers]).toEqual([null, []]);
    path = '/';
    act(() => publishPath());
    expect(await waitQuietly()).toBe(true);
  });

  it.each([
    ['a guest', () => setProfile(null, null)],
    ['somebody who has seen it', () => guideStore.setState({ seenVersion: 3 })],
    ['a platform that does not offer it', () => clearActivities()],
    ['a start whose popups are not over', () => startPopupStore.setState({ isFinished: false })],
  ])('[O13] tour is not offered to %s', async (_who, change) => {
    await arrive();
    act(change);
    expect(await waitQuietly()).toBe(false);
  });
});
