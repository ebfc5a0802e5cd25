export {
  exitGame,
  gameLike,
  gameOpen,
  gameRoundProof,
  gameRoundShown,
  gameSpin,
  startGame,
} from './game-calls.ts';
export { getOpenBalances } from './open-balance-calls.ts';
