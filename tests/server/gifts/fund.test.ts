import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ActivityId } from '../../../contract/ids.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useGifts } from './gifts-platform.ts';

const { sql, clock, newPlayer, give, send, giftsOf, pointsOf, bet, at } = useGifts();
const isSound = async () => (await auditLedger(sql)).isSound;
const TERMS = { days: 7, extraPpm: 20_000, minPoints: 500, maxPoints: 100_000 };

async function saver(points = 5_000): Promise<TestPlayer> {
  const player = await newPlayer();
  await give(player, { points });
  return player;
}

const fundIdOf = async (player: TestPlayer): Promise<string> => {
  const { data } = await send('saveFund', player, { points: 1_000 });
  return data.fund.fundId;
};

describe('points fund', () => {
  it('[C90] points are set aside with their terms, and come back with the extra ones when they are due', async () => {
    const player = await saver();
    expect((await giftsOf(player)).fund).toEqual({ ...TERMS, isRunning: true, points: 5_000, fund: null });
    const saved = await send('saveFund', player, { points: 1_000 });
    const fund = saved.data.fund;
    expect(fund).toMatchObject({ points: 1_000, extra: 20, dueAt: clock.now() + 7 * DAY });
    expect(saved.data.points).toBe(4_000);
    expect((await giftsOf(player)).fund?.fund).toEqual(fund);
    const early = await send('receiveFund', player, { fundId: fund.fundId });
    expect(early.code).toBe(ERROR_CODES.fundNotDue);
    await at(clock.now() + 7 * DAY, player, async () => {
      const claimed = await send('receiveFund', player, { fundId: fund.fundId });
      expect(claimed.data).toMatchObject({ rewards: [{ propId: 2002, count: 20 }], points: 5_020 });
    });
    expect(await pointsOf(player)).toBe(5_020);
    expect(await isSound()).toBe(true);
  });

  it('[C90] points are taken back early without the extra ones, also on a break and after the activity', async () => {
    const player = await saver();
    const fundId = await fundIdOf(player);
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + 30 * DAY})`;
    await sql`update activities set is_on = false where id = ${ActivityId.fund}`;
    expect((await giftsOf(player)).fund).toMatchObject({ isRunning: false, fund: { fundId } });
    expect((await send('takeBackFund', player, { fundId })).data).toEqual({ points: 5_000 });
    expect((await giftsOf(player)).fund).toBeNull();
    expect((await send('saveFund', player, { points: 1_000 })).code).toBe(ERROR_CODES.onBreak);
    await sql`update activities set is_on = true where id = ${ActivityId.fund}`;
    expect(await isSound()).toBe(true);
  });

  it('[C90] fund is paid out once when claims and take-backs arrive at the same time', async () => {
    const player = await saver();
    const fundId = await fundIdOf(player);
    await at(clock.now() + 7 * DAY, player, async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          send(index % 2 === 0 ? 'receiveFund' : 'takeBackFund', player, { fundId }),
        ),
      );
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
      expect([5_000, 5_020]).toContain(await pointsOf(player));
    });
    expect(await isSound()).toBe(true);
  });

  it('[C90] one amount is set aside at a time, however many requests come at once', async () => {
    const player = await saver();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send('saveFund', player, { points: 1_000 })),
    );
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
      0,
      ...Array.from({ length: 5 }, () => ERROR_CODES.fundRunning),
    ]);
    expect(await pointsOf(player)).toBe(4_000);
  });

  it.each([
    ['less than the least', 499, 'invalidValue'],
    ['more than the most', 100_001, 'invalidValue'],
    ['more than the player has', 5_001, 'pointsMissing'],
  ] as const)('[C90] fund of %s is rejected', async (_case, points, key) => {
    const player = await saver();
    expect((await send('saveFund', player, { points })).code).toBe(ERROR_CODES[key]);
    expect(await pointsOf(player)).toBe(5_000);
  });

  it('[C90] fund of another player is unknown', async () => {
    const [owner, other] = [await saver(), await saver()];
    const fundId = await fundIdOf(owner);
    for (const call of ['receiveFund', 'takeBackFund'])
      expect((await send(call, other, { fundId })).code).toBe(ERROR_CODES.fundUnknown);
  });
});

describe('weekly supply box', () => {
  it('[C90] box is claimed once a week from its level on, by many requests at once', async () => {
    const player = await newPlayer();
    expect((await giftsOf(player)).supply).toMatchObject({ minLevel: 4, state: 'locked' });
    expect((await send('receiveSupply', player)).code).toBe(ERROR_CODES.rewardNotDue);
    await bet(player, 50_000_000);
    expect((await giftsOf(player)).supply).toMatchObject({
      state: 'open',
      rewards: [{ propId: 2002, count: 500 }],
      nextAt: Date.UTC(2027, 2, 15),
    });
    const codes = await Promise.all(
      Array.from(
        { length: 6 },
        async () => (await send('receiveSupply', player, { requestId: randomUUID() })).code,
      ),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(await pointsOf(player)).toBe(500);
    expect((await giftsOf(player)).supply?.state).toBe('claimed');
    await at(Date.UTC(2027, 2, 15), player, async () => {
      expect((await send('receiveSupply', player)).code).toBe(0);
    });
    expect(await pointsOf(player)).toBe(1_000);
  });

  it('[C90] box is refused once its activity is stopped', async () => {
    const player = await newPlayer();
    await bet(player, 50_000_000);
    await sql`update activities set is_on = false where id = ${ActivityId.supply}`;
    expect((await giftsOf(player)).supply).toBeNull();
    expect((await send('receiveSupply', player)).code).toBe(ERROR_CODES.activityClosed);
    await sql`update activities set is_on = true where id = ${ActivityId.supply}`;
  });
});
