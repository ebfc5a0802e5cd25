import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type BindReward,
  getBindReward,
  receiveBindReward,
} from '../../../contract/onboarding/bind-calls.ts';
import { startActivities } from '../support/activities.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerBind, COIN, MEMBER, POINTS } from './onboarding-answers.ts';

const DONE = [
  { way: 'phone', isDone: true },
  { way: 'password', isDone: true },
] as BindReward['steps'];
const openBind = () => openPage('/activity/bind', MEMBER);

beforeEach(() => startActivities('bind'));

describe('page of the ways to sign in', () => {
  it('[D06] missing way is named and leads to the page where it is added', async () => {
    answerBind();
    await openBind();
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    const list = within(screen.getByRole('list', { name: 'Your methods' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Phone number.*Not added/),
      expect.stringMatching(/Password.*Done/),
      expect.stringMatching(/Linked account.*Not added/),
    ]);
    const way = screen.getByRole('link', { name: 'Add a sign-in method' });
    expect(way.getAttribute('href')).toBe('/auth/bind');
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('[R21] page of the ways to sign in leads back to the reward while it runs', async () => {
    await openPage('/auth/bind', MEMBER);
    const link = await screen.findByRole('link', { name: 'See the reward for two sign-in methods' });
    expect(link.getAttribute('href')).toBe('/activity/bind');
    startActivities();
    await openPage('/auth/bind', MEMBER);
    await screen.findByText('Password');
    expect(screen.queryByRole('link', { name: /See the reward/ })).toBeNull();
  });

  it('[D06] points are claimed once by two quick presses', async () => {
    answerBind({ steps: DONE, state: 'open' });
    server().answer(receiveBindReward, () => {
      answerBind({ steps: DONE, state: 'claimed' });
      return { rewards: POINTS, coin: COIN };
    });
    const { user } = await openBind();
    await user.dblClick(await screen.findByRole('button', { name: 'Claim 300 points (worth ₱0.30)' }));
    expect(await screen.findByText('You’ve claimed 300 points (worth ₱0.30).')).toBeTruthy();
    expect(server().asked(receiveBindReward)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('[D06] refused claim says why', async () => {
    answerBind({ steps: DONE, state: 'open' });
    server().reject(receiveBindReward, 'bindStepsMissing');
    const { user } = await openBind();
    await user.click(await screen.findByRole('button', { name: 'Claim 300 points (worth ₱0.30)' }));
    expect((await screen.findByRole('alert')).textContent).toContain('another sign-in method');
  });

  it('[D06] player to whom nothing may be granted, platform without ways and an end each say so', async () => {
    answerBind({ steps: DONE, state: 'open', canClaim: false });
    await openBind();
    expect(await screen.findByText(/No rewards right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    answerBind({ steps: [], state: 'none' });
    await openBind();
    expect(await screen.findByText('No reward right now')).toBeTruthy();
    server().reject(getBindReward, 'activityClosed');
    await openBind();
    expect(await screen.findByText('This activity has ended')).toBeTruthy();
  });

  it('[D06] ways to sign in that did not load are asked for again', async () => {
    server().reject(getBindReward, 'internal');
    const { user } = await openBind();
    expect(await screen.findByText('Couldn’t load your sign-in methods')).toBeTruthy();
    answerBind();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 2')).toBeTruthy();
  });
});
