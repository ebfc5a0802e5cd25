import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { online } from '../../../contract/auth/presence-calls.ts';
import { activityGetStatusList, refreshData } from '../../../contract/config/refresh-calls.ts';
import { HEARTBEAT_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { runHeartbeat } from '../../../src/app/startup.ts';
import { currentGameStore } from '../../../src/session/pages/current-game.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { signSomebodyIn } from '../session/sign-somebody-in.ts';
import { server } from '../support/server.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('beat of a member’s page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    server().answer(online, { serverTime: 1 });
  });
  afterEach(() => {
    signOut('ended');
    currentGameStore.setState({ gameId: 0 });
    vi.useRealTimers();
  });

  it('[K02] page of a guest does not beat; it begins with the sign-in and ends with the session', async () => {
    runHeartbeat();
    await pass(2 * HEARTBEAT_MS);
    expect(server().asked(online)).toEqual([]);
    signSomebodyIn();
    await pass(HEARTBEAT_MS);
    expect(server().asked(online)).toHaveLength(1);
    signOut('ended');
    await pass(3 * HEARTBEAT_MS);
    expect(server().asked(online)).toHaveLength(1);
  });

  it('[K02] beat names the open game, and brings balance and red dots', async () => {
    signSomebodyIn();
    runHeartbeat();
    currentGameStore.setState({ gameId: 101 });
    await pass(HEARTBEAT_MS);
    expect(server().asked(online).at(-1)).toMatchObject({ gameId: 101 });
    expect(server().asked(refreshData).length).toBeGreaterThan(0);
    expect(server().asked(activityGetStatusList).length).toBeGreaterThan(0);
    expect(profileStore.getState().user?.coin).toBe(cents(60_000));
  });

  it('[K02] beat that fails is followed by the next one', async () => {
    server().reject(online, 'internal');
    signSomebodyIn();
    runHeartbeat();
    await pass(HEARTBEAT_MS);
    const { length } = server().asked(online);
    server().answer(online, { serverTime: 1 });
    await pass(HEARTBEAT_MS);
    expect(server().asked(online).length).toBeGreaterThan(length);
  });
});
