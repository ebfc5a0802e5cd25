import { beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../games/platform.ts';
import { operate } from '../support/operators.ts';
import { DAY, useRewards } from './rewards-platform.ts';

const { sql, clock, newPlayer, claim, bet, at } = useRewards();
const report = (...days: string[]) => operate(sql, clock.now(), 'olive', ['rewards', 'report', ...days]);
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const rowOf = (said: string, programme: string) =>
  said
    .split('\n')
    .map((line) => line.split('\t'))
    .find(([name]) => name === programme);

describe('rewards report', () => {
  let player: TestPlayer;
  beforeAll(async () => {
    player = await newPlayer();
    // The first level begins at ₱1,000; slots give back 2 of 1,000 there.
    await bet(player, 100_000);
  });

  it('report of a time without claims says that there were none', async () => {
    const said = await report('2024-02-01', '2024-02-29');
    expect(said).toBe(
      'Rewards from 2024-02-01 to 2024-02-29 (UTC). 1,000 points are reckoned as one unit of money.\n\nNothing was claimed.\n\nNo bonus was granted.\n\nCoupons: 0 granted, 0 used, 0 expired.',
    );
  });

  it('report counts claims and players, and adds up coin and points with their cost', async () => {
    const other = await newPlayer();
    await bet(other, 100_000);
    for (const one of [player, other]) {
      const { code } = await claim('receiveVipBonusUser', one, { level: 1 });
      expect(code).toBe(0);
    }
    const levelUps = await sql<{ rewards: { propId: number; count: number }[] }[]>`
      select rewards from reward_claims where source = 'vipLevelUp' and player_id in (${player.id}, ${other.id})`;
    const points = levelUps.flatMap(({ rewards }) => rewards).reduce((sum, { count }) => sum + count, 0);
    expect(points).toBeGreaterThan(0);
    const [, claims, players, coin, told, others, cost] = rowOf(await report(), 'vipLevelUp') ?? [];
    expect({ claims, players, coin, told, others }).toEqual({
      claims: '2',
      players: '2',
      coin: '₱0.00 (0 cents)',
      told: String(points),
      others: '-',
    });
    expect(cost).toContain(`(${Math.round(points / 10)} cents)`);
  });

  it('report counts a claim on the day on which it was made', async () => {
    const today = clock.now();
    await at(today + DAY, player, async () => {
      expect((await claim('betBonusReceive', player)).code).toBe(0);
      expect(rowOf(await report(dateOf(today)), 'rebate')).toBeUndefined();
      expect(rowOf(await report(dateOf(today + DAY)), 'rebate')?.slice(0, 4)).toEqual([
        'rebate',
        '1',
        '1',
        '₱2.00 (200 cents)',
      ]);
    });
  });

  it('report shows how bonuses ended, and counts what was released as their cost', async () => {
    const { id } = player;
    for (const [state, amount] of [
      ['released', 1_000],
      ['released', 500],
      ['expired', 700],
      ['givenUp', 300],
    ] as const)
      await sql`
        insert into bonuses (player_id, id, source, amount, need, mark, state, granted_at, expires_at)
        values (${id}, gen_random_uuid(), 'coupon', ${amount}, 0, 0, ${state}, ${clock.now()}, ${clock.now() + DAY})`;
    expect(rowOf(await report(dateOf(clock.now())), 'coupon')).toEqual([
      'coupon',
      '4',
      '0',
      '2 (₱15.00 (1500 cents))',
      '1 (₱3.00 (300 cents))',
      '1 (₱7.00 (700 cents))',
      '₱15.00 (1500 cents)',
    ]);
  });

  it.each([
    [['yesterday'], '"yesterday" is not a UTC day like 2027-03-10.'],
    [['2024-02-30'], '"2024-02-30" is not a UTC day like 2027-03-10.'],
    [['2024-02-10', '2024-02-09'], 'The last day is before the first.'],
    [['2999-01-01'], '2999-01-01 has not begun.'],
  ])('report rejects %j', async (days, reason) => {
    await expect(report(...days)).rejects.toThrow(reason);
  });
});
