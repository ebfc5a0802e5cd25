export { receiveFund, saveFund, takeBackFund } from './fund-calls.ts';
export { getGifts, openRedPacket, receiveSupply } from './gift-calls.ts';
