export { getForfeitures } from './forfeiture-calls.ts';
export { getReceipt } from './receipt-calls.ts';
export {
  appUserCoinDetail,
  betRecord,
  betRecordReport,
  getHeldPayments,
  rechargeRecord,
  withdrawalRecord,
} from './record-calls.ts';
export { getSafebox, moveSafebox } from './safebox-calls.ts';
export { cancelRecharge, getTradeInfo, recharge, rechargeOrder } from './wallet-calls.ts';
export {
  addBankInfo,
  getWithdrawal,
  getWithdrawTerms,
  modifyBankInfo,
  requestWithdrawal,
  setSafeboxPassword,
} from './withdraw-calls.ts';
