import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  loginBonus3User,
  loginBonus3UserReceive,
  type SignInCalendar,
} from '../../../contract/calendar/calendar-calls.ts';
import { activityGetStatusList, getActivityIds } from '../../../contract/config/refresh-calls.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { cents } from '../../../contract/money.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { tryAgain } from '../support/failure.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7 } };
const ID = ActivityId.freeLoginBonus;
const running = {
  id: ID,
  type: 1,
  sort: 1,
  title: 'Sign-in calendar',
  clickType: 1,
  clickAction: '/activity/sign-in',
  unloginShowStatus: 0,
  themeUrl: '',
  startAt: 0,
  endAt: 4e12,
};

/** `claimed` doors, then today's. */
const some = (claimed: number, changes: Partial<SignInCalendar> = {}): SignInCalendar => ({
  doors: Array.from({ length: 7 }, (_, index) => ({
    place: index + 1,
    rewards: [{ propId: 2002, count: 50 + index }],
    state: index < claimed ? ('claimed' as const) : index === claimed ? ('open' as const) : ('shut' as const),
  })),
  canClaim: true,
  nextAt: Date.UTC(2027, 2, 11),
  ...changes,
});
const opened = (claimed: number) => {
  const calendar = some(claimed, { canClaim: false });
  return {
    ...calendar,
    doors: calendar.doors.map((door) => ({
      ...door,
      state: door.state === 'open' ? ('shut' as const) : door.state,
    })),
  };
};

function run(isRunning = true): void {
  const activityMap = isRunning ? { [String(ID)]: running } : {};
  server().answer(getActivityIds, {
    activityMap,
    activityIds: [],
    hasTurntable: false,
    totalRecharge: 0,
    loginBonus3CanReceive: true,
  });
  activityStore.setState({ activityMap, isLoaded: true, loginBonus3CanReceive: true });
}
const open = (scene: object = MEMBER) => {
  run();
  return openPage('/activity/sign-in', scene);
};
const doors = async () =>
  within(await screen.findByRole('list', { name: 'Calendar doors' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(() => activityStore.setState(activityStore.getInitialState(), true));

describe('sign-in calendar', () => {
  it('[R14] seven doors tell what each gives and which is today’s, and its rules are linked', async () => {
    server().answer(loginBonus3User, some(2));
    await open();
    expect(await doors()).toEqual([
      'Day 150 points (worth ₱0.05)Opened',
      'Day 251 points (worth ₱0.05)Opened',
      'Day 352 points (worth ₱0.05)Today',
      'Day 453 points (worth ₱0.05)Later',
      'Day 554 points (worth ₱0.05)Later',
      'Day 655 points (worth ₱0.05)Later',
      'Day 756 points (worth ₱0.05)Later',
    ]);
    expect(screen.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/activity/sign-in/rule');
  });

  it('[R14] today’s door is opened once; its reward is told, and the next day’s moment', async () => {
    server().answer(loginBonus3User, some(0));
    server().answer(activityGetStatusList, { ...redDotStore.getInitialState(), signInFlag: true });
    server().answer(loginBonus3UserReceive, () => {
      server().answer(loginBonus3User, opened(1));
      server().answer(activityGetStatusList, redDotStore.getInitialState());
      return { rewards: [{ propId: 2002, count: 50 }], coin: cents(0) };
    });
    const { user } = await open();
    await user.dblClick(await screen.findByRole('button', { name: 'Open today’s door' }));
    expect(await screen.findByText('Added: 50 points (worth ₱0.05)')).toBeTruthy();
    expect(server().asked(loginBonus3UserReceive)).toHaveLength(1);
    expect(await screen.findByText(/^Today’s door is open/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open today’s door' })).toBeNull();
    expect(activityStore.getState().loginBonus3CanReceive).toBe(false);
    await waitFor(() => expect(redDotStore.getState().signInFlag).toBe(false));
  });

  it('[R14] player to whom nothing may be given reads so, and finds no button', async () => {
    server().answer(loginBonus3User, some(0, { canClaim: false }));
    await open();
    expect(await screen.findByText('Not available right now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open today’s door' })).toBeNull();
  });

  it('[R14] door that could not be opened says why, and can be opened again', async () => {
    server().answer(loginBonus3User, some(0));
    server().reject(loginBonus3UserReceive, 'onBreak');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Open today’s door' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/break/i);
    expect(screen.getByRole('button', { name: 'Open today’s door' })).toBeTruthy();
  });

  it('[R14] calendar that was stopped while the page was open says so', async () => {
    server().reject(loginBonus3User, 'activityClosed');
    await open();
    expect(await screen.findByRole('heading', { name: 'The calendar isn’t running' })).toBeTruthy();
  });

  it('[R14] calendar that did not load can be asked for again', async () => {
    server().cut(loginBonus3User);
    const { user } = await open();
    await tryAgain(user, 'offline', () => server().answer(loginBonus3User, some(0)));
    expect(await doors()).toHaveLength(7);
  });

  it('[V11] guest is sent to sign-in, and the page is Not Found while the activity does not run', async () => {
    await open({});
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    run(false);
    await openPage('/activity/sign-in', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });

  it('[R15] rules say that a missed day takes nothing away', async () => {
    await openPage('/activity/sign-in/rule');
    expect(await screen.findByText(/You keep everything you’ve received/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the calendar' }).getAttribute('href')).toBe(
      '/activity/sign-in',
    );
  });

  it('[O16] overlay has the same doors, and one tap closes it', async () => {
    run();
    server().answer(loginBonus3User, some(0));
    const { user } = await showOverlay('sign-in-calendar', {}, MEMBER);
    expect(await doors()).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(overlayStore.getState().stack).toEqual([]);
  });
});
