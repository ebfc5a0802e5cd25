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
export { gameNonces, gameRotateSeedPair, getSeedPair, rotateSeedPair } from './seed-pair-calls.ts';
export { gameSeedChains, gameSharedRoundProof } from './shared-proof-calls.ts';
