import { actInviteUserExchange } from '../../../contract/invite/invite-exchange-calls.ts';
import {
  actInviteClickInvite,
  actInviteUser,
  actInviteUserStatus,
} from '../../../contract/invite/invite-state-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { REWARD_KINDS } from '../../../contract/rewards/reward-ids.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { shareText } from '../../platform/share-text.ts';
import { retryableRequest } from '../../session/calls/retryable-request.ts';
import { applyClaim } from '../../session/claims/claimed-balance.ts';
import { renewClaims } from '../../session/claims/renew-claims.ts';

const payments = retryableRequest<Record<string, never>>('actInviteUserExchange');

/** How a link went out, and whether it has brought a spin. */
interface ShareResult {
  readonly by: 'shared' | 'copied' | 'failed';
  readonly isGranted: boolean;
}

/** Hands the link out and asks for the spin of the day. @throws CallFailure */
export async function shareLink(title: string, url: string, bringsSpin: boolean): Promise<ShareResult> {
  const by = await shareText(title, url);
  if (by === 'failed' || !bringsSpin) return { by, isGranted: false };
  try {
    const { isGranted } = await callServer(actInviteClickInvite, { requestId: newRequestId() });
    return { by, isGranted };
  } finally {
    await renewClaims(actInviteUser, actInviteUserStatus);
  }
}

/** Pays out what was won. A lost answer is asked for again with the same request id. @throws CallFailure */
export async function cashOut(): Promise<readonly Reward[]> {
  try {
    const { amount, coin } = await payments.send({}, (requestId) =>
      callServer(actInviteUserExchange, { requestId }),
    );
    const rewards = [{ propId: REWARD_KINDS.coin.from, count: amount }];
    applyClaim({ coin, rewards });
    return rewards;
  } finally {
    await renewClaims(actInviteUser);
  }
}
