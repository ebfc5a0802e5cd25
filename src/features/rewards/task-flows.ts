import { getFreeBonus, receiveFreeBonus } from '../../../contract/rewards/free-bonus-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import {
  finishTask,
  getTaskUser,
  receiveTaskAward,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
  type TaskUser,
} from '../../../contract/rewards/task-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyBalance } from '../../session/profile-store.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

type Claimed = Pick<TaskUser, 'taskId' | 'period'>;

const ofTasks = retryableRequest<{ tasks: readonly Claimed[] }>('receiveTaskAward');
const ofVip = retryableRequest<{ id: number; period: string }>('receiveVipTask');
const ofLastWeek = retryableRequest<Record<never, never>>('receiveVipTaskUnReceiveBonus');
const ofFree = retryableRequest<Record<never, never>>('receiveFreeBonus');

/** All of them or none. @throws CallFailure */
export async function claimTasks(done: readonly TaskUser[]): Promise<readonly Reward[]> {
  const tasks = done.map(({ taskId, period }) => ({ taskId, period }));
  const { coin, rewards } = await ofTasks.send({ tasks }, (requestId) =>
    callServer(receiveTaskAward, { requestId, tasks }),
  );
  applyBalance(coin);
  await renewClaims(getTaskUser);
  return rewards;
}

/** @throws CallFailure */
export async function claimVipTask({ taskId: id, period }: TaskUser): Promise<readonly Reward[]> {
  const { coin, rewards } = await ofVip.send({ id, period }, (requestId) =>
    callServer(receiveVipTask, { requestId, id, period }),
  );
  applyBalance(coin);
  await renewClaims(getTaskUser);
  return rewards;
}

/** Of VIP tasks of last week. @throws CallFailure */
export async function claimMissedTasks(): Promise<readonly Reward[]> {
  const { coin, rewards } = await ofLastWeek.send({}, (requestId) =>
    callServer(receiveVipTaskUnReceiveBonus, { requestId }),
  );
  applyBalance(coin);
  await renewClaims(getTaskUser);
  return rewards;
}

/** Says that the page of a task is looked at. @throws CallFailure */
export async function visitOfTask({ taskId }: TaskUser): Promise<void> {
  await callServer(finishTask, { taskId });
  await renewClaims(getTaskUser);
}

/** @throws CallFailure */
export async function claimFreeBonus(): Promise<readonly Reward[]> {
  const { coin, rewards } = await ofFree.send({}, (requestId) => callServer(receiveFreeBonus, { requestId }));
  applyBalance(coin);
  await renewClaims(getFreeBonus);
  return rewards;
}
