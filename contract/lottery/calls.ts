export {
  buyLotteryTickets,
  getLottery,
  getLotteryDraw,
  getLotteryDraws,
  getLotteryOrders,
} from './lottery-calls.ts';
export { getLotteryEntries, revealLotterySeed } from './reveal-calls.ts';
