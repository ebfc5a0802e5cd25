import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginBonus3User } from '../../../contract/calendar/calendar-calls.ts';
import { cents } from '../../../contract/money.ts';
import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { receiveFreeBonus } from '../../../contract/rewards/free-bonus-calls.ts';
import { receiveRewardProgramme } from '../../../contract/rewards/programme-calls.ts';
import { betBonus } from '../../../contract/rewards/rebate-calls.ts';
import { getTaskUser } from '../../../contract/rewards/task-calls.ts';
import { getVipInfo } from '../../../contract/rewards/vip-calls.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { FAILURE_TEXT, failCall } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someBonus, someOffer, withOffers } from '../wallet/bonus-answers.ts';
import { NO_BONUSES } from '../wallet/money-answers.ts';
import {
  answerFree,
  answerNoBonuses,
  answerProgrammes,
  answerTasks,
  failOverview,
  MEMBER,
  someTask,
} from './reward-answers.ts';

const PAGES = ['Overview', 'Offers', 'Tasks', 'Rebate', 'VIP', 'Rewards', 'History'];
const addressOf = (link: HTMLElement) => link.getAttribute('href');

describe('bonus centre', () => {
  it('[R26] every page of the centre is linked, and the one that is shown is marked', async () => {
    failOverview();
    await openPage('/bonus', MEMBER);
    const nav = await screen.findByRole('navigation', { name: 'Bonus pages' });
    const links = within(nav).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(PAGES);
    expect(links.map(addressOf)).toEqual([
      '/bonus',
      ...['event', 'tasks', 'rebate', 'vip', 'reward', 'record'].map((page) => `/bonus/${page}`),
    ]);
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Overview');
  });

  it.each([
    ['/bonus/event', 'Offers', getBonusState],
    ['/bonus/tasks', 'Tasks', getTaskUser],
    ['/bonus/rebate', 'Rebate', betBonus],
    ['/bonus/vip', 'VIP', getVipInfo],
    ['/bonus/reward', 'Rewards', getBonusState],
    ['/bonus/record', 'History', getBonusState],
  ] as const)('[R26] %s that did not load keeps the ways to the other pages', async (path, name, call) => {
    answerFree('none');
    answerProgrammes();
    failCall(call, 'internal');
    await openPage(path, MEMBER);
    expect((await screen.findByRole('alert')).textContent).toContain(FAILURE_TEXT.internal);
    const nav = screen.getByRole('navigation', { name: 'Bonus pages' });
    expect(within(nav).getAllByRole('link')).toHaveLength(PAGES.length);
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe(name);
  });

  it('[R26, D08] overview says where something waits, and only there', async () => {
    failOverview();
    await openPage('/bonus', MEMBER);
    await screen.findByRole('link', { name: /^Tasks.+daily/ });
    expect(screen.queryByText('Ready to claim')).toBeNull();
    await act(async () => redDotStore.setState({ taskAwardFlag: true }));
    const waiting = screen.getAllByRole('link', { name: /Ready to claim/ });
    expect(waiting.map(addressOf)).toEqual(['/bonus/tasks']);
    await act(async () => redDotStore.setState({ taskAwardFlag: false, vipAwardFlag: true }));
    expect(screen.getAllByRole('link', { name: /Ready to claim/ }).map(addressOf)).toEqual(['/bonus/vip']);
    await act(async () => redDotStore.setState({ vipAwardFlag: false }));
  });

  it('[R26] row of the overview says its amount or state, its term, and whether it can be claimed', async () => {
    failOverview();
    answerFree('open');
    answerNoBonuses();
    answerTasks([
      someTask({ state: 'done' }),
      someTask({ taskId: 2, state: 'claimed' }),
      someTask({ taskId: 3 }),
    ]);
    const points = (count: number) => [{ propId: 2002, count }];
    server().answer(loginBonus3User, {
      doors: [
        { place: 1, rewards: points(20), state: 'claimed' },
        { place: 2, rewards: points(30), state: 'open' },
        { place: 3, rewards: points(40), state: 'shut' },
      ],
      canClaim: true,
      nextAt: 1_800_000_000_000,
    });
    server().answer(betBonus, {
      types: [],
      growing: cents(40),
      claimable: cents(8_800),
      keptDays: 7,
      nextAt: 1_800_000_000_000,
      canClaim: true,
    });
    await openPage('/bonus', MEMBER);
    const row = async (fact: string) => (await screen.findByText(fact)).closest('a')?.textContent;
    expect(await row('Free bonus of ₱50.00 ready')).toMatch(/^Offers.+To bet 10× .+Ready to claim/);
    expect(await row('30 points (worth ₱0.03) ready')).toMatch(/^Tasks.+2 of 3 done.*Ready to claim/);
    expect(await row('₱88.00 ready')).toMatch(/^Rebate.+Ready to claim/);
  });

  it('[R26] row of the overview whose call fails says what it is about', async () => {
    failOverview();
    await openPage('/bonus', MEMBER);
    const row = await screen.findByRole('link', {
      name: /^Rebate.+A small part of each real-money bet back/,
    });
    expect(row.textContent).not.toContain('₱');
  });

  it('[R28] without an offer the page says so', async () => {
    answerFree('none');
    answerNoBonuses();
    await openPage('/bonus/event', MEMBER);
    expect(await screen.findByText('No offers right now')).toBeTruthy();
  });

  it('[R28] programme tells what it gives and until when, and is claimed once', async () => {
    answerFree('none');
    answerNoBonuses();
    const programme = {
      programmeId: '0197a000-0000-7000-8000-000000000001',
      name: 'Anniversary',
      rewards: [{ propId: 2002, count: 500 }],
      endsAt: 1_800_000_000_000,
    };
    answerProgrammes({ ...programme, state: 'open' });
    server().answer(receiveRewardProgramme, () => {
      answerProgrammes({ ...programme, state: 'claimed' });
      return { coin: cents(60_000), rewards: programme.rewards };
    });
    const { user } = await openPage('/bonus/event', MEMBER);
    const card = await screen.findByRole('region', { name: 'Anniversary' });
    expect(card.textContent).toContain('500 points');
    expect(card.textContent).toContain('2027');
    await user.click(within(card).getByRole('button', { name: /Anniversary/ }));
    await waitFor(() => expect(within(card).queryByRole('button')).toBeNull());
    expect(server().asked(receiveRewardProgramme)).toHaveLength(1);
    expect(server().asked(receiveRewardProgramme)[0]).toMatchObject({ programmeId: programme.programmeId });
  });

  it('[R28] free bonus tells its terms and is claimed once; then it says what its payment waits for', async () => {
    answerFree('open');
    answerNoBonuses();
    server().answer(receiveFreeBonus, () => {
      answerFree('claimed', true);
      return { coin: cents(65_000), rewards: [{ propId: 2001, count: 5_000 }] };
    });
    const { user } = await openPage('/bonus/event', MEMBER);
    const card = await screen.findByRole('region', { name: 'Free bonus' });
    expect(card.textContent).toContain('₱50.00 to play with right away');
    expect(card.textContent).toContain('until you’ve made ₱500.00 in bets and one completed deposit');
    await user.dblClick(within(card).getByRole('button', { name: 'Take free bonus' }));
    expect(await screen.findByText('₱50.00 added')).toBeTruthy();
    expect(
      await screen.findByText(/You can withdraw it after its bets and one completed deposit/),
    ).toBeTruthy();
    expect(server().asked(receiveFreeBonus)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Take free bonus' })).toBeNull();
  });

  it('[R28] claim after the budget is spent says so', async () => {
    answerFree('open');
    answerNoBonuses();
    server().reject(receiveFreeBonus, 'rewardBudgetSpent');
    const { user } = await openPage('/bonus/event', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Take free bonus' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/has run out/);
  });

  it('[R28] each deposit bonus tells its terms and leads to where it is chosen', async () => {
    answerFree('none');
    const share = someOffer({ id: 'c1', source: 'coupon', percent: 20 });
    const fixed = someOffer({ id: 'c2', source: 'coupon', percent: 0, fixed: cents(3_000) });
    server().answer(getBonusState, withOffers(someOffer(), share, fixed));
    answerProgrammes();
    await openPage('/bonus/event', MEMBER);
    const first = await screen.findByRole('region', { name: 'First deposit' });
    expect(first.textContent).toContain('50% of your first deposit, up to ₱500.00');
    expect(addressOf(within(first).getByRole('link'))).toBe('/activity/first-deposit');
    const [second, third] = screen.getAllByRole('region', { name: 'Coupon' });
    expect(second?.textContent).toContain('20% of a deposit from ₱100.00, up to ₱500.00');
    expect(third?.textContent).toContain('₱30.00 when you deposit ₱100.00 or more');
    expect(addressOf(within(third as HTMLElement).getByRole('link'))).toBe('/wallets?name=deposit&back=1');
  });

  it('[R30] record shows the progress of bonuses that run and how others ended', async () => {
    server().answer(getBonusState, {
      ...NO_BONUSES,
      running: [someBonus()],
      ended: [someBonus({ bonusId: 'b2', source: 'coupon', state: 'expired', endedAt: 1_790_000_000_000 })],
    });
    await openPage('/bonus/record', MEMBER);
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Bets so far' });
    expect([bar.value, bar.getAttribute('aria-valuetext')]).toEqual([40, '₱750.00 left of ₱1,250.00']);
    const [running, ended] = screen.getAllByRole('listitem');
    expect(running?.textContent).toContain('First depositValid until Jan 15, 2027');
    expect(ended?.textContent).toContain('CouponExpired Sep 21, 2026');
    expect(addressOf(screen.getByRole('link', { name: 'Add to balance or give up' }))).toBe(
      '/wallets?name=withdraw&back=1',
    );
  });

  it.each(['/bonus/record', '/bonus/empty'])(
    '[R27, R30] %s without a bonus leads to the offers',
    async (address) => {
      answerNoBonuses();
      await openPage(address, MEMBER);
      expect(await screen.findByText('No bonuses yet')).toBeTruthy();
      const offers = screen.getAllByRole('link', { name: 'Offers' });
      expect(offers.map(addressOf)).toEqual(['/bonus/event', '/bonus/event']);
    },
  );
});
