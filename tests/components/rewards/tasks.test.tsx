import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import {
  finishTask,
  getTaskUser,
  receiveTaskAward,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../../../contract/rewards/task-calls.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerTasks, MEMBER, someTask } from './reward-answers.ts';

const DONE = someTask({ state: 'done' });
const button = (name: string) => screen.findByRole('button', { name });
const openTasks = () => openPage('/bonus/tasks', MEMBER);

/** The server pays what is claimed; from now on the tasks are claimed. */
function answerClaim(call: typeof receiveTaskAward | typeof receiveVipTask, claimedTask = DONE): void {
  server().answer(call, () => {
    answerTasks([{ ...claimedTask, state: 'claimed' }]);
    return { coin: cents(61_000), rewards: claimedTask.rewards };
  });
}

describe('tasks', () => {
  it('[R32, C57] card tells what a task asks for, how far it is, what it grants and until when', async () => {
    answerTasks([someTask()]);
    await openTasks();
    const group = await screen.findByRole('region', { name: 'Today' });
    expect(group.textContent).toContain('Until Jan 15, 2027');
    const card = within(group).getByRole('listitem');
    expect(card.textContent).toContain('Play two slots todayReward: 30 points (worth ₱0.03)');
    expect(card.textContent).toContain('Different games: 1 of 2');
    const bar = within(card).getByRole<HTMLProgressElement>('progressbar');
    expect([bar.value, bar.getAttribute('aria-valuetext')]).toEqual([50, '₱150.00 of ₱300.00']);
    expect(within(card).queryByRole('button')).toBeNull();
  });

  it('[R32] what can be claimed comes first in its group, and what is claimed last and without a bar', async () => {
    answerTasks([
      someTask({ title: 'Over', state: 'claimed' }),
      someTask({ taskId: 2, title: 'Half' }),
      someTask({ taskId: 3, title: 'Done', state: 'done' }),
    ]);
    await openTasks();
    const group = await screen.findByRole('region', { name: 'Today' });
    const cards = within(group).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Done',
      'Half',
      'Over',
    ]);
    expect(cards.map((card) => within(card).queryAllByRole('progressbar').length)).toEqual([1, 1, 0]);
  });

  it('[R32] without tasks the page says so', async () => {
    answerTasks([]);
    await openTasks();
    expect(await screen.findByText('No tasks right now')).toBeTruthy();
  });

  it('[R32, C58] task that is done is claimed once, and says that it is claimed', async () => {
    answerTasks([DONE]);
    answerClaim(receiveTaskAward);
    const { user } = await openTasks();
    await user.dblClick(await button('Claim: Play two slots today'));
    expect(await screen.findByText('30 points (worth ₱0.03) added')).toBeTruthy();
    expect(await screen.findByText('Claimed')).toBeTruthy();
    expect(server().asked(receiveTaskAward)).toMatchObject([
      { tasks: [{ taskId: 1, period: '2026-11-24' }], requestId: expect.any(String) },
    ]);
    expect(profileStore.getState().user?.coin).toBe(61_000);
  });

  it('[R32, O05] several rewards of one claim are listed', async () => {
    answerTasks([DONE, someTask({ taskId: 2, kind: 'weekly', title: 'Days', state: 'done' })]);
    const rewards = [30, 120].map((count) => ({ propId: 2002, count }));
    server().answer(receiveTaskAward, { coin: cents(61_000), rewards });
    const { user } = await openTasks();
    await user.click(await button('Claim all 2 finished tasks'));
    const list = await screen.findByRole('dialog', { name: 'Added to your account' });
    expect(within(list).getByRole('listitem').textContent).toBe('150 points (worth ₱0.15)');
  });

  it('[R32] all tasks that are done are claimed by one press, without the VIP tasks', async () => {
    const vip = someTask({ taskId: 5, kind: 'vip', title: 'Three slots', state: 'done' });
    answerTasks([DONE, someTask({ taskId: 2, kind: 'weekly', title: 'Days', state: 'done' }), vip]);
    answerClaim(receiveTaskAward);
    const { user } = await openTasks();
    await user.click(await button('Claim all 2 finished tasks'));
    await waitFor(() => expect(server().asked(receiveTaskAward)).toHaveLength(1));
    expect(
      server()
        .asked(receiveTaskAward)[0]
        ?.tasks.map(({ taskId }) => taskId),
    ).toEqual([1, 2]);
  });

  it('[C45] VIP task is claimed by its own call', async () => {
    const vip = someTask({ taskId: 5, kind: 'vip', title: 'Three slots', state: 'done', period: '2026-W48' });
    answerTasks([vip]);
    answerClaim(receiveVipTask, vip);
    const { user } = await openTasks();
    await user.click(await button('Claim: Three slots'));
    expect(await screen.findByText('30 points (worth ₱0.03) added')).toBeTruthy();
    expect(server().asked(receiveVipTask)).toMatchObject([{ id: 5, period: '2026-W48' }]);
  });

  it('[C46] VIP tasks of last week are claimed together', async () => {
    answerTasks([], { unreceived: [{ propId: 2002, count: 120 }] });
    server().answer(receiveVipTaskUnReceiveBonus, () => {
      answerTasks([]);
      return { coin: cents(60_000), rewards: [{ propId: 2002, count: 120 }] };
    });
    const { user } = await openTasks();
    await user.click(await button('Claim: Last week’s VIP tasks'));
    expect(await screen.findByText('120 points (worth ₱0.12) added')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('From last week')).toBeNull());
  });

  it('page of a task opens as soon as the server knows that it is looked at', async () => {
    answerTasks([someTask({ visit: 'limits' })]);
    server().reject(getSelfLimited, 'internal');
    server().answer(finishTask, { task: someTask({ visit: 'limits', isVisited: true }) });
    const { user } = await openTasks();
    await user.click(await button('Check your limits'));
    await waitFor(() => expect(location.pathname).toBe('/member/self-limited'));
    expect(server().asked(finishTask)).toMatchObject([{ taskId: 1 }]);
  });

  it('visit that the server refuses stays on the page, with the reason', async () => {
    answerTasks([someTask({ visit: 'fair' })]);
    server().reject(finishTask, 'taskCounted');
    const { user } = await openTasks();
    await user.click(await button('See how to check a round'));
    expect((await screen.findByRole('alert')).textContent).toBeTruthy();
    expect(location.pathname).toBe('/bonus/tasks');
  });

  it('page that was looked at is not offered again', async () => {
    answerTasks([someTask({ visit: 'fair', isVisited: true })]);
    await openTasks();
    expect(await screen.findByText('See how to check a round: Done')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'See how to check a round' })).toBeNull();
  });

  it('player to whom nothing may be offered reads so and finds no claim', async () => {
    answerTasks([DONE], { canClaim: false, unreceived: [{ propId: 2002, count: 120 }] });
    await openTasks();
    expect(await screen.findByText(/You can’t claim rewards right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('tasks that did not load are asked for again by a press', async () => {
    server().reject(getTaskUser, 'internal');
    const { user } = await openTasks();
    await tryAgain(user, 'internal', () => answerTasks([someTask()]));
    expect(await screen.findByText('Play two slots today')).toBeTruthy();
  });
});
