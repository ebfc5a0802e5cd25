import {
  betBonus,
  betBonusByTypeReceive,
  betBonusLog,
  betBonusReceive,
} from '../../../contract/rewards/rebate-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import {
  appVipUserReceiveDaily,
  appVipUserReceiveMonthly,
  appVipUserReceiveSignInAward,
  getVipInfo,
  receiveVipBonusUser,
} from '../../../contract/rewards/vip-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

const REPEATED = {
  daily: appVipUserReceiveDaily,
  signIn: appVipUserReceiveSignInAward,
  monthly: appVipUserReceiveMonthly,
} as const;
export type RepeatedReward = keyof typeof REPEATED;

const levelUps = retryableRequest<{ level: number }>('receiveVipBonusUser');
const rebates = retryableRequest<{ type: number | null }>('betBonusReceive');
const repeated = {
  daily: retryableRequest<Record<never, never>>('appVipUserReceiveDaily'),
  signIn: retryableRequest<Record<never, never>>('appVipUserReceiveSignInAward'),
  monthly: retryableRequest<Record<never, never>>('appVipUserReceiveMonthly'),
} as const;

/** A lost answer is asked for again with the same request id, so that nothing is granted twice. @throws CallFailure */
export async function claimLevelUp(level: number): Promise<readonly Reward[]> {
  const claimed = await levelUps.send({ level }, (requestId) =>
    callServer(receiveVipBonusUser, { requestId, level }),
  );
  applyClaim(claimed);
  await renewClaims(getVipInfo);
  return claimed.rewards;
}

/** @throws CallFailure */
export async function claimRepeated(kind: RepeatedReward): Promise<readonly Reward[]> {
  const claimed = await repeated[kind].send({}, (requestId) => callServer(REPEATED[kind], { requestId }));
  applyClaim(claimed);
  await renewClaims(getVipInfo);
  return claimed.rewards;
}

/** @param type of the games; null claims that of all @throws CallFailure */
export async function claimRebate(type: number | null): Promise<readonly Reward[]> {
  const claimed = await rebates.send({ type }, (requestId) =>
    type === null
      ? callServer(betBonusReceive, { requestId })
      : callServer(betBonusByTypeReceive, { requestId, type }),
  );
  applyClaim(claimed);
  await renewClaims(betBonus, betBonusLog);
  return claimed.rewards;
}
