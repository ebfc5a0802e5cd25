export { settleRoundsSoon } from '../open-rounds.ts';
