import { loginBonus3User } from '../../../contract/calendar/calendar-calls.ts';
import { actInviteUserStatus } from '../../../contract/invite/invite-state-calls.ts';
import { diamondShopData } from '../../../contract/mall/mall-calls.ts';
import { cents } from '../../../contract/money.ts';
import { getSignUpBonus } from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getFreeBonus } from '../../../contract/rewards/free-bonus-calls.ts';
import { getRewardProgrammes, type RewardProgramme } from '../../../contract/rewards/programme-calls.ts';
import { betBonus } from '../../../contract/rewards/rebate-calls.ts';
import { getTaskUser, type PlayerTask, type TaskData } from '../../../contract/rewards/task-calls.ts';
import { getVipInfo } from '../../../contract/rewards/vip-calls.ts';
import { server } from '../support/server.ts';
import { NO_BONUSES } from '../wallet/money-answers.ts';

export const MEMBER = { player: { id: 7 } };

/** A daily task in slots that grants 30 points and is half done; but for `changes`. */
export function someTask(changes: Partial<PlayerTask> = {}): PlayerTask {
  return {
    taskId: 1,
    kind: 'daily',
    title: 'Play two slots today',
    type: 1,
    staked: { done: 15_000, goal: 30_000 },
    games: { done: 1, goal: 2 },
    days: { done: 1, goal: 1 },
    visit: null,
    isVisited: false,
    rewards: [{ propId: 2002, count: 30 }],
    state: 'running',
    period: '2026-11-24',
    endsAt: 1_800_000_000_000,
    ...changes,
  };
}

export function answerTasks(tasks: PlayerTask[], changes: Partial<TaskData> = {}): void {
  server().answer(getTaskUser, {
    tasks,
    unreceived: [],
    unreceivedUntil: 1_800_000_000_000,
    canClaim: true,
    ...changes,
  });
}

/** A free bonus of ₱50.00 that asks for ten times as much in bets. */
export function answerFree(state: 'none' | 'open' | 'claimed', isDepositNeeded = false): void {
  server().answer(getFreeBonus, { amount: cents(5_000), multiple: 10, state, isDepositNeeded });
}

export function answerProgrammes(...list: RewardProgramme[]): void {
  server().answer(getRewardProgrammes, { list });
}

export function answerNoBonuses(): void {
  server().answer(getBonusState, NO_BONUSES);
  answerProgrammes();
}

/** What the overview asks for is not to be had, but for what a test answers afterwards. */
export function failOverview(): void {
  for (const call of [
    getBonusState,
    getFreeBonus,
    getRewardProgrammes,
    getSignUpBonus,
    loginBonus3User,
    getTaskUser,
    betBonus,
    getVipInfo,
    actInviteUserStatus,
    diamondShopData,
  ])
    server().reject(call, 'internal');
}
