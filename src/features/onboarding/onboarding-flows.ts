import { getBindReward, receiveBindReward } from '../../../contract/onboarding/bind-calls.ts';
import {
  declineSignUpBonus,
  getSignUpBonus,
  receiveSignUpBonus,
} from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';
import { renewClaims } from '../../session/claims/renew-claims.ts';

export const claimBindReward = defineClaim(receiveBindReward, getBindReward);
export const claimSignUpBonus = defineClaim(receiveSignUpBonus, getSignUpBonus);

/** @throws CallFailure */
export async function declineBonus(): Promise<void> {
  try {
    await callServer(declineSignUpBonus, {});
  } finally {
    await renewClaims(getSignUpBonus);
  }
}
