export {
  hasWonWithFreeTicket,
  type LotteryPlayed,
  readLotteryDays,
  readLotterySession,
} from '../played-queries.ts';
