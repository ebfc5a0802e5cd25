import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getRewardProgrammes, receiveRewardProgramme } from '../../../contract/rewards/programme-calls.ts';
import {
  betBonus,
  betBonusByTypeReceive,
  betBonusLog,
  betBonusReceive,
} from '../../../contract/rewards/rebate-calls.ts';
import {
  appVipUserReceiveDaily,
  appVipUserReceiveMonthly,
  appVipUserReceiveSignInAward,
  getVipInfo,
  receiveVipBonusUser,
} from '../../../contract/rewards/vip-calls.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';

export const claimLevelUp = defineClaim(receiveVipBonusUser, getVipInfo);

export const claimRepeated = {
  daily: defineClaim(appVipUserReceiveDaily, getVipInfo),
  signIn: defineClaim(appVipUserReceiveSignInAward, getVipInfo),
  monthly: defineClaim(appVipUserReceiveMonthly, getVipInfo),
} as const;
export type RepeatedReward = keyof typeof claimRepeated;

export const claimAllRebates = defineClaim(betBonusReceive, betBonus, betBonusLog);
export const claimRebateOfType = defineClaim(betBonusByTypeReceive, betBonus, betBonusLog);

/** Its coupons stand among the offers afterwards. */
export const claimProgramme = defineClaim(receiveRewardProgramme, getRewardProgrammes, getBonusState);
