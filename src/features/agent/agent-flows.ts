import {
  agentFill,
  appAgent5User,
  appAgent5UserInviteValidReceive,
  appAgent5UserLog,
  appAgent5UserReceive,
  getAgentMembers,
} from '../../../contract/agent/agent-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';

const SHOWN_CALLS = [appAgent5User, getAgentMembers, appAgent5UserLog] as const;

/** Claims the commission for all valid members. */
export const claimAllCommission = defineClaim(appAgent5UserReceive, ...SHOWN_CALLS);
/** Claims the commission for one valid member. */
export const claimMemberCommission = defineClaim(appAgent5UserInviteValidReceive, ...SHOWN_CALLS);

/** Names the friend who invited the player; their masked name. @throws CallFailure */
export async function fillCode(pid: string): Promise<string> {
  const { name } = await callServer(agentFill, { pid });
  await renewAnswers(appAgent5User);
  return name;
}
