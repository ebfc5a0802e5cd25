import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activityGetStatusList } from '../../../contract/config/refresh-calls.ts';
import { cents } from '../../../contract/money.ts';
import {
  activityAwardGetLog,
  getRechargeAwards,
  type RechargeProgramme,
  receiveAddupAwardById,
} from '../../../contract/recharge/recharge-calls.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7 } };
const points = (count: number) => [{ propId: 2002, count }];
const LADDER: RechargeProgramme = {
  kind: 'ladder',
  activityId: 17,
  done: 30_000,
  minAmount: null,
  startAt: 0,
  endAt: 4e12,
  steps: [
    { id: 100, goal: 10_000, rewards: points(100), state: 'claimed' },
    { id: 101, goal: 20_000, rewards: points(200), state: 'open' },
    { id: 102, goal: 50_000, rewards: points(500), state: 'locked' },
  ],
};
const DAYS: RechargeProgramme = {
  ...LADDER,
  kind: 'continuous',
  activityId: 43,
  done: 1,
  minAmount: cents(10_000),
  steps: [{ id: 301, goal: 2, rewards: points(150), state: 'locked' }],
};

function answer(programmes: RechargeProgramme[], canClaim = true): void {
  server().answer(getRechargeAwards, { programmes, canClaim });
  server().answer(activityAwardGetLog, { list: [], nextCursor: null });
}
const open = (query = '') => openPage(`/activity/recharge${query}`, MEMBER);
const steps = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

describe('rewards of deposits', () => {
  it('[C90] each step tells its amount, its reward and its state', async () => {
    answer([LADDER, DAYS]);
    await open();
    expect(await steps()).toEqual([
      '₱100.00100 points (worth ₱0.10)Claimed',
      '₱200.00200 points (worth ₱0.20)Claim',
      '₱500.00500 points (worth ₱0.50)Not reached yet',
    ]);
    expect(screen.getByText('Your progress: ₱300.00')).toBeTruthy();
    expect(screen.getByText(/Deposit only what you planned/)).toBeTruthy();
  });

  it('[C90] address names the programme, and a tab changes it', async () => {
    answer([LADDER, DAYS]);
    const { user } = await open('?tab=continuous');
    expect(await screen.findByText('For deposits on days in a row, at least ₱100.00 each day.')).toBeTruthy();
    expect(await steps()).toEqual(['2 days150 points (worth ₱0.15)Not reached yet']);
    await user.click(screen.getByRole('tab', { name: 'One deposit' }));
    expect(await screen.findByText('Your progress: ₱300.00')).toBeTruthy();
    expect(location.search).toBe('?tab=ladder');
  });

  it('[C72] step is claimed once, told, and stands in the record', async () => {
    answer([LADDER]);
    server().answer(activityGetStatusList, redDotStore.getInitialState());
    server().answer(receiveAddupAwardById, () => {
      const [first, second, third] = LADDER.steps;
      if (first && second && third)
        answer([{ ...LADDER, steps: [first, { ...second, state: 'claimed' }, third] }]);
      return { rewards: points(200), coin: cents(0) };
    });
    const { user } = await open();
    await user.dblClick(await screen.findByRole('button', { name: 'Claim the reward for ₱200.00' }));
    expect(await screen.findByText('Added: 200 points (worth ₱0.20)')).toBeTruthy();
    expect(server().asked(receiveAddupAwardById)).toMatchObject([{ id: 101, requestId: expect.any(String) }]);
  });

  it('[C71] record lists what activities gave, and goes on', async () => {
    answer([LADDER]);
    server().answer(activityAwardGetLog, ({ cursor }) => ({
      list: [
        {
          id: cursor ? 'b' : 'a',
          activityId: 23,
          rewards: points(cursor ? 60 : 50),
          at: Date.UTC(2027, 2, 10),
        },
      ],
      nextCursor: cursor ? null : '01890000-0000-7000-8000-000000000001',
    }));
    const { user } = await open();
    const log = within(await screen.findByRole('region', { name: 'Rewards from activities' }));
    expect(await log.findByText('50 points (worth ₱0.05)')).toBeTruthy();
    await user.click(log.getByRole('button', { name: 'Show more' }));
    expect(await log.findByText('60 points (worth ₱0.06)')).toBeTruthy();
  });

  it('[C90] player for whom nothing runs or fits reads so', async () => {
    answer([], false);
    await open();
    expect(await screen.findByRole('heading', { name: 'No deposit rewards right now' })).toBeTruthy();
  });

  it('[C90] page that did not load can be asked for again', async () => {
    answer([LADDER]);
    server().cut(getRechargeAwards);
    const { user } = await open();
    await tryAgain(user, 'offline', () => answer([LADDER]));
    expect(await screen.findByText('Your progress: ₱300.00')).toBeTruthy();
  });

  it('[E06] address with an unknown programme is Page Not Found', async () => {
    await open('?tab=nothing');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  });
});
