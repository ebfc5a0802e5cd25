import type { OpenSeedPair, SeedPairs } from '../../../contract/games/seed-pair-calls.ts';
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
  const { gameToken, defaultStake, ...seeds } = await call('game/open', { launchToken });
  const { commit, clientSeed } = await openSeedPair(seeds as unknown as SeedPairs, String(gameToken));
  const body = { requestId: newRequestId(), bet: { stake: stake ?? defaultStake }, clientSeed, commit };
  const { round, balance } = await call('game/bet', body, String(gameToken));
  return { round, balance: Number(balance) };
}

/** The pair that decides the player's bets; the first one is opened as a frame does it. */
async function openSeedPair({ seedPair, nextCommit }: SeedPairs, gameToken: string): Promise<OpenSeedPair> {
  if (seedPair !== null) return seedPair;
  const body = { commit: nextCommit, clientSeed: 'seed-of-the-test' };
  const opened = await call('game/rotateSeedPair', body, gameToken);
  return opened.seedPair as OpenSeedPair;
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
