import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { REBATE_KEPT_DAYS } from '../../../server/rewards/default-rebate-rates.ts';
import type { TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { DAY, useRewards } from './rewards-platform.ts';

const { sql, clock, newPlayer, ask, claim, bet: betOn, weigh, at, coinOf } = useRewards();

const MIDNIGHT = Math.ceil(clock.now() / DAY) * DAY;
const state = async (player: TestPlayer) => (await ask('betBonus', player)).data;
const ofType = async (player: TestPlayer, type: number) =>
  (await state(player)).types.find((row: { type: number }) => row.type === type);
const bet = (player: TestPlayer, staked: number, daysAgo: number, type = 1) =>
  betOn(player, staked, { day: clock.now() - daysAgo * DAY, type });

describe('rebate', () => {
  it('[C50] player without a bet sees the rate of every type of game and nothing to claim', async () => {
    const player = await newPlayer();
    const data = await state(player);
    expect(data.types.map(({ type, ratePpm }: { type: number; ratePpm: number }) => [type, ratePpm])).toEqual(
      [
        [1, 2_000],
        [2, 100],
        [3, 100],
        [4, 2_000],
        [5, 1_500],
        [6, 3_000],
      ],
    );
    expect(data).toMatchObject({
      growing: 0,
      claimable: 0,
      keptDays: 31,
      nextAt: MIDNIGHT + 60_000,
      canClaim: true,
    });
    expect((await claim('betBonusReceive', player)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await ask('betBonus', player, { type: 2 })).code).toBe(ERROR_CODES.badRequest);
  });

  it('[C50] [C51] today’s rebate grows, and can be claimed a minute after the UTC day has ended', async () => {
    const player = await newPlayer();
    await bet(player, 50_000, 0);
    expect(await ofType(player, 1)).toMatchObject({ betToday: 50_000, growing: 100, claimable: 0 });
    await at(MIDNIGHT + 59_999, player, async () => {
      expect((await claim('betBonusReceive', player)).code).toBe(ERROR_CODES.rewardNotDue);
    });
    await at(MIDNIGHT + 60_000, player, async () => {
      expect(await ofType(player, 1)).toMatchObject({ betToday: 0, growing: 0, claimable: 100 });
      const { data } = await claim('betBonusReceive', player);
      expect(data).toEqual({ rewards: [{ propId: 2001, count: 100 }], coin: 100 });
      expect((await claim('betBonusReceive', player)).code).toBe(ERROR_CODES.rewardClaimed);
      expect((await state(player)).claimable).toBe(0);
    });
    // With the clock set back, what was claimed stays claimed.
    expect((await claim('betBonusReceive', player)).code).toBe(ERROR_CODES.rewardClaimed);
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C50] rebate is a share of what the bets count, and a level goes by all of them', async () => {
    const player = await newPlayer();
    await weigh({ 132: 1_000 });
    await betOn(player, 200_000, { type: 2, gameId: 132 });
    await betOn(player, 50_000, { type: 2, gameId: 130_000 });
    const counted = 20_000 + 50_000;
    expect(await ofType(player, 2)).toMatchObject({
      betToday: counted,
      growing: counted / 10_000,
      ratePpm: 100,
    });
    expect((await ask('getVipInfo', player)).data.vipData.vipExp).toBe(250_000);
    await weigh();
  });

  it('[C52] [C54] rebate of one type is claimed alone, the rest later, and both stand in the record', async () => {
    const player = await newPlayer();
    await bet(player, 100_000, 1);
    await bet(player, 100_000, 2, 2);
    await bet(player, 50_000, 3, 5);
    expect((await state(player)).claimable).toBe(200 + 10 + 75);
    expect((await claim('betBonusByTypeReceive', player, { type: 5 })).data.coin).toBe(75);
    expect((await claim('betBonusByTypeReceive', player, { type: 5 })).code).toBe(ERROR_CODES.rewardClaimed);
    expect((await claim('betBonusByTypeReceive', player, { type: 6 })).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await claim('betBonusReceive', player)).data).toEqual({
      rewards: [
        { propId: 2001, count: 200 },
        { propId: 2001, count: 10 },
      ],
      coin: 285,
    });
    const { data } = await ask('betBonusLog', player, { before: null });
    const yesterday = new Date(clock.now() - 60_000 - DAY).toISOString().slice(0, 10);
    expect(data.list).toHaveLength(3);
    expect(data.list.map(({ type, amount, upTo }: Record<string, unknown>) => [type, amount, upTo])).toEqual(
      expect.arrayContaining([
        [1, 200, yesterday],
        [2, 10, yesterday],
        [5, 75, yesterday],
      ]),
    );
    const other = await newPlayer();
    expect((await ask('betBonusLog', other, { before: null })).data.list).toEqual([]);
  });

  it('rebate claimed by 32 requests at once, of all types and of one, is paid once', async () => {
    const player = await newPlayer();
    await bet(player, 1_000_000, 1);
    await bet(player, 1_000_000, 1, 2);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        index % 2 === 0
          ? claim('betBonusReceive', player)
          : claim('betBonusByTypeReceive', player, { type: 1 }),
      ),
    );
    const codes = new Set(answers.map(({ code }) => code));
    expect([...codes].every((code) => [0, ERROR_CODES.rewardClaimed].includes(code))).toBe(true);
    expect(await coinOf(player)).toBe(2_000 + 100);
  });

  it('rebate that nobody claimed lapses after its days', async () => {
    const player = await newPlayer();
    await bet(player, 100_000, REBATE_KEPT_DAYS + 1);
    expect((await state(player)).claimable).toBe(0);
    await bet(player, 100_000, REBATE_KEPT_DAYS);
    expect((await state(player)).claimable).toBe(200);
  });
});
