export { readLotterySession } from '../played-queries.ts';
