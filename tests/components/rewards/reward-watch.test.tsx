import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { betBonus, betBonusReceive } from '../../../contract/rewards/rebate-calls.ts';
import { getVipInfo, receiveVipBonusUser } from '../../../contract/rewards/vip-calls.ts';
import { claimLevelUp } from '../../../src/features/rewards/claim-flows.ts';
import { useVip } from '../../../src/features/rewards/reward-queries.ts';
import { seenLevel, setSeenLevel, watchRewards } from '../../../src/features/rewards/reward-watch.ts';
import { utcDay } from '../../../src/platform/clock.ts';
import { localKeys } from '../../../src/platform/key-values.ts';
import { pendingRequests } from '../../../src/platform/pending-requests.ts';
import { queryClient } from '../../../src/session/calls/query-client.ts';
import { claimFlightStore, flyClaim } from '../../../src/session/claims/claim-flight.ts';
import { openOverlay, overlayStore, removeOverlay } from '../../../src/session/overlays/overlay-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { clearRedDots, redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerVip, someVip, VIP_CONFIG } from './vip-answers.ts';

const open = () => overlayStore.getState().stack.map(({ name, props }) => [name, props]);
const settled = () => act(() => new Promise<void>((done) => setTimeout(done)));
let stop = () => {};

/** A page of a member with this level and balance, which watches from now on. */
async function visit({ vip = 0, coin = 60_000 } = {}) {
  const page = await showPart(null, ['vip', 'rewards', 'error'], {
    player: { id: 7, vip, coin: cents(coin) },
    config: VIP_CONFIG,
  });
  await act(async () => {
    stop = watchRewards();
  });
  await settled();
  return page;
}

function answerRebate(claimable: number, canClaim = true): void {
  server().answer(betBonus, {
    types: [],
    growing: cents(0),
    claimable: cents(claimable),
    keptDays: 31,
    nextAt: 1_800_000_000_000,
    canClaim,
  });
}

const setDot = (vipAwardFlag: boolean) => act(async () => redDotStore.setState({ vipAwardFlag }));

beforeEach(() => {
  answerRebate(0);
  answerVip(someVip(0));
});
afterEach(() => {
  stop();
  overlayStore.setState({ stack: [] });
  clearRedDots();
  for (const key of localKeys.keys()) localKeys.remove(key);
});

describe('moment of a new level', () => {
  it('[C48] level that rose with a heartbeat is told once, and leads to its reward', async () => {
    setSeenLevel(7, 1);
    answerVip(someVip(2));
    const { user } = await visit({ vip: 1 });
    expect(server().asked(getVipInfo)).toHaveLength(0);
    await act(async () => profileStore.setState(({ user: old }) => ({ user: old && { ...old, vip: 2 } })));
    const dialog = await screen.findByRole('dialog', { name: 'New level' });
    expect(within(dialog).getByRole('heading', { name: 'Level 2' })).toBeTruthy();
    expect(within(dialog).queryAllByRole('link'), 'it leads to no game and no deposit').toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'See reward' }));
    expect(open()).toEqual([['vip-gift', { level: 2 }]]);
    expect(seenLevel(7)).toBe(2);
    act(() => overlayStore.setState({ stack: [] }));
    await settled();
    expect(open()).toEqual([]);
  });

  it('[C48] first visit on a device asks nothing without a red dot, and tells of a level whose reward waits', async () => {
    answerVip(someVip(3));
    await visit({ vip: 3 });
    expect([server().asked(getVipInfo).length, open()]).toEqual([0, []]);
    await setDot(true);
    await waitFor(() => expect(open()).toEqual([['level-up', { level: 3 }]]));
  });

  it('[C48] level waits until another overlay is closed, and until a break is over', async () => {
    setSeenLevel(7, 1);
    answerVip(someVip(2, { canClaim: false }));
    act(() => openOverlay('tips', { text: 'one thing at a time' }));
    await visit({ vip: 2 });
    act(() => openOverlay('tips', { text: 'one thing at a time' }));
    expect(open().map(([name]) => name)).toEqual(['tips']);
    act(() => overlayStore.setState({ stack: [] }));
    await settled();
    expect([open(), seenLevel(7)]).toEqual([[], 1]);
    answerVip(someVip(2));
    await setDot(true);
    await waitFor(() => expect(open()).toEqual([['level-up', { level: 2 }]]));
  });
});

it('[C48] [O15] level and rebate are told again where a page change took them away', async () => {
  setSeenLevel(7, 1);
  answerVip(someVip(2));
  answerRebate(1_200);
  redDotStore.setState({ vipAwardFlag: true });
  const { user } = await visit({ vip: 2, coin: 0 });
  await screen.findByRole('dialog', { name: 'New level' });
  const leave = (name: 'level-up' | 'rebate-waiting', path: string) => {
    history.pushState(null, '', path);
    act(() => removeOverlay(name));
  };
  leave('level-up', '/member');
  expect(seenLevel(7)).toBe(1);
  const level = await screen.findByRole('dialog', { name: 'New level' });
  await user.click(within(level).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(seenLevel(7)).toBe(2);
  await screen.findByRole('dialog', { name: 'You have a rebate to claim' });
  leave('rebate-waiting', '/');
  expect(localKeys.get('day:rebate-told:7')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(localKeys.get('day:rebate-told:7')).toBe(utcDay(Date.now()));
  await settled();
  expect(open()).toEqual([]);
});

describe('rebate of a spent balance', () => {
  const noLevel = () => setSeenLevel(7, 30);

  it('[O15] rebate that waits is told when the balance falls below the smallest bet, and is claimed there', async () => {
    noLevel();
    answerRebate(1_200);
    redDotStore.setState({ vipAwardFlag: true });
    const { user } = await visit();
    expect(server().asked(betBonus)).toHaveLength(0);
    await act(async () =>
      profileStore.setState(({ user: old }) => ({ user: old && { ...old, coin: cents(10) } })),
    );
    const dialog = await screen.findByRole('dialog', { name: 'You have a rebate to claim' });
    expect(dialog.textContent).toContain('₱12.00');
    expect(within(dialog).queryAllByRole('link'), 'no way leads to a deposit or a game').toEqual([]);
    expect(dialog.textContent).not.toMatch(/deposit/i);
    server().answer(betBonusReceive, { coin: cents(1_210), rewards: [{ propId: 2001, count: 1_200 }] });
    await user.click(within(dialog).getByRole('button', { name: 'Claim ₱12.00' }));
    expect(await screen.findByText('₱12.00 added')).toBeTruthy();
    expect(profileStore.getState().user?.coin).toBe(1_210);
    expect(open()).toEqual([]);
  });

  it('[O15] [K11] it closes with one tap, and comes no more on this UTC day', async () => {
    noLevel();
    answerRebate(1_200);
    redDotStore.setState({ vipAwardFlag: true });
    const { user } = await visit({ coin: 0 });
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(open()).toEqual([]);
    stop();
    await visit({ coin: 0 });
    expect(open()).toEqual([]);
    stop();
    expect(localKeys.get('day:rebate-told:7')).toBe(utcDay(Date.now()));
    localKeys.set('day:rebate-told:7', utcDay(Date.now() - 86_400_000));
    await visit({ coin: 0 });
    await waitFor(() => expect(open().map(([name]) => name)).toEqual(['rebate-waiting']));
  });

  it.each([
    ['nothing waits', { claimable: 0, canClaim: true, dot: true, coin: 0 }],
    ['nothing may be granted', { claimable: 1_200, canClaim: false, dot: true, coin: 0 }],
    [
      'the server raises no flag, as on a break or at a limit',
      { claimable: 1_200, canClaim: true, dot: false, coin: 0 },
    ],
    ['the balance is enough for a bet', { claimable: 1_200, canClaim: true, dot: true, coin: 10_000 }],
  ])('[O15] it does not come when %s', async (_why, { claimable, canClaim, dot, coin }) => {
    noLevel();
    answerRebate(claimable, canClaim);
    redDotStore.setState({ vipAwardFlag: dot });
    await visit({ coin });
    expect(open()).toEqual([]);
    expect(localKeys.keys().filter((key) => key.startsWith('day:'))).toEqual([]);
  });
});

function Levels() {
  const { data } = useVip();
  return <p data-testid="level">{data?.vipData.vip}</p>;
}

describe('sign-out and rewards', () => {
  it('[T03] signing out clears what rewards keep of the player: answers, request ids, the level seen, a flight', async () => {
    answerVip(someVip(2));
    await showPart(<Levels />, ['vip', 'rewards', 'error'], {
      player: { id: 7, vip: 2 },
      config: VIP_CONFIG,
    });
    await waitFor(() => expect(screen.getByTestId('level').textContent).toBe('2'));
    setSeenLevel(7, 2);
    redDotStore.setState({ vipAwardFlag: true, taskAwardFlag: true, hasTask: true });
    server().cut(receiveVipBonusUser);
    await expect(claimLevelUp({ level: 2 })).rejects.toThrow();
    expect(pendingRequests.list('receiveVipBonusUser:7')).toHaveLength(1);
    flyClaim({ x: 1, y: 1, width: 1, height: 1 }, [{ propId: 2001, count: 100 }]);
    act(() => signOut('chosen'));
    expect(
      queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined }),
    ).toEqual([]);
    expect(pendingRequests.list('receiveVipBonusUser:7')).toEqual([]);
    expect(seenLevel(7)).toBeNull();
    expect(claimFlightStore.getState().flight).toBeNull();
    expect(redDotStore.getState()).toMatchObject({
      vipAwardFlag: false,
      taskAwardFlag: false,
      hasTask: false,
    });
    expect(localKeys.keys().filter((key) => key.startsWith('level-seen'))).toEqual([]);
  });
});
