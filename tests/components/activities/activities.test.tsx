import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getActivity } from '../../../contract/activities/activity-calls.ts';
import type { Activity } from '../../../contract/config/app-config.ts';
import { getActivityIds } from '../../../contract/config/refresh-calls.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { ACTIVITIES } from '../../../server/activities/activity-seeds.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const YEAR_MS = 365 * 86_400_000;
const some = (id: number, changes: Partial<Activity> = {}): Activity => ({
  id,
  type: 0,
  sort: id,
  title: `Activity ${id}`,
  clickType: 0,
  clickAction: '',
  unloginShowStatus: 1,
  themeUrl: '',
  startAt: 0,
  endAt: Date.now() + 20 * YEAR_MS,
  ...changes,
});
const mapOf = (...list: Activity[]) => Object.fromEntries(list.map((one) => [String(one.id), one]));
const MEMBER = { player: { id: 7 } };
const open = (list: readonly Activity[], scene: object = MEMBER) => {
  const activityMap = mapOf(...list);
  // A sign-out of the test before may still be asking for them.
  server().answer(getActivityIds, {
    activityMap,
    activityIds: [],
    hasTurntable: false,
    totalRecharge: 0,
    loginBonus3CanReceive: false,
  });
  activityStore.setState({ activityMap, isLoaded: true });
  return openPage('/activity', scene);
};
const wayTo = async (title: string) => (await screen.findByText(title)).closest('a, button');

afterEach(() => activityStore.setState(activityStore.getInitialState(), true));

describe('list of activities', () => {
  it('[D06] activities are listed in the platform’s order, each leading where its click says', async () => {
    await open([
      some(8, { sort: 3, clickType: 1, clickAction: '/vip' }),
      some(42, { sort: 1, clickType: 1, clickAction: '/bonus/tasks' }),
      some(49, { sort: 2, clickType: 2, clickAction: '42' }),
    ]);
    const ways = within(await screen.findByRole('list')).getAllByRole('link', { name: /^Activity/ });
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Activity 42', '/bonus/tasks'],
      ['Activity 8', '/vip'],
    ]);
  });

  it('[D06] seeded activities list each destination once, so that the first deposit is one offer', async () => {
    const seeded = ACTIVITIES.map(({ name, title, ...row }) =>
      some(ActivityId[name], { ...row, sort: 1, title: title.en }),
    );
    await open(seeded);
    const list = await screen.findByRole('list');
    const links = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    const offers = links.filter((href) => !href.startsWith('/activity/info'));
    expect(offers.filter((href) => href === '/activity/first-deposit')).toHaveLength(1);
    expect(offers.length).toBeGreaterThan(20);
    expect(new Set(offers).size).toBe(offers.length);
  });

  it('[D06] activity that leads to one which guests do not see stands for itself', async () => {
    await open(
      [
        some(42, { unloginShowStatus: 0, clickType: 1, clickAction: '/bonus/tasks' }),
        some(49, { clickType: 2, clickAction: '42' }),
      ],
      {},
    );
    expect(await wayTo('Activity 49')).toBeTruthy();
    expect(screen.queryByText('Activity 42')).toBeNull();
  });

  it('[D06] activity whose target this build does not have leads to its own page', async () => {
    await open([
      some(1, { clickType: 1, clickAction: '/not/built' }),
      some(2, { clickType: 1, clickAction: '//evil.example' }),
      some(3, { clickType: 2, clickAction: '99' }),
      some(4, { clickType: 2, clickAction: '4' }),
      some(5, { clickType: 3, clickAction: 'javascript:alert(1)' }),
      some(6, { clickType: 4, clickAction: 'not-built' }),
      some(7, { clickType: 9, clickAction: '/vip' }),
    ]);
    for (const id of [1, 2, 3, 4, 5, 6, 7])
      expect((await wayTo(`Activity ${id}`))?.getAttribute('href')).toBe(`/activity/info?id=${id}`);
  });

  it('[D06] activity that is an overlay opens it', async () => {
    const { user } = await open([some(48, { clickType: 4, clickAction: 'help' })]);
    await user.click((await wayTo('Activity 48')) as Element);
    expect(overlayStore.getState().stack.map(({ name }) => name)).toEqual(['help']);
  });

  it('[D06] way out of the site is announced with its host, and opens in a tab that cannot reach back', async () => {
    const { user } = await open([some(29, { clickType: 3, clickAction: 'https://a.example/x?y=1' })]);
    await user.click((await wayTo('Activity 29')) as Element);
    const dialog = within(await screen.findByRole('dialog', { name: 'You’re leaving this site' }));
    expect(dialog.getByText('a.example')).toBeTruthy();
    const leave = dialog.getByRole('link', { name: 'Continue' });
    expect(leave.getAttribute('href')).toBe('https://a.example/x?y=1');
    expect(leave.getAttribute('target')).toBe('_blank');
    expect(leave.getAttribute('rel')).toContain('noopener');
    await user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(overlayStore.getState().stack).toEqual([]);
  });

  it('[V07] guest sees only what guests may see', async () => {
    await open([some(1), some(2, { unloginShowStatus: 0 })], {});
    expect(await wayTo('Activity 1')).toBeTruthy();
    expect(screen.queryByText('Activity 2')).toBeNull();
  });

  it('[D06] without activities the page says so', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'No activities right now' })).toBeTruthy();
  });

  it('[D06] end is told only where it is near', async () => {
    await open([some(1, { endAt: Date.now() + 86_400_000 }), some(2)]);
    expect((await wayTo('Activity 1'))?.textContent).toContain('Ends');
    expect((await wayTo('Activity 2'))?.textContent).not.toContain('Ends');
  });
});

describe('page of one activity', () => {
  const info = some(20_001, { endAt: Date.now() + 86_400_000 });
  const show = (scene: object = MEMBER) =>
    openPage('/activity/info?id=20001', { ...scene, config: { activities: mapOf(info) } });

  it('[D06] activity tells its terms and its period', async () => {
    server().answer(getActivity, { ...info, terms: 'One.\n\nTwo.' });
    await show();
    expect(await screen.findByRole('heading', { name: 'Activity 20001' })).toBeTruthy();
    expect(screen.getByText('One.').tagName).toBe('P');
    expect(screen.getByText('Two.').tagName).toBe('P');
    expect(screen.getByText('Started')).toBeTruthy();
    expect(server().asked(getActivity)).toMatchObject([{ id: 20_001 }]);
  });

  it.each([
    ['activityClosed', 'This activity has ended'],
    ['activityUnknown', 'Activity not found'],
  ] as const)('[D06] %s is told, with a way to the others', async (key, title) => {
    server().reject(getActivity, key);
    await show();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All activities' }).getAttribute('href')).toBe('/activity');
  });

  it('[D06] activity that did not load can be asked for again', async () => {
    server().cut(getActivity);
    const { user } = await show();
    await tryAgain(user, 'offline', () => server().answer(getActivity, { ...info, terms: '' }));
    expect(await screen.findByRole('heading', { name: 'Activity 20001' })).toBeTruthy();
  });

  it('[V07] guest is led to sign-in from an activity for members', async () => {
    server().answer(getActivity, { ...info, unloginShowStatus: 0, terms: '' });
    await show({});
    const way = await screen.findByRole('link', { name: 'Sign in to take part' });
    expect(way.getAttribute('href')).toBe('/auth/login');
  });

  it.each(['', '?id=', '?id=0', '?id=x', '?id=1.5', '?id=9999999999'])(
    '[E06] address with “%s” is Page Not Found',
    async (query) => {
      await openPage(`/activity/info${query}`, MEMBER);
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    },
  );
});
