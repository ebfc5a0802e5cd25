import { call, newRequestId } from './call.ts';

const ROYAL_SEVENS = 101;

export interface PlayedRound {
  readonly roundId: string;
  /** Cents. */
  readonly stake: number;
  readonly win: number;
  /** Milliseconds since 1970. */
  readonly settledAt: number;
  /** The balance after it, in cents. */
  readonly balance: number;
}

interface RoundOptions {
  /** Play money instead of the balance. */
  readonly isTrial?: boolean;
  /** Cents; the game's own where it is not said. */
  readonly stake?: number;
}

/** Plays a round of Royal Sevens as its frame does, and leaves the game open; the round as it came, then the balance. */
export async function playRound(token: string, { isTrial = false, stake }: RoundOptions = {}) {
  const { url } = await call('startGame', { gameId: ROYAL_SEVENS, tryIt: isTrial ? 1 : 0 }, token);
  const launchToken = new URLSearchParams(new URL(String(url)).hash.slice(1)).get('launch');
  const { gameToken, seedPair, nextCommit, defaultStake } = await call('game/open', { launchToken });
  const seeds = seedPair ?? { commit: nextCommit, clientSeed: 'seed-of-the-test' };
  if (!seedPair) await call('game/rotateSeedPair', seeds, String(gameToken));
  const { commit, clientSeed } = seeds as { commit: string; clientSeed: string };
  const body = {
    requestId: newRequestId(),
    bet: { stake: stake ?? defaultStake },
    clientSeed,
    commit,
  };
  const { round, balance } = await call('game/bet', body, String(gameToken));
  return { round, balance: Number(balance) };
}

/** Reveals the server seed of the player's rounds, and opens the next pair. */
export async function revealSeeds(token: string): Promise<void> {
  const { nextCommit } = await call('getSeedPair', {}, token);
  await call('rotateSeedPair', { commit: nextCommit, clientSeed: 'next-seed-of-the-test' }, token);
}

/** A real-money round whose end is unseen; its game stays open. */
export async function playUnseenRound(token: string): Promise<PlayedRound> {
  const { round, balance } = await playRound(token);
  return { ...(round as Omit<PlayedRound, 'balance'>), balance };
}
