import type { GameServer } from '../../../../games/engine/game-server.ts';

const unused = () => Promise.reject(new Error('this call is not made here'));

/** The calls that a test does not expect; its server has its own in their place. */
export const UNUSED_CALLS: GameServer = {
  open: unused,
  bet: unused,
  act: unused,
  watch: unused,
  roundShown: unused,
  roundProof: unused,
  rotateSeedPair: unused,
  nonces: unused,
};
