import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import { kycStateOf, levelProgress, netOf } from '../../../../src/features/profile/profile-rules.ts';
import { initialOf } from '../../../../src/ui/initial-of.ts';

it('[R44] member page names each state of the identity check, and an unknown one as not verified', () => {
  expect([0, 1, 2, 3, 9].map(kycStateOf)).toEqual(['none', 'pending', 'approved', 'rejected', 'none']);
});

it('[R44] member page shows a loss of the session below zero', () => {
  expect(netOf({ staked: cents(500), won: cents(120) })).toBe(-380);
});

it('avatar initial is a whole character', () => {
  expect(initialOf('maria')).toBe('M');
  expect(initialOf('𝒜lpha')).toBe('𝒜');
  expect(initialOf(' ')).toBe('?');
});

describe('way to the next level', () => {
  const level = (number: number, experience: number) => ({
    level: number,
    experience: cents(experience),
    betLimit: cents(0),
    dailyAward: '[]',
    showType: 1,
  });
  const levels = { 0: level(0, 0), 1: level(1, 1_000), 2: level(2, 3_000), 3: level(3, 10_000) };

  it.each([
    [{ vip: 0, vipExp: 250 }, 1, 0.25],
    [{ vip: 1, vipExp: 2_000 }, 2, 0.5],
    [{ vip: 2, vipExp: 3_000 }, 3, 0],
  ])('player %j is on the way to level %i', (player, next, share) => {
    expect(levelProgress(levels, player)).toEqual({ next: levels[next as 1], share });
  });

  it('level that is paused counts as reached', () => {
    expect(levelProgress(levels, { vip: 1, vipExp: 6_500 })).toEqual({ next: levels[3], share: 0.5 });
  });

  it('level that was granted without its bets begins at nothing', () => {
    expect(levelProgress(levels, { vip: 2, vipExp: 100 })).toEqual({ next: levels[3], share: 0 });
  });

  it('highest level has none after it', () => {
    expect(levelProgress(levels, { vip: 3, vipExp: 12_000 })).toEqual({ next: null, share: 1 });
  });

  it('platform without levels has no way', () => {
    expect(levelProgress({}, { vip: 0, vipExp: 500 })).toBeNull();
  });
});
