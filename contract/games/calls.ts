export {
  exitGame,
  gameAct,
  gameBet,
  gameLike,
  gameOpen,
  gameRoundProof,
  gameRoundShown,
  gameWatch,
  startGame,
} from './game-calls.ts';
export { getOpenBalances } from './open-balance-calls.ts';
