import { getBindReward, receiveBindReward } from '../../../contract/onboarding/bind-calls.ts';
import {
  declineSignUpBonus,
  getSignUpBonus,
  receiveSignUpBonus,
} from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim, flyClaim } from '../../session/claim-flight.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

const CALLS = {
  bind: { receive: receiveBindReward, show: getBindReward },
  signUpBonus: { receive: receiveSignUpBonus, show: getSignUpBonus },
} as const;
export type OnboardingReward = keyof typeof CALLS;

const requests = {
  bind: retryableRequest<Record<never, never>>('receiveBindReward'),
  signUpBonus: retryableRequest<Record<never, never>>('receiveSignUpBonus'),
};

/**
 * A lost answer is asked for again with the same request id; the page is read again, also after a refusal. What was granted
 * flies from `place`.
 * @throws CallFailure
 */
export async function claimOnboarding(name: OnboardingReward, place: DOMRect): Promise<readonly Reward[]> {
  const { receive, show } = CALLS[name];
  try {
    const claimed = await requests[name].send({}, (requestId) => callServer(receive, { requestId }));
    applyClaim(claimed);
    flyClaim(place, claimed.rewards);
    return claimed.rewards;
  } finally {
    await renewClaims(show);
  }
}

/** @throws CallFailure */
export async function declineBonus(): Promise<void> {
  try {
    await callServer(declineSignUpBonus, {});
  } finally {
    await renewClaims(getSignUpBonus);
  }
}
