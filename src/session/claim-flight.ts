import { createStore } from 'zustand/vanilla';
import { type Reward, sumRewards } from '../../contract/rewards/reward.ts';
import { REWARD_KINDS, rewardKindOf } from '../../contract/rewards/reward-ids.ts';
import { onSignedOut } from './sign-out.ts';

/** A place in the window, in CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What was claimed on its way from the place of the claim. */
export interface ClaimFlight {
  readonly key: number;
  readonly from: Place;
  /** Money flies to the balance, all else to the player's own place in the navigation. */
  readonly to: 'balance' | 'member';
}

/** Null while nothing flies: the canvas in front exists only while there is something. */
export const claimFlightStore = createStore<{ flight: ClaimFlight | null }>()(() => ({ flight: null }));

onSignedOut(() => claimFlightStore.setState({ flight: null }));

let lastKey = 0;

const isMoney = ({ propId }: Reward): boolean => {
  const kind = rewardKindOf(propId);
  return kind !== null && REWARD_KINDS[kind].count === 'cents';
};

/** Lets rewards fly from where they were claimed; what they are worth is the server's answer, not the picture's. */
export function flyClaim({ x, y, width, height }: Place, rewards: readonly Reward[]): void {
  if (sumRewards(rewards).length === 0) return;
  const to = rewards.some(isMoney) ? 'balance' : 'member';
  claimFlightStore.setState({ flight: { key: ++lastKey, from: { x, y, width, height }, to } });
}

/** @param key of the flight that has landed; a later one goes on */
export function endFlight(key: number): void {
  claimFlightStore.setState(({ flight }) => (flight?.key === key ? { flight: null } : {}));
}
