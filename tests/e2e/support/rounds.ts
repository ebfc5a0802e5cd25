import { call, newRequestId } from './call.ts';

const ROYAL_SEVENS = 101;

export interface PlayedRound {
  readonly roundId: string;
  /** Cents. */
  readonly stake: number;
  readonly win: number;
  /** The balance after it, in cents. */
  readonly balance: number;
}

/** A real-money round of Royal Sevens whose end nobody has looked at; its game stays open. */
export async function playUnseenRound(token: string): Promise<PlayedRound> {
  const { url } = await call('startGame', { gameId: ROYAL_SEVENS, tryIt: 0 }, token);
  const launchToken = new URLSearchParams(new URL(String(url)).hash.slice(1)).get('launch');
  const { gameToken, nextCommit, defaultStake } = await call('game/open', { launchToken });
  const body = {
    requestId: newRequestId(),
    stake: defaultStake,
    clientSeed: 'unseen-round',
    commit: nextCommit,
  };
  const { round, balance } = await call('game/spin', body, String(gameToken));
  return { ...(round as Omit<PlayedRound, 'balance'>), balance: Number(balance) };
}
