import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { VIP_LEVELS, VIP_REWARDS } from '../../../server/rewards/default-vip-levels.ts';
import type { TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { DAY, useRewards } from './rewards-platform.ts';

const { sql, clock, newPlayer, ask, claim, bet, at, coinOf } = useRewards();

const vipData = async (player: TestPlayer) => (await ask('getVipInfo', player)).data.vipData;

/** A player with exactly the experience of a level, bet today. */
async function playerAt(level: number): Promise<TestPlayer> {
  const player = await newPlayer();
  await bet(player, VIP_LEVELS[level]?.experience ?? 0);
  return player;
}

describe('VIP levels', () => {
  it('[C48] [D07] newcomer is at level 0, every level shows its rewards, and none can be claimed', async () => {
    const player = await newPlayer();
    const data = await vipData(player);
    expect(data).toMatchObject({ vip: 0, reached: 0, vipExp: 0, canClaim: true });
    expect(data.levels).toHaveLength(31);
    expect(data.levels[5]).toMatchObject({ level: 5, state: 'locked', levelUp: VIP_REWARDS[4]?.levelUp });
    expect([data.daily.state, data.signIn.state, data.monthly.state]).toEqual(['none', 'none', 'none']);
    for (const name of ['appVipUserReceiveDaily', 'appVipUserReceiveSignInAward', 'appVipUserReceiveMonthly'])
      expect((await claim(name, player)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await claim('receiveVipBonusUser', player, { level: 1 })).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await claim('receiveVipBonusUser', player, { level: 31 })).code).toBe(
      ERROR_CODES.vipLevelUnknown,
    );
    expect((await claim('receiveVipBonusUser', player, { level: 0 })).code).toBe(ERROR_CODES.badRequest);
  });

  it('[C49] level-up reward is paid once for each level reached, whatever is raced or repeated', async () => {
    const player = await playerAt(12);
    const [reward] = VIP_REWARDS[11]?.levelUp ?? [];
    expect(reward?.propId).toBe(2001);
    const requestId = randomUUID();
    const raced = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        claim('receiveVipBonusUser', player, { level: 12, ...(index < 4 ? { requestId } : {}) }),
      ),
    );
    const paid = raced.filter(({ code }) => code === 0);
    const refused = raced.filter(({ code }) => code === ERROR_CODES.rewardClaimed);
    expect(paid.length + refused.length).toBe(32);
    expect([1, 4]).toContain(paid.length);
    expect(paid[0]?.data).toEqual({ rewards: [reward], coin: reward?.count });
    expect(await coinOf(player)).toBe(reward?.count);
    expect((await vipData(player)).levels[12].state).toBe('claimed');
    expect((await claim('receiveVipBonusUser', player, { level: 13 })).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await claim('receiveVipBonusUser', player, { level: 11 })).code).toBe(0);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('request id of another claim is refused, and a level-up of another player cannot be claimed', async () => {
    const player = await playerAt(2);
    const requestId = randomUUID();
    expect((await claim('receiveVipBonusUser', player, { level: 1, requestId })).code).toBe(0);
    expect((await claim('receiveVipBonusUser', player, { level: 2, requestId })).code).toBe(
      ERROR_CODES.requestIdReused,
    );
    const other = await newPlayer();
    expect((await claim('receiveVipBonusUser', other, { level: 2 })).code).toBe(ERROR_CODES.rewardNotDue);
  });

  it.each([
    ['the day', 'appVipUserReceiveDaily', 'daily', 1],
    ['the week', 'appVipUserReceiveSignInAward', 'signIn', 7],
    ['the month', 'appVipUserReceiveMonthly', 'monthly', 31],
  ] as const)(
    '[C55] [C56] [C90] reward of %s (%s) is paid once, and again when its day, week or month has ended',
    async (_, name, kind, days) => {
      const player = await playerAt(10);
      const { state, rewards, nextAt } = (await vipData(player))[kind];
      expect([state, rewards.length]).toEqual(['open', 1]);
      expect((await claim(name, player)).data.rewards).toEqual(rewards);
      expect((await claim(name, player)).code).toBe(ERROR_CODES.rewardClaimed);
      expect((await vipData(player))[kind].state).toBe('claimed');
      await at(nextAt - 1, player, async () => {
        expect((await claim(name, player)).code).toBe(ERROR_CODES.rewardClaimed);
      });
      await at(nextAt, player, async () => {
        expect((await claim(name, player)).code).toBe(0);
      });
      // A clock that was set back does not open what was claimed before.
      expect((await claim(name, player)).code).toBe(ERROR_CODES.rewardClaimed);
      expect(nextAt - clock.now()).toBeLessThanOrEqual(days * DAY);
    },
  );

  it('[C53] audit shows the bets of both months, and a level without them no longer counts', async () => {
    const player = await newPlayer();
    const { experience = 0, betLimit = 0 } = VIP_LEVELS[8] ?? {};
    await bet(player, experience, { day: clock.now() - 100 * DAY });
    const audit = async () => (await ask('getVipLevelAudit', player)).data;
    expect(await audit()).toMatchObject({ vip: 0, reached: 8, betThisMonth: 0, betLastMonth: 0 });
    await bet(player, betLimit - 1);
    expect((await audit()).vip).toBe(7);
    await bet(player, 1);
    expect(await audit()).toMatchObject({
      vip: 8,
      betLimit,
      betThisMonth: betLimit,
      missing: 0,
      nextMonthVip: 8,
    });
    const { data } = await ask('refreshData', player);
    expect([data.vip, (await vipData(player)).vip]).toEqual([8, 8]);
  });

  it('nothing is claimed on a break or after exclusion, and it is there again after the break', async () => {
    const player = await playerAt(3);
    await sql`
      insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})
      on conflict (player_id) do update set break_until = excluded.break_until`;
    expect((await claim('receiveVipBonusUser', player, { level: 3 })).code).toBe(ERROR_CODES.onBreak);
    expect((await vipData(player)).canClaim).toBe(false);
    await sql`delete from player_protection where player_id = ${player.id}`;
    expect((await claim('receiveVipBonusUser', player, { level: 3 })).code).toBe(0);
    await sql`update players set status = 'excluded' where id = ${player.id}`;
    expect([ERROR_CODES.selfExcluded, ERROR_CODES.sessionEnded]).toContain(
      (await claim('receiveVipBonusUser', player, { level: 2 })).code,
    );
    expect(await sql`select key from reward_claims where player_id = ${player.id}`).toHaveLength(1);
  });

  it('[D08] [C20] red dot is raised by a reward that can be claimed, and cleared when all are claimed', async () => {
    const player = await newPlayer();
    const dot = async () => (await ask('activityGetStatusList', player)).data.vipAwardFlag;
    expect(await dot()).toBe(false);
    await bet(player, VIP_LEVELS[2]?.experience ?? 0);
    expect(await dot()).toBe(true);
    for (const level of [1, 2]) expect((await claim('receiveVipBonusUser', player, { level })).code).toBe(0);
    for (const name of [
      'appVipUserReceiveDaily',
      'appVipUserReceiveSignInAward',
      'appVipUserReceiveMonthly',
    ]) {
      expect(await dot()).toBe(true);
      expect((await claim(name, player)).code).toBe(0);
    }
    expect(await dot()).toBe(false);
    // The rebate of an earlier day raises it again, and a break lowers it.
    await bet(player, 100_000, { day: clock.now() - DAY });
    expect(await dot()).toBe(true);
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect(await dot()).toBe(false);
  });
});
