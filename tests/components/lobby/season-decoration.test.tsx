import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getActivityIds } from '../../../contract/config/refresh-calls.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { getJackpotDrawInfo } from '../../../contract/jackpot/jackpot-board-calls.ts';
import { NO_CENTS } from '../../../contract/money.ts';
import { boardStore } from '../../../src/features/jackpot/board-store.ts';
import { activityStore, clearActivities } from '../../../src/session/config/activity-store.ts';
import { LobbyMirror } from '../../../src/stage/mirror/lobby-mirror.tsx';
import { mirrorStore } from '../../../src/stage/mirror/mirror-store.ts';
import { boardInfo } from '../jackpot/jackpot-answers.ts';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const activity = (name: 'christmas' | 'newYear' | 'festival', sort: number) => ({
  id: ActivityId[name],
  type: 0,
  sort,
  title: name,
  clickType: 0,
  clickAction: '',
  unloginShowStatus: 1,
  themeUrl: '',
  startAt: 1,
  endAt: 4_000_000_000_000,
});

/** The server says that these run. It may be asked once more by the end of the test before. */
async function run(...activities: ReturnType<typeof activity>[]): Promise<void> {
  const running = {
    activityMap: Object.fromEntries(activities.map((one) => [String(one.id), one])),
    activityIds: activities.map(({ id }) => id),
  };
  server().answer(getActivityIds, {
    ...running,
    hasTurntable: false,
    totalRecharge: NO_CENTS,
    loginBonus3CanReceive: false,
  });
  await act(async () => activityStore.setState({ ...running, isLoaded: true }));
}

const decoration = () => document.querySelector<HTMLImageElement>('img[data-decoration]');
const worn = () => decoration()?.dataset.decoration ?? null;

async function show() {
  await showPart(<LobbyMirror />, ['lobby']);
  // The rest of the lobby comes with the first sign of a hand.
  await act(async () => dispatchEvent(new Event('pointerdown')));
  await waitFor(() => expect(document.querySelector('footer')).not.toBeNull());
}

// Its first import takes longer than a test waits.
beforeAll(() => import('../../../src/stage/mirror/season-decoration.tsx'));
beforeEach(() => {
  server().answer(getJackpotDrawInfo, boardInfo());
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  Object.assign(window, { innerWidth: 390, innerHeight: 844 });
});
afterEach(() => {
  vi.restoreAllMocks();
  clearActivities();
  mirrorStore.setState(mirrorStore.getInitialState(), true);
  boardStore.setState(boardStore.getInitialState(), true);
});

describe('decoration of the season', () => {
  it('lobby wears none while no season runs', async () => {
    await show();
    expect(worn()).toBeNull();
  });

  it.each(['christmas', 'newYear', 'festival'] as const)('lobby wears the decoration of %s', async (name) => {
    await show();
    await run(activity(name, 5));
    await waitFor(() => expect(worn()).toBe(name));
    expect(decoration()?.src).toMatch(/^data:image\/svg/);
    expect(decoration()?.alt).toBe('');
    await run();
    await waitFor(() => expect(worn()).toBeNull());
  });

  it('lobby wears the season that the server lists first where several run', async () => {
    await show();
    await run(activity('christmas', 7), activity('newYear', 6), activity('festival', 8));
    await waitFor(() => expect(worn()).toBe('newYear'));
  });
});
