import { createStore } from 'zustand/vanilla';
import { type Cents, cents } from '../../contract/money.ts';
import type { Reward } from '../../contract/rewards/reward.ts';
import { REWARD_KINDS, rewardKindOf } from '../../contract/rewards/reward-ids.ts';
import { sumRewards } from '../../contract/rewards/sum-rewards.ts';
import { after } from '../platform/clock.ts';
import { preferencesStore } from './preferences-store.ts';
import { applyBalance } from './profile-store.ts';
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
  /** What it adds to the balance. */
  readonly money: Cents;
}

interface ClaimState {
  /** Null while nothing flies: the canvas in front exists only while there is something. */
  readonly flight: ClaimFlight | null;
  /** Of the balance, what is on its way there: the figure is drawn without it. */
  readonly held: Cents;
}

const NOTHING: ClaimState = { flight: null, held: cents(0) };

export const claimFlightStore = createStore<ClaimState>()(() => NOTHING);

onSignedOut(() => claimFlightStore.setState(NOTHING));

let lastKey = 0;

/** A claim of which nothing takes off within this time, for whatever reason, is shown as landed. */
const TAKE_OFF_MS = 6_000;
let stopWaiting = () => {};

const isMoney = ({ propId }: Reward): boolean => {
  const kind = rewardKindOf(propId);
  return kind !== null && REWARD_KINDS[kind].count === 'cents';
};

/** Of rewards, what is in the balance at once. */
const coinOf = (rewards: readonly Reward[]): Cents =>
  cents(
    rewards.reduce((sum, { propId, count }) => (propId === REWARD_KINDS.coin.from ? sum + count : sum), 0),
  );

const isStill = () =>
  preferencesStore.getState().isMotionReduced || matchMedia('(prefers-reduced-motion: reduce)').matches;

const claimListeners = new Set<() => void>();

/** Calls back after every claim that was granted. */
export function onClaimed(listener: () => void): () => void {
  claimListeners.add(listener);
  return () => claimListeners.delete(listener);
}

/** The answer to a claim: the balance is the new one at once, its figure follows what flies there. */
export function applyClaim({ coin, rewards }: { coin: Cents; rewards: readonly Reward[] }): void {
  if (!isStill()) {
    claimFlightStore.setState({ held: coinOf(rewards) });
    stopWaiting();
    stopWaiting = after(TAKE_OFF_MS, () => claimFlightStore.setState({ held: NOTHING.held }));
  }
  applyBalance(coin);
  for (const listener of claimListeners) listener();
}

/** Lets rewards fly from where they were claimed; what they are worth is the server's answer, not the picture's. */
export function flyClaim({ x, y, width, height }: Place, rewards: readonly Reward[]): void {
  if (sumRewards(rewards).length === 0) return;
  stopWaiting();
  const to = rewards.some(isMoney) ? 'balance' : 'member';
  const money = coinOf(rewards);
  claimFlightStore.setState({ flight: { key: ++lastKey, from: { x, y, width, height }, to, money } });
}

/** @param share of what flies that has arrived, 0 to 1; the figure never goes back */
export function landShare(key: number, share: number): void {
  claimFlightStore.setState(({ flight, held }) => {
    if (flight?.key !== key) return {};
    return { held: cents(Math.min(held, flight.money - Math.floor(flight.money * share))) };
  });
}

/** @param key of the flight that has landed; a later one goes on */
export function endFlight(key: number): void {
  claimFlightStore.setState(({ flight }) => (flight?.key === key ? NOTHING : {}));
}
