import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type FollowChannels,
  getFollowChannels,
  openFollowChannel,
  receiveFollowReward,
} from '../../../contract/follow/follow-calls.ts';
import { cents } from '../../../contract/money.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { consumeWantedAddress } from '../../../src/session/sign-in/wanted-address.ts';
import { startActivities } from '../support/activities.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7, coin: cents(60_000) } };
const REWARDS = [{ propId: 2002, count: 50 }];
type State = FollowChannels['channels'][number]['state'];

const answer = (states: Record<string, State>, canClaim = true) =>
  server().answer(getFollowChannels, {
    channels: Object.entries(states).map(([key, state]) => ({
      key,
      name: `Marquee on ${key}`,
      icon: 'globe' as const,
      address: `https://${key}.example.com/marquee`,
      state,
    })),
    rewards: REWARDS,
    canClaim,
  });
const openFollow = (scene = MEMBER) => openPage('/activity/follow', scene);

/** The test's browser would go there. */
function stay(link: HTMLElement): HTMLElement {
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

/** The row of a channel. */
const rowOf = async (key: string) => {
  const name = await screen.findByText(`Marquee on ${key}`);
  return within(name.closest('li') as HTMLElement);
};

beforeEach(() => startActivities('followRewards'));

describe('page of the channels', () => {
  it('[R05] page is Not Found while its activity does not run', async () => {
    startActivities();
    await openFollow();
    expect(await screen.findByText('Page Not Found')).toBeTruthy();
  });

  it('[R05] guest reads the channels and is asked to sign in, and comes back after that', async () => {
    const { activityMap } = activityStore.getState();
    const map = Object.fromEntries(
      Object.entries(activityMap).map(([id, activity]) => [id, { ...activity, unloginShowStatus: 1 }]),
    );
    activityStore.setState({ activityMap: map });
    answer({ line: 'new' }, false);
    const { user } = await openPage('/activity/follow');
    const row = await rowOf('line');
    expect(row.getByText('line.example.com')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    expect(screen.queryByText(/You can’t claim anything/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign in to claim' }));
    expect(consumeWantedAddress()).toBe('/activity/follow');
  });

  it('[R05] channel opens through the leaving notice, and its points can be claimed after that', async () => {
    answer({ line: 'new', telegram: 'claimed' });
    server().answer(openFollowChannel, { state: 'opened' });
    const { user } = await openFollow();
    expect(await screen.findByText(/We can’t see whether you follow it/)).toBeTruthy();
    const row = await rowOf('line');
    expect(row.queryByRole('button', { name: /^Claim/ })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Open Marquee on line' }));
    const notice = await screen.findByRole('dialog', { name: 'You’re leaving this site' });
    expect(server().asked(openFollowChannel)).toEqual([]);
    const way = within(notice).getByRole('link', { name: 'Continue' });
    expect([way.getAttribute('href'), way.getAttribute('rel'), way.getAttribute('target')]).toEqual([
      'https://line.example.com/marquee',
      'noopener noreferrer external',
      '_blank',
    ]);
    stay(way);
    await user.click(way);
    expect(server().asked(openFollowChannel)).toMatchObject([{ channelKey: 'line' }]);
    server().answer(receiveFollowReward, () => {
      answer({ line: 'claimed', telegram: 'claimed' });
      return { rewards: REWARDS, coin: cents(60_000) };
    });
    await user.dblClick(
      await screen.findByRole('button', { name: 'Claim 50 points (worth ₱0.05) for Marquee on line' }),
    );
    expect(await screen.findByText('50 points (worth ₱0.05) claimed')).toBeTruthy();
    expect(server().asked(receiveFollowReward)).toMatchObject([{ channelKey: 'line' }]);
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('[R05] staying records nothing', async () => {
    answer({ line: 'new' });
    const { user } = await openFollow();
    await user.click(await screen.findByRole('button', { name: 'Open Marquee on line' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(server().asked(openFollowChannel)).toEqual([]);
  });

  it('[R05] opening that was not recorded says so, and a refused claim says why', async () => {
    answer({ line: 'new', telegram: 'opened' });
    server().reject(openFollowChannel, 'internal');
    server().reject(receiveFollowReward, 'limitReached');
    const { user } = await openFollow();
    await user.click(await screen.findByRole('button', { name: 'Open Marquee on line' }));
    await user.click(stay(await screen.findByRole('link', { name: 'Continue' })));
    expect((await (await rowOf('line')).findByRole('alert')).textContent).toContain('couldn’t record');
    await user.click(screen.getByRole('button', { name: /^Claim 50 points \(worth ₱0.05\)/ }));
    expect((await (await rowOf('telegram')).findByRole('alert')).textContent).toMatch(/limit/i);
  });

  it('[R05] player to whom nothing may be granted has no button to claim', async () => {
    answer({ line: 'opened' }, false);
    await openFollow();
    expect(await screen.findByText(/You can’t claim anything right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('[R05] page without channels and one that ended each say so', async () => {
    answer({});
    await openFollow();
    expect(await screen.findByText('No channels right now')).toBeTruthy();
    server().reject(getFollowChannels, 'activityClosed');
    await openFollow();
    expect(await screen.findByText('This page is closed')).toBeTruthy();
  });

  it('[R05] channels that did not load are asked for again', async () => {
    server().reject(getFollowChannels, 'internal');
    const { user } = await openFollow();
    expect(await screen.findByText('Couldn’t load the channels')).toBeTruthy();
    answer({ line: 'new' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rowOf('line')).toBeTruthy();
  });
});
