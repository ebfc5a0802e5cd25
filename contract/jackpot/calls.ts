export { getJackpotDrawInfo } from './jackpot-board-calls.ts';
export {
  getJackpotDrawProof,
  getJackpotRank,
  getPersonJackpotDrawAwardLog,
  receiveDrawChance,
} from './jackpot-calls.ts';
