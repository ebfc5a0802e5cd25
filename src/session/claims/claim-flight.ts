import { createStore } from 'zustand/vanilla';
import { type Cents, cents } from '../../../contract/money.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { REWARD_KINDS, rewardKindOf } from '../../../contract/rewards/reward-ids.ts';
import { sumRewards } from '../../../contract/rewards/sum-rewards.ts';
import { isCelebrated, isRewardUnit } from '../../../contract/unit-value.ts';
import { after } from '../../platform/clock.ts';
import { preferencesStore } from '../config/preferences-store.ts';
import { unitCents } from '../config/unit-worth.ts';
import { onSignedOut } from '../sign-in/sign-out.ts';

/** A place in the window, in CSS pixels. */
interface WindowBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What was claimed on its way from the place of the claim. */
export interface ClaimFlight {
  readonly key: number;
  readonly from: WindowBox;
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

const NO_FLIGHT: ClaimState = { flight: null, held: cents(0) };

export const claimFlightStore = createStore<ClaimState>()(() => NO_FLIGHT);

onSignedOut(() => claimFlightStore.setState(NO_FLIGHT));

let lastKey = 0;

/** A claim of which nothing takes off within this time, for whatever reason, is shown as landed. */
const TAKE_OFF_MS = 6_000;
let stopWaiting = () => {};

const isMoney = ({ propId }: Reward): boolean => {
  const kind = rewardKindOf(propId);
  return kind !== null && REWARD_KINDS[kind].count === 'cents';
};

/** What of the rewards is in the balance at once. */
const coinOf = (rewards: readonly Reward[]): Cents =>
  cents(
    rewards.reduce((sum, { propId, count }) => (propId === REWARD_KINDS.coin.from ? sum + count : sum), 0),
  );

const isStill = () =>
  preferencesStore.getState().isMotionReduced || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Draws the balance without what was granted until that has flown there. */
export function holdFigure(rewards: readonly Reward[]): void {
  if (isStill()) return;
  claimFlightStore.setState({ held: coinOf(rewards) });
  stopWaiting();
  stopWaiting = after(TAKE_OFF_MS, () => claimFlightStore.setState({ held: NO_FLIGHT.held }));
}

/** What rewards are worth; infinite for a coupon or a piece, whose worth shows later. */
const worthOfAll = (rewards: readonly Reward[]): number =>
  rewards.reduce((sum, { propId, count }) => {
    const kind = rewardKindOf(propId);
    const unit = kind ? REWARD_KINDS[kind].count : 'pieces';
    if (unit === 'cents') return sum + count;
    return sum + (isRewardUnit(unit) ? (unitCents(count, unit) ?? 0) : Number.POSITIVE_INFINITY);
  }, 0);

/**
 * Lets rewards fly from where they were claimed; what they are worth is the server's answer, not the picture's. What is worth
 * less than is celebrated has landed at once, without coins and sound.
 */
export function flyClaim({ x, y, width, height }: WindowBox, rewards: readonly Reward[]): void {
  if (sumRewards(rewards).length === 0) return;
  stopWaiting();
  if (!isCelebrated(worthOfAll(rewards))) {
    claimFlightStore.setState({ held: NO_FLIGHT.held });
    return;
  }
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
  claimFlightStore.setState(({ flight }) => (flight?.key === key ? NO_FLIGHT : {}));
}
