import type { Call, CallBody, CallData } from '../../../contract/call.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { retryableRequest } from '../calls/retryable-request.ts';
import { applyClaim, type ClaimAnswer } from './claimed-balance.ts';
import { renewClaims } from './renew-claims.ts';

type ClaimCall = Call & { readonly movesMoney: boolean };
/** What a claim names, beside its request id. */
type ClaimBody<C extends ClaimCall> = Omit<CallBody<C>, 'requestId'>;

/**
 * How a reward is claimed: a lost answer is asked for again with the same request id, so that nothing is granted twice; the
 * balance is the new one at once; and what shows the claim is read again, also after a refusal: what is claimed or over is
 * then shown so.
 * @param shown the calls whose answers tell of it
 * @returns what claims, and answers the rewards. @throws CallFailure
 */
export function defineClaim<C extends ClaimCall>(
  call: CallData<C> extends ClaimAnswer ? C : never,
  ...shown: readonly Call[]
): (body: ClaimBody<C>) => Promise<readonly Reward[]> {
  const request = retryableRequest<ClaimBody<C>>(call.name);
  return async (body) => {
    try {
      const claimed = await request.send(body, (requestId) =>
        callServer(call, { ...body, requestId } as CallBody<C>),
      );
      applyClaim(claimed as ClaimAnswer);
      return (claimed as ClaimAnswer).rewards;
    } finally {
      await renewClaims(...shown);
    }
  };
}
