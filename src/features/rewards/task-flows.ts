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
import { applyClaim } from '../../session/claim-flight.ts';
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
  const claimed = await ofTasks.send({ tasks }, (requestId) =>
    callServer(receiveTaskAward, { requestId, tasks }),
  );
  applyClaim(claimed);
  await renewClaims(getTaskUser);
  return claimed.rewards;
}

/** @throws CallFailure */
export async function claimVipTask({ taskId: id, period }: TaskUser): Promise<readonly Reward[]> {
  const claimed = await ofVip.send({ id, period }, (requestId) =>
    callServer(receiveVipTask, { requestId, id, period }),
  );
  applyClaim(claimed);
  await renewClaims(getTaskUser);
  return claimed.rewards;
}

/** Of VIP tasks of last week. @throws CallFailure */
export async function claimMissedTasks(): Promise<readonly Reward[]> {
  const claimed = await ofLastWeek.send({}, (requestId) =>
    callServer(receiveVipTaskUnReceiveBonus, { requestId }),
  );
  applyClaim(claimed);
  await renewClaims(getTaskUser);
  return claimed.rewards;
}

/** Says that the page of a task is looked at. @throws CallFailure */
export async function visitOfTask({ taskId }: TaskUser): Promise<void> {
  await callServer(finishTask, { taskId });
  await renewClaims(getTaskUser);
}

/** @throws CallFailure */
export async function claimFreeBonus(): Promise<readonly Reward[]> {
  const claimed = await ofFree.send({}, (requestId) => callServer(receiveFreeBonus, { requestId }));
  applyClaim(claimed);
  await renewClaims(getFreeBonus);
  return claimed.rewards;
}
