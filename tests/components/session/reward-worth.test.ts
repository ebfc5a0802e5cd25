import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { REWARD_KINDS } from '../../../contract/rewards/reward-ids.ts';
import { awardContentOf } from '../../../src/features/jackpot/award-content.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { claimFlightStore, flyClaim } from '../../../src/session/claims/claim-flight.ts';
import { applyClaim } from '../../../src/session/claims/claimed-balance.ts';
import { oneRewardText, rewardText } from '../../../src/session/claims/reward-text.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { someConfig } from '../support/config.ts';

const FORMAT = { locale: 'en-PH', sign: '₱' };
const POINTS = REWARD_KINDS.points.from;
const COIN = REWARD_KINDS.coin.from;
const PLACE = { x: 10, y: 10, width: 100, height: 40 };

beforeEach(async () => {
  await loadMessages('rewards', 'page', 'jackpot', 'lobby');
  configStore.setState({
    config: someConfig({
      unitValues: {
        points: { units: 1_000, cents: 100 },
        diamonds: { units: 1, cents: 100 },
        liveness: { units: 3, cents: 1 },
        lottery: null,
      },
    }),
    source: 'server',
  });
  claimFlightStore.setState({ flight: null, held: cents(0) });
});

describe('units that are offered', () => {
  it.each([
    [POINTS, 30, '30 points (worth ₱0.03)'],
    [POINTS, 39, '39 points (worth ₱0.03)'],
    [POINTS, 9, '9 points (worth less than ₱0.01)'],
    [POINTS, 1_000, '1,000 points (worth ₱1.00)'],
    [REWARD_KINDS.diamonds.from, 1, '1 diamond (worth ₱1.00)'],
    [REWARD_KINDS.diamondCoupon.from, 5, '5 diamonds (worth ₱5.00)'],
    [REWARD_KINDS.liveness.from, 20, '20 activity score (worth ₱0.06)'],
    [REWARD_KINDS.lotteryCoupon.from, 2, '2 tickets (no cash value)'],
    [COIN, 500, '₱5.00'],
  ])('[D10] reward %i of %i is told with its worth, cut to whole cents: %s', (propId, count, told) => {
    expect(oneRewardText({ propId, count }, FORMAT)).toBe(told);
  });

  it('[D10] several rewards are told with the worth beside each of them', () => {
    const rewards = [
      { propId: COIN, count: 500 },
      { propId: POINTS, count: 120 },
    ];
    expect(rewardText(rewards, FORMAT)).toBe('₱5.00 and 120 points (worth ₱0.12)');
  });
});

describe('celebration of a claim', () => {
  const flies = (...rewards: { propId: number; count: number }[]) => {
    flyClaim(PLACE, rewards);
    return claimFlightStore.getState().flight !== null;
  };

  it('claim that is worth less than ₱1 in all brings no coins, and the balance is whole at once', () => {
    const rewards = [
      { propId: COIN, count: 50 },
      { propId: POINTS, count: 490 },
    ];
    applyClaim({ coin: cents(1_050), rewards });
    expect(claimFlightStore.getState().held).toBe(50);
    expect([flies(...rewards), claimFlightStore.getState().held]).toEqual([false, 0]);
    expect(flies({ propId: REWARD_KINDS.lotteryCoupon.from, count: 2 })).toBe(false);
  });

  it('claim that is worth ₱1 or more flies', () => {
    expect(flies({ propId: COIN, count: 50 }, { propId: POINTS, count: 500 })).toBe(true);
  });

  it('coupon flies, as its worth shows when it is used', () => {
    expect(flies({ propId: REWARD_KINDS.couponPercent.from, count: 10 })).toBe(true);
  });

  it('award of the jackpot’s ring is quiet below ₱1', () => {
    const isQuiet = (prize: Parameters<typeof awardContentOf>[0]) => awardContentOf(prize).isQuiet;
    expect(isQuiet({ kind: 'points', count: 50 })).toBe(true);
    expect(isQuiet({ kind: 'points', count: 1_000 })).toBe(false);
    expect(isQuiet({ kind: 'diamond', count: 1 })).toBe(false);
    expect(isQuiet({ kind: 'coin', amount: cents(99) })).toBe(true);
    expect(isQuiet({ kind: 'jackpot', tier: 'mini', amount: null })).toBe(false);
  });
});
