export {
  exitGame,
  gameLike,
  gameOpen,
  gameRoundProof,
  gameRoundShown,
  gameSpin,
  startGame,
} from './game-calls.ts';
export { getLeftMoney } from './open-balance-calls.ts';
