export { getStudioGame, getStudioRoundProof } from './studio-game-calls.ts';
