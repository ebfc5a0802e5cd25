export {
  exitGame,
  gameAct,
  gameBet,
  gameLike,
  gameOpen,
  gameRoundShown,
  gameWatch,
  startGame,
} from './game-calls.ts';
export { getOpenBalances } from './open-balance-calls.ts';
export { getReplay, getReplayByLink } from './replay-calls.ts';
export { gameRoundProof } from './round-record-calls.ts';
export { gameNonces, gameRotateSeedPair, getSeedPair, rotateSeedPair } from './seed-pair-calls.ts';
export { gameSeedChains, gameSharedRoundProof } from './shared-proof-calls.ts';
