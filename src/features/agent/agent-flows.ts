import {
  agentFill,
  appAgent5User,
  appAgent5UserInviteValidReceive,
  appAgent5UserLog,
  appAgent5UserReceive,
  getAgentMembers,
} from '../../../contract/agent/agent-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { renewAnswers } from '../../session/query-client.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

const ofAll = retryableRequest<Record<never, never>>('appAgent5UserReceive');
const ofOne = retryableRequest<{ memberId: string }>('appAgent5UserInviteValidReceive');

/**
 * Claims the amount of one valid member, or of all of them. A lost answer is asked for again with the same request id, so
 * that nothing is paid twice.
 * @param memberId null claims that of all
 * @throws CallFailure
 */
export async function claimCommission(memberId: string | null): Promise<readonly Reward[]> {
  const claimed =
    memberId === null
      ? await ofAll.send({}, (requestId) => callServer(appAgent5UserReceive, { requestId }))
      : await ofOne.send({ memberId }, (requestId) =>
          callServer(appAgent5UserInviteValidReceive, { requestId, memberId }),
        );
  applyClaim(claimed);
  await renewClaims(appAgent5User, getAgentMembers, appAgent5UserLog);
  return claimed.rewards;
}

/** Names the friend who invited the player; their masked name. @throws CallFailure */
export async function fillCode(pid: string): Promise<string> {
  const { name } = await callServer(agentFill, { pid });
  await renewAnswers(appAgent5User);
  return name;
}
