import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import type { VipData } from '../../../../contract/rewards/vip-calls.ts';
import {
  isSpent,
  levelToShow,
  smallestBet,
  waitingRebate,
} from '../../../../src/features/rewards/reward-moments.ts';

const repeated: VipData['daily'] = { rewards: [], state: 'none', nextAt: 0 };
const at = (reached: number, state: 'open' | 'claimed', canClaim = true): VipData => ({
  vip: reached,
  reached,
  vipExp: cents(0),
  canClaim,
  daily: repeated,
  signIn: repeated,
  monthly: repeated,
  levels: [1, 2, 3].map((level) => ({
    level,
    levelUp: [],
    state: level > reached ? 'locked' : level === reached ? state : 'claimed',
    daily: [],
    signIn: [],
    monthly: [],
  })),
});

describe('level to celebrate', () => {
  it('[C48] [C49] level that rose since it was seen is celebrated, whether its reward was claimed or not', () => {
    expect(levelToShow(at(3, 'open'), 2)).toBe(3);
    expect(levelToShow(at(3, 'claimed'), 1)).toBe(3);
    expect(levelToShow(at(3, 'open'), 3)).toBeNull();
    expect(levelToShow(at(2, 'open'), 3)).toBeNull();
  });

  it('[C48] [C49] first look on a device celebrates a level only while its reward waits', () => {
    expect(levelToShow(at(2, 'open'), null)).toBe(2);
    expect(levelToShow(at(2, 'claimed'), null)).toBeNull();
    expect(levelToShow(at(0, 'claimed'), null)).toBeNull();
  });

  it('[C48] [C49] nothing is celebrated on a break, at a limit or under review', () => {
    expect(levelToShow(at(3, 'open', false), 1)).toBeNull();
    expect(levelToShow(at(3, 'open', false), null)).toBeNull();
  });
});

describe('rebate of a spent balance', () => {
  it('[O15] balance is spent when it is below the smallest stake of any game', () => {
    const smallest = smallestBet([{ minBet: cents(100) }, { minBet: cents(50) }, { minBet: cents(0) }]);
    expect(smallest).toBe(50);
    expect([0, 49, 50, 51].map((coin) => isSpent(cents(coin), smallest))).toEqual([true, true, false, false]);
  });

  it('[O15] without a known game no balance counts as spent', () => {
    expect(isSpent(cents(0), smallestBet([]))).toBe(false);
  });

  it('[O15] rebate is not told to a player to whom nothing may be granted', () => {
    expect(waitingRebate({ claimable: cents(1_200), canClaim: true })).toBe(1_200);
    expect(waitingRebate({ claimable: cents(1_200), canClaim: false })).toBe(0);
  });
});
