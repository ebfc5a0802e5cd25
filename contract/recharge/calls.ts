export { activityAwardGetLog, getRechargeAwards, receiveAddupAwardById } from './recharge-calls.ts';
