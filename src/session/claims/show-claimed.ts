import type { Reward } from '../../../contract/rewards/reward.ts';
import { openOverlay } from '../overlays/overlay-store.ts';
import { flyClaim } from './claim-flight.ts';

/**
 * Several rewards are listed, and fly from their list when that is closed; one flies from the place of the claim at once.
 * @returns whether they were listed: one reward is to be told in passing
 */
export function showClaimed(place: DOMRect, rewards: readonly Reward[]): boolean {
  if (rewards.length > 1) {
    openOverlay('reward-list', { rewards });
    return true;
  }
  flyClaim(place, rewards);
  return false;
}
