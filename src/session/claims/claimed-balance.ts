import type { Cents } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { applyBalance } from '../player/profile-store.ts';
import { holdFigure } from './claim-flight.ts';

/** The answer to a claim. */
export interface ClaimAnswer {
  /** The playable balance after it. */
  readonly coin: Cents;
  readonly rewards: readonly Reward[];
}

const claimListeners = new Set<() => void>();

/** Calls back after every claim that was granted. */
export function onClaimed(listener: () => void): () => void {
  claimListeners.add(listener);
  return () => claimListeners.delete(listener);
}

/** The balance is the new one at once; only the figure that is drawn waits for what flies there. */
export function applyClaim({ coin, rewards }: ClaimAnswer): void {
  holdFigure(rewards);
  applyBalance(coin);
  for (const listener of claimListeners) listener();
}
