import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { online } from '../../../contract/auth/presence-calls.ts';
import { activityGetStatusList } from '../../../contract/config/refresh-calls.ts';
import { HEARTBEAT_MS } from '../../../contract/limits.ts';
import { cents } from '../../../contract/money.ts';
import { getTaskUser, receiveTaskAward, receiveVipTask } from '../../../contract/rewards/task-calls.ts';
import { receiveVipBonusUser } from '../../../contract/rewards/vip-calls.ts';
import { BottomBar } from '../../../src/app/frame/bottom-bar.tsx';
import { runHeartbeat } from '../../../src/app/startup.ts';
import { claimLevelUp } from '../../../src/features/rewards/claim-flows.ts';
import { claimTasks, claimVipTask } from '../../../src/features/rewards/task-flows.ts';
import { clearRedDots, redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerTasks, someTask } from './reward-answers.ts';
import { answerVip, someVip } from './vip-answers.ts';

const DONE = someTask({ state: 'done' });
const paid = { coin: cents(60_000), rewards: DONE.rewards };
const dotAt = (place: string) =>
  screen.getByRole('link', { name: new RegExp(`^${place}`) }).querySelector('[data-red-dot]') !== null;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerTasks([DONE]);
  answerVip(someVip(1));
  server().answer(online, { serverTime: 0 });
});
afterEach(() => {
  signOut('elsewhere');
  vi.useRealTimers();
  clearRedDots();
});

describe('red dots of rewards', () => {
  it.each([
    ['taskAwardFlag', 'Bonus', receiveTaskAward, () => claimTasks([DONE])],
    ['hasTask', 'Bonus', receiveVipTask, () => claimVipTask({ ...DONE, kind: 'vip' })],
    ['vipAwardFlag', 'Me', receiveVipBonusUser, () => claimLevelUp({ level: 1 })],
  ] as const)(
    '[D08] [C20] red dot %s of an open page rises at %s with the next heartbeat, and clears with the claim',
    async (flag, place, call, claim) => {
      await showPart(<BottomBar current={null} />, ['rewards', 'vip'], { player: { id: 7 } });
      runHeartbeat();
      expect(dotAt(place)).toBe(false);
      server().answer(activityGetStatusList, { ...redDotStore.getInitialState(), [flag]: true });
      await act(() => vi.advanceTimersByTimeAsync(HEARTBEAT_MS - 1_000));
      expect(dotAt(place), 'the page asks no oftener than its heartbeat').toBe(false);
      await act(() => vi.advanceTimersByTimeAsync(1_001));
      await waitFor(() => expect(dotAt(place)).toBe(true));
      server().answer(call, paid);
      server().answer(activityGetStatusList, redDotStore.getInitialState());
      await act(async () => void (await claim()));
      await waitFor(() => expect(dotAt(place)).toBe(false));
      expect(server().asked(getTaskUser)).toEqual([]);
    },
  );

  it('[D08] red dot that another device has cleared is gone within a heartbeat', async () => {
    await showPart(<BottomBar current={null} />, ['rewards', 'vip'], { player: { id: 7 } });
    runHeartbeat();
    await act(async () => redDotStore.setState({ diamondMallRedDot: true, vipAwardFlag: true }));
    expect(dotAt('Me')).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(HEARTBEAT_MS + 1));
    await waitFor(() => expect(dotAt('Me')).toBe(false));
    expect(redDotStore.getState().diamondMallRedDot).toBe(false);
  });
});
