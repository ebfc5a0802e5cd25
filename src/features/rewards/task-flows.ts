import { getFreeBonus, receiveFreeBonus } from '../../../contract/rewards/free-bonus-calls.ts';
import {
  finishTask,
  getTaskUser,
  type PlayerTask,
  receiveTaskAward,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../../../contract/rewards/task-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';
import { renewClaims } from '../../session/claims/renew-claims.ts';

const claimOfTasks = defineClaim(receiveTaskAward, getTaskUser);
const claimOfVip = defineClaim(receiveVipTask, getTaskUser);

/** All of them or none. @throws CallFailure */
export const claimTasks = (done: readonly PlayerTask[]) =>
  claimOfTasks({ tasks: done.map(({ taskId, period }) => ({ taskId, period })) });

/** @throws CallFailure */
export const claimVipTask = ({ taskId: id, period }: PlayerTask) => claimOfVip({ id, period });

/** Claims the rewards of last week's VIP tasks. */
export const claimMissedTasks = defineClaim(receiveVipTaskUnReceiveBonus, getTaskUser);

export const claimFreeBonus = defineClaim(receiveFreeBonus, getFreeBonus);

/** Says that the page of a task is looked at. @throws CallFailure */
export async function visitOfTask({ taskId }: PlayerTask): Promise<void> {
  await callServer(finishTask, { taskId });
  await renewClaims(getTaskUser);
}
