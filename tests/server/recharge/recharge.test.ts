import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { doneOf, isWithinLimits } from '../../../server/recharge/recharge-rules.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY, useRewards } from '../rewards/rewards-platform.ts';
import { operate } from '../support/operators.ts';

const { sql, clock, newPlayer, newId, ask, claim, at, pointsOf } = useRewards();

/** A deposit as it lies in the table once the provider has paid it. */
const deposit = ({ id }: TestPlayer, amount: number, { state = 'paid', settledAt = clock.now() } = {}) =>
  sql`insert into deposits ${sql({
    playerId: id,
    id: newId(),
    requestId: randomUUID(),
    channelId: 1,
    provider: 'sandbox',
    amount,
    state,
    createdAt: settledAt,
    expiresAt: settledAt + DAY,
    settledAt: state === 'paid' ? settledAt : null,
  })}`;
const limit = ({ id }: TestPlayer, key: string, value: number) =>
  sql`insert into player_limits (player_id, key, value) values (${id}, ${key}, ${value})`;
interface Programme {
  kind: string;
  done: number;
  steps: { id: number; goal: number; state: string }[];
}
const programmes = async (player: TestPlayer): Promise<Programme[]> =>
  (await ask('getRechargeAwards', player)).data.programmes;
const one = async (player: TestPlayer, kind: string) =>
  (await programmes(player)).find((programme) => programme.kind === kind) as Programme;
const statesOf = ({ steps }: Programme) => steps.map(({ id, state }) => `${id} ${state}`);
const receive = (player: TestPlayer, id: number, requestId = randomUUID()) =>
  claim('receiveAddupAwardById', player, { id, requestId });

describe('rewards of deposits', () => {
  it('[C90] three programmes show their steps, and what the player has reached', async () => {
    const player = await newPlayer();
    await deposit(player, 30_000);
    await deposit(player, 25_000);
    expect((await programmes(player)).map(({ kind, done }) => [kind, done])).toEqual([
      ['ladder', 30_000],
      ['accumulated', 55_000],
      ['continuous', 1],
    ]);
    expect(statesOf(await one(player, 'ladder'))).toEqual(['101 open', '102 locked', '103 locked']);
    expect(statesOf(await one(player, 'accumulated'))).toEqual(['201 open', '202 locked', '203 locked']);
    expect(statesOf(await one(player, 'continuous'))).toEqual(['301 locked', '302 locked', '303 locked']);
  });

  it('[C72] step is claimed once by concurrent requests', async () => {
    const player = await newPlayer();
    await deposit(player, 50_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => receive(player, 102)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await pointsOf(player)).toBe(500);
    expect((await receive(player, 102)).code).toBe(ERROR_CODES.rewardClaimed);
    expect((await receive(player, 103)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await receive(player, 999)).code).toBe(ERROR_CODES.activityClosed);
  });

  it('[C71] record shows which activity gave what, newest first, page by page', async () => {
    const player = await newPlayer();
    await deposit(player, 50_000);
    await receive(player, 101);
    await receive(player, 201);
    await claim('loginBonus3UserReceive', player);
    const page = async (cursor: string | null) =>
      (await ask('activityAwardGetLog', player, { cursor, pageSize: 2 })).data;
    const first = await page(null);
    expect(first.list.map(({ activityId }: { activityId: number }) => activityId)).toEqual([23, 28]);
    const second = await page(first.nextCursor);
    expect(second.list).toMatchObject([{ activityId: 17, rewards: [{ propId: 2002, count: 200 }] }]);
    expect(second.nextCursor).toBeNull();
  });

  it('[C90] deposits that were not paid, or before the programme began, do not count', async () => {
    const player = await newPlayer();
    await deposit(player, 90_000, { state: 'pending' });
    await deposit(player, 90_000, { state: 'failed' });
    await deposit(player, 90_000, { state: 'expired' });
    const [row] = await sql`select start_at from activities where id = 28`;
    await deposit(player, 90_000, { settledAt: row?.startAt - 1 });
    expect((await one(player, 'accumulated')).done).toBe(0);
  });

  it('[C90] steps above the player’s own deposit limit are hidden', async () => {
    const player = await newPlayer();
    await limit(player, 'depositDay', 50_000);
    await limit(player, 'depositMonth', 200_000);
    expect(statesOf(await one(player, 'ladder'))).toEqual(['101 locked', '102 locked']);
    expect(statesOf(await one(player, 'accumulated'))).toEqual(['201 locked', '202 locked']);
    expect(statesOf(await one(player, 'continuous'))).toHaveLength(3);
    const careful = await newPlayer();
    await limit(careful, 'depositDay', 9_999);
    expect((await one(careful, 'continuous')).steps).toEqual([]);
    expect((await one(careful, 'ladder')).steps).toEqual([]);
  });

  it('[C90] nothing is shown to a player on a break, and nothing is claimed', async () => {
    const player = await newPlayer();
    await deposit(player, 50_000);
    await sql`
      insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect((await ask('getRechargeAwards', player)).data).toEqual({ programmes: [], canClaim: false });
    expect((await receive(player, 102)).code).toBe(ERROR_CODES.onBreak);
  });

  it('[C72] programme that an operator has stopped pays nothing more, and is not listed', async () => {
    const player = await newPlayer();
    await deposit(player, 50_000);
    await operate(sql, clock.now(), 'olive', ['activity', 'off', 'ladderRecharge']);
    try {
      expect((await programmes(player)).map(({ kind }) => kind)).toEqual(['accumulated', 'continuous']);
      expect((await receive(player, 101)).code).toBe(ERROR_CODES.activityClosed);
    } finally {
      await operate(sql, clock.now(), 'olive', ['activity', 'on', 'ladderRecharge']);
    }
    expect((await receive(player, 101)).code).toBe(0);
  });

  it('[C72] deposits on days in a row are counted by UTC days', async () => {
    const player = await newPlayer();
    const midnight = Math.floor(clock.now() / DAY) * DAY + DAY;
    await at(midnight + 2 * DAY, player, async () => {
      await deposit(player, 10_000, { settledAt: midnight - 1 });
      await deposit(player, 10_000, { settledAt: midnight });
      await deposit(player, 9_999, { settledAt: midnight + DAY });
      expect(statesOf(await one(player, 'continuous'))).toEqual(['301 open', '302 locked', '303 locked']);
      await deposit(player, 1, { settledAt: midnight + DAY + 5 });
      expect(statesOf(await one(player, 'continuous'))).toEqual(['301 open', '302 open', '303 locked']);
    });
  });

  it('longest run of days is not broken by the end of a month, and begins again after a gap', () => {
    const day = (text: string) => ({ day: text, total: 10_000, largest: 10_000 });
    const days = ['2027-02-27', '2027-02-28', '2027-03-01', '2027-03-03'].map(day);
    expect(doneOf('continuous', days, 10_000)).toBe(3);
    expect(doneOf('continuous', days, 10_001)).toBe(0);
    expect(doneOf('ladder', [], 0)).toBe(0);
  });

  it('weekly limit bounds a total, and days in a row', () => {
    const limits = { Day: null, Week: 50_000, Month: null };
    const within = (kind: 'accumulated' | 'continuous' | 'ladder', goal: number) =>
      isWithinLimits(kind, goal, { limits, minAmount: 10_000 });
    expect([within('ladder', 50_000), within('ladder', 50_001)]).toEqual([true, false]);
    expect([within('accumulated', 200_000), within('accumulated', 200_001)]).toEqual([true, false]);
    expect([within('continuous', 5), within('continuous', 6)]).toEqual([true, false]);
  });
});
