import { describe, expect, it } from 'vitest';
import type { RewardClaim } from '../../../contract/rewards/record-calls.ts';
import { utcDay } from '../../../server/rewards/utc-calendar.ts';
import { useRewards } from './rewards-platform.ts';

const { clock, newPlayer, ask, claim, bet } = useRewards();

const page = (cursor: string | null, pageSize = 2) => ({ cursor, pageSize });

/** A player who has claimed the daily task and, a second later, the level-ups 1 and 2 together with it. */
async function withClaims() {
  const player = await newPlayer();
  await bet(player, 20_000, { gameId: 101 });
  await bet(player, 280_000, { gameId: 102 });
  const tasks = [{ taskId: 1, period: utcDay(clock.now()).key }];
  expect((await claim('receiveTaskAward', player, { tasks })).code).toBe(0);
  clock.advance(1_000);
  expect((await claim('receiveVipBonusUser', player, { level: 1 })).code).toBe(0);
  clock.advance(1_000);
  expect((await claim('appVipUserReceiveDaily', player)).code).toBe(0);
  return player;
}

describe('record of claimed rewards', () => {
  it('[R56] claims are listed newest first, page by page, each once', async () => {
    const player = await withClaims();
    const first = (await ask('getRewardRecord', player, page(null))).data;
    expect(first.list.map(({ source }: RewardClaim) => source)).toEqual(['vipDaily', 'vipLevelUp']);
    expect(first.list[0].at).toBe(clock.now());
    const second = (await ask('getRewardRecord', player, page(first.nextCursor))).data;
    expect(second.list).toEqual([
      {
        id: expect.any(String),
        source: 'task',
        rewards: [{ propId: 2002, count: 30 }],
        at: clock.now() - 2_000,
      },
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it('[R56] another player sees none of them, also with their cursor', async () => {
    const { list } = (await ask('getRewardRecord', await withClaims(), page(null))).data;
    const stranger = await newPlayer();
    for (const cursor of [null, list[0].id])
      expect((await ask('getRewardRecord', stranger, page(cursor))).data).toEqual({
        list: [],
        nextCursor: null,
      });
  });
});
