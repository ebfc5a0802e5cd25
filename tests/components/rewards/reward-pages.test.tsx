import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getRewardRecord, type RewardClaim } from '../../../contract/rewards/record-calls.ts';
import { REWARD_KIND_NAMES } from '../../../contract/rewards/reward-ids.ts';
import { failCall, tryAgain } from '../support/failure.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someOffer, withOffers } from '../wallet/bonus-answers.ts';
import { answerNoBonuses, MEMBER } from './reward-answers.ts';

const claim = (id: string, changes: Partial<RewardClaim> = {}): RewardClaim => ({
  id,
  source: 'task',
  rewards: [{ propId: 2002, count: 30 }],
  at: 1_790_000_000_000,
  ...changes,
});

describe('page of rewards', () => {
  it('[R31, D17] every kind of reward has a name and a meaning', async () => {
    answerNoBonuses();
    await openPage('/bonus/reward', MEMBER);
    const kinds = await screen.findByRole('region', { name: 'What each reward does' });
    const rows = within(kinds).getAllByRole('listitem');
    expect(rows).toHaveLength(REWARD_KIND_NAMES.length);
    const texts = rows.map(({ textContent }) => textContent ?? '');
    expect(new Set(texts).size).toBe(rows.length);
    expect(texts.filter((text) => text.includes('rewards.'))).toEqual([]);
    expect(texts[1]).toBe(
      'Fixed-amount couponAdds a percentage of one deposit of exactly the stated amount.',
    );
    expect(texts).toContain(
      'DiamondsExchange them for money, goods or scratch cards.1,000 diamonds (worth ₱1,000.00)',
    );
  });

  it('[R31] coupons of the player stand with their terms, and no other offer does', async () => {
    const coupon = someOffer({ id: 'c1', source: 'coupon', propId: 1201, percent: 20 });
    server().answer(getBonusState, withOffers(someOffer(), coupon));
    await openPage('/bonus/reward', MEMBER);
    const own = await screen.findByRole('region', { name: 'Coupon' });
    expect(own.textContent).toContain('20% of a deposit of exactly ₱100.00, up to ₱500.00');
    expect(screen.queryByRole('region', { name: 'First deposit' })).toBeNull();
  });

  it('[R31] without a coupon the page says so', async () => {
    answerNoBonuses();
    await openPage('/bonus/reward', MEMBER);
    expect(await screen.findByText(/No coupons right now/)).toBeTruthy();
  });
});

describe('record of rewards', () => {
  it('[R56] claims tell what they were for, when, and what they granted; earlier ones follow on request', async () => {
    server().answer(getRewardRecord, ({ cursor }) =>
      cursor === null
        ? {
            list: [
              claim('a', {
                source: 'vipLevelUp',
                rewards: [
                  { propId: 2001, count: 500 },
                  { propId: 2002, count: 1 },
                ],
              }),
            ],
            nextCursor: '01890a5d-ac96-774b-bcce-b302099a8057',
          }
        : { list: [claim('b')], nextCursor: null },
    );
    const { user } = await openPage('/reward/record', MEMBER);
    const [first] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /^Level-up rewardSep 21, 2026.*₱5\.00 and 1 point \(worth less than ₱0.01\)$/,
    );
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getAllByRole('listitem')[1]?.textContent).toMatch(
      /^TaskSep 21, 2026.*30 points \(worth ₱0.03\)$/,
    );
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  });

  it('[R56] without a claim the page says where rewards come from', async () => {
    server().answer(getRewardRecord, { list: [], nextCursor: null });
    await openPage('/reward/record', MEMBER);
    expect(await screen.findByText('No rewards claimed yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tasks' }).getAttribute('href')).toBe('/bonus/tasks');
  });

  it('[R56] page that failed is asked for again', async () => {
    failCall(getRewardRecord, 'internal');
    const { user } = await openPage('/reward/record', MEMBER);
    await tryAgain(user, 'internal', () =>
      server().answer(getRewardRecord, { list: [claim('a')], nextCursor: null }),
    );
    expect(await screen.findByText('30 points (worth ₱0.03)')).toBeTruthy();
  });
});

describe('list of rewards', () => {
  it('[O05] rewards are listed by kind with their sums, and a tap closes the list', async () => {
    const rewards = [
      { propId: 2002, count: 30 },
      { propId: 2001, count: cents(500) },
      { propId: 2002, count: 120 },
    ];
    const { user } = await showOverlay('reward-list', { rewards }, MEMBER);
    const list = await screen.findByRole('dialog', { name: 'Added to your account' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['150 points (worth ₱0.15)', '₱5.00']);
    await user.click(within(list).getByRole('button', { name: 'Tap to continue' }));
    await act(async () => undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
