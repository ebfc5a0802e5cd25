import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import type { PlayerTask } from '../../../contract/rewards/task-calls.ts';
import { VIP_LEVELS } from '../../../server/rewards/default-vip-levels.ts';
import { tasksConfig } from '../../../server/rewards/rewards-config.ts';
import { utcDay, utcWeek } from '../../../server/rewards/utc-calendar.ts';
import type { TestPlayer } from '../games/platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { DAY, useRewards } from './rewards-platform.ts';

const { sql, clock, newPlayer, ask, claim, bet, weigh, at, pointsOf } = useRewards();

const TWO_SLOTS = 1;
const THREE_DAYS = 2;
const CHECK_A_ROUND = 3;
const VIP_TASK = 5;
const TODAY = utcDay(clock.now()).key;

const tasksOf = async (player: TestPlayer) => (await ask('getTaskUser', player)).data;
const taskOf = async (player: TestPlayer, id: number): Promise<PlayerTask> =>
  (await tasksOf(player)).tasks.find(({ taskId }: PlayerTask) => taskId === id);
const receive = (player: TestPlayer, taskId: number, period: string, requestId = randomUUID()) =>
  claim('receiveTaskAward', player, { tasks: [{ taskId, period }], requestId });

/** A player who has done the day's task: two slots and ₱300. */
async function withDailyDone(): Promise<TestPlayer> {
  const player = await newPlayer();
  await bet(player, 20_000, { gameId: 101 });
  await bet(player, 10_000, { gameId: 102 });
  return player;
}

/** At the level of the VIP task, reached last month by bets that no task counts. */
async function vipPlayer(): Promise<TestPlayer> {
  const player = await newPlayer();
  await bet(player, VIP_LEVELS[6]?.experience ?? 0, { type: 2, day: clock.now() - 20 * DAY });
  return player;
}

describe('tasks', () => {
  it('[C45] newcomer reads what each task asks for, what it grants and until when', async () => {
    const player = await newPlayer();
    const { tasks, unreceived, canClaim } = await tasksOf(player);
    expect(tasks.map(({ taskId }: PlayerTask) => taskId)).toEqual([1, 2, 3, 4]);
    expect({ unreceived, canClaim }).toEqual({ unreceived: [], canClaim: true });
    expect(tasks[0]).toEqual({
      taskId: TWO_SLOTS,
      kind: 'daily',
      title: 'Play two slots today',
      type: 1,
      staked: { done: 0, goal: 30_000 },
      games: { done: 0, goal: 2 },
      days: { done: 0, goal: 1 },
      visit: null,
      isVisited: false,
      rewards: [{ propId: 2002, count: 30 }],
      state: 'running',
      period: TODAY,
      endsAt: utcDay(clock.now()).endsAt,
    });
  });

  it('[C45] stakes in games of its type count, won or lost, and never beyond the goal', async () => {
    const player = await newPlayer();
    await bet(player, 50_000, { gameId: 101 });
    await bet(player, 50_000, { type: 2, gameId: 130 });
    expect(await taskOf(player, TWO_SLOTS)).toMatchObject({
      staked: { done: 30_000 },
      games: { done: 1 },
      state: 'running',
    });
    await bet(player, 1, { gameId: 102 });
    expect((await taskOf(player, TWO_SLOTS)).state).toBe('done');
  });

  it('[C45] stakes of a task count by the weight of their game, of the day and of all time', async () => {
    const player = await newPlayer();
    await weigh({ 101: 2_500 });
    await bet(player, 20_000, { gameId: 101 });
    expect((await taskOf(player, TWO_SLOTS)).staked.done).toBe(5_000);
    expect((await taskOf(player, CHECK_A_ROUND)).staked.done).toBe(5_000);
    await weigh();
    expect((await taskOf(player, TWO_SLOTS)).staked.done).toBe(20_000);
  });

  it('[C47] reward of a task is paid once, whatever is raced or repeated', async () => {
    const player = await withDailyDone();
    const requestId = randomUUID();
    const raced = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        receive(player, TWO_SLOTS, TODAY, index < 4 ? requestId : randomUUID()),
      ),
    );
    const paid = raced.filter(({ code }) => code === 0);
    expect(raced.filter(({ code }) => code === ERROR_CODES.rewardClaimed)).toHaveLength(32 - paid.length);
    expect([1, 4]).toContain(paid.length);
    expect(paid[0]?.data.rewards).toEqual([{ propId: 2002, count: 30 }]);
    expect(await pointsOf(player)).toBe(30);
    expect((await taskOf(player, TWO_SLOTS)).state).toBe('claimed');
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[C47] several tasks are claimed together, all of them or none', async () => {
    const player = await withDailyDone();
    await ask('finishTask', player, { taskId: CHECK_A_ROUND });
    const both = (second: number) => ({
      tasks: [
        { taskId: TWO_SLOTS, period: TODAY },
        { taskId: second, period: second === THREE_DAYS ? utcWeek(clock.now()).key : 'once' },
      ],
    });
    expect((await claim('receiveTaskAward', player, both(THREE_DAYS))).code).toBe(ERROR_CODES.rewardNotDue);
    expect(await pointsOf(player)).toBe(0);
    expect((await claim('receiveTaskAward', player, both(CHECK_A_ROUND))).code).toBe(0);
    expect(await pointsOf(player)).toBe(230);
  });

  it('[C46] visit that a task asks for is reported, and a task that is counted by bets cannot be', async () => {
    const player = await withDailyDone();
    expect((await taskOf(player, CHECK_A_ROUND)).state).toBe('running');
    const { code, data } = await ask('finishTask', player, { taskId: CHECK_A_ROUND });
    expect({ code, state: data.task.state, isVisited: data.task.isVisited }).toEqual({
      code: 0,
      state: 'done',
      isVisited: true,
    });
    expect((await ask('finishTask', player, { taskId: CHECK_A_ROUND })).code).toBe(0);
    expect((await ask('finishTask', player, { taskId: TWO_SLOTS })).code).toBe(ERROR_CODES.taskCounted);
    expect((await ask('finishTask', player, { taskId: 999 })).code).toBe(ERROR_CODES.taskUnknown);
    expect((await ask('finishTask', player, { taskId: VIP_TASK })).code).toBe(ERROR_CODES.taskUnknown);
  });

  it('[C47] claim that is not due, of another player, unknown or too late is refused with its own error', async () => {
    const done = await withDailyDone();
    const other = await newPlayer();
    expect((await receive(other, TWO_SLOTS, TODAY)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await receive(done, 999, TODAY)).code).toBe(ERROR_CODES.taskUnknown);
    const endsAt = utcDay(clock.now()).endsAt;
    await at(endsAt - 1, done, async () => {
      expect((await taskOf(done, TWO_SLOTS)).state).toBe('done');
    });
    await at(endsAt, done, async () => {
      expect((await receive(done, TWO_SLOTS, TODAY)).code).toBe(ERROR_CODES.taskExpired);
      expect((await taskOf(done, TWO_SLOTS)).state).toBe('running');
    });
    // The clock set back brings the day back, and still pays once.
    expect((await receive(done, TWO_SLOTS, TODAY)).code).toBe(0);
    expect((await receive(done, TWO_SLOTS, TODAY)).code).toBe(ERROR_CODES.rewardClaimed);
  });

  it('[C47] task of a week asks for different days, and begins anew on Monday', async () => {
    const player = await newPlayer();
    const monday = utcWeek(clock.now()).endsAt;
    for (const days of [0, 1, 2]) await bet(player, 50_000, { gameId: 101, day: monday + days * DAY });
    const week = utcWeek(monday).key;
    await at(monday + 2 * DAY, player, async () => {
      expect((await receive(player, THREE_DAYS, week)).code).toBe(0);
    });
    await at(monday + 7 * DAY, player, async () => {
      expect(await taskOf(player, THREE_DAYS)).toMatchObject({
        state: 'running',
        days: { done: 0, goal: 3 },
      });
    });
  });

  it('[D08] red dot of tasks is raised by one that is done, and cleared by its claim and by a break', async () => {
    const player = await newPlayer();
    const dots = async () => (await ask('activityGetStatusList', player)).data;
    expect(await dots()).toMatchObject({ taskAwardFlag: false, hasTask: false });
    await bet(player, 30_000, { gameId: 101 });
    await bet(player, 1, { gameId: 102 });
    expect(await dots()).toMatchObject({ taskAwardFlag: true, hasTask: false });
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect((await dots()).taskAwardFlag).toBe(false);
    expect((await tasksOf(player)).canClaim).toBe(false);
    expect((await receive(player, TWO_SLOTS, TODAY)).code).toBe(ERROR_CODES.onBreak);
    await sql`delete from player_protection where player_id = ${player.id}`;
    await receive(player, TWO_SLOTS, TODAY);
    expect((await dots()).taskAwardFlag).toBe(false);
  });
});

describe('VIP tasks', () => {
  const week = utcWeek(clock.now()).key;
  const doTask = async (player: TestPlayer, day = clock.now()) => {
    for (const gameId of [101, 102, 103]) await bet(player, 40_000, { gameId, day });
  };

  it('[C57] task is offered from its level on, and its reward is paid once', async () => {
    const low = await newPlayer();
    expect(await taskOf(low, VIP_TASK)).toBeUndefined();
    expect((await claim('receiveVipTask', low, { id: VIP_TASK, period: week })).code).toBe(
      ERROR_CODES.taskUnknown,
    );
    const player = await vipPlayer();
    const body = { id: VIP_TASK, period: week };
    expect((await claim('receiveVipTask', player, body)).code).toBe(ERROR_CODES.rewardNotDue);
    expect((await claim('receiveVipTask', player, { ...body, id: TWO_SLOTS })).code).toBe(
      ERROR_CODES.taskUnknown,
    );
    expect((await claim('receiveVipTask', player, { ...body, period: '2020-01-06' })).code).toBe(
      ERROR_CODES.taskExpired,
    );
    await doTask(player);
    expect((await claim('receiveVipTask', player, body)).data.rewards).toEqual([
      { propId: 2002, count: 120 },
    ]);
    expect((await claim('receiveVipTask', player, body)).code).toBe(ERROR_CODES.rewardClaimed);
    expect(await pointsOf(player)).toBe(120);
  });

  it('[C58] reward that was not claimed last week is kept for this week, and lapses with it', async () => {
    const player = await vipPlayer();
    await doTask(player, clock.now() - 7 * DAY);
    expect((await tasksOf(player)).unreceived).toEqual([{ propId: 2002, count: 120 }]);
    await at(clock.now() + 7 * DAY, player, async () => {
      expect((await tasksOf(player)).unreceived).toEqual([]);
      expect((await claim('receiveVipTaskUnReceiveBonus', player)).code).toBe(ERROR_CODES.rewardNotDue);
    });
    expect((await claim('receiveVipTaskUnReceiveBonus', player)).code).toBe(0);
    expect((await claim('receiveVipTaskUnReceiveBonus', player)).code).toBe(ERROR_CODES.rewardNotDue);
    expect(await pointsOf(player)).toBe(120);
  });

  it('[D08] red dot hasTask is raised by a VIP task that is done, and cleared by its claim', async () => {
    const player = await vipPlayer();
    const dot = async () => (await ask('activityGetStatusList', player)).data.hasTask;
    expect(await dot()).toBe(false);
    await doTask(player);
    expect(await dot()).toBe(true);
    await claim('receiveVipTask', player, { id: VIP_TASK, period: week });
    expect(await dot()).toBe(false);
  });
});

describe('configuration of tasks', () => {
  const { schema, initial } = tasksConfig;
  const [first] = initial;

  it.each([
    ['more than an hour of play', { staked: 144_001 }],
    ['no stakes at all', { staked: 0 }],
    ['a visit every day', { visit: 'fair' }],
    ['several days within one', { days: 2 }],
    ['a reward that cannot be paid', { rewards: [{ propId: 1001, count: 1 }] }],
  ])('task that asks for or grants %s is refused', (_, change) => {
    expect(schema.safeParse([{ ...first, ...change }]).success).toBe(false);
  });

  it('two tasks of one id are refused', () => {
    expect(schema.safeParse([first, first]).success).toBe(false);
    expect(schema.safeParse(initial).success).toBe(true);
  });
});
