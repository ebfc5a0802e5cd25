export { getForfeitures } from './forfeiture-calls.ts';
export { getReceipt } from './receipt-calls.ts';
export {
  appUserCoinDetail,
  betRecord,
  betRecordReport,
  exchangeRecord,
  getHeldPayments,
  rechargeRecord,
} from './record-calls.ts';
export { getSafebox, moveSafebox } from './safebox-calls.ts';
export { cancelRecharge, getTradeInfo, recharge, rechargeOrder } from './wallet-calls.ts';
export {
  addBankInfo,
  exchange,
  exchangeOrder,
  getExchange,
  modifyBankInfo,
  setSafeboxPassword,
} from './withdraw-calls.ts';
