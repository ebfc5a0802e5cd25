export { forfeitBonus, getBonusState, getFirstDeposit, releaseBonus } from './bonus-calls.ts';
export { getFreeBonus, receiveFreeBonus } from './free-bonus-calls.ts';
export { getRewardProgrammes, receiveRewardProgramme } from './programme-calls.ts';
export { betBonus, betBonusByTypeReceive, betBonusLog, betBonusReceive } from './rebate-calls.ts';
export { getRewardRecord } from './record-calls.ts';
export {
  finishTask,
  getTaskUser,
  receiveTaskAward,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from './task-calls.ts';
export {
  appVipUserReceiveDaily,
  appVipUserReceiveMonthly,
  appVipUserReceiveSignInAward,
  getVipInfo,
  getVipLevelAudit,
  receiveVipBonusUser,
} from './vip-calls.ts';
