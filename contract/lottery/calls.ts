export {
  buyLotteryTickets,
  getLottery,
  getLotteryDraw,
  getLotteryDraws,
  getLotteryOrders,
} from './lottery-calls.ts';
