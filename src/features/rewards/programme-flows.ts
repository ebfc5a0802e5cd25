import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getRewardProgrammes, receiveRewardProgramme } from '../../../contract/rewards/programme-calls.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';

/** Its coupons stand among the offers afterwards. */
export const claimProgramme = defineClaim(receiveRewardProgramme, getRewardProgrammes, getBonusState);
