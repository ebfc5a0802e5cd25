import type { RoundEvent } from '../maths/studio-mode.ts';

/** A win of the reels, in hundredths of the stake with the multiplier. Line -1 is that of the moons. */
export interface TideWin {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly amount: number;
}

/** The reels as they come to rest: one column a reel, from the top down. */
interface ReelsEvent extends RoundEvent {
  readonly type: 'reels';
  readonly board: readonly (readonly string[])[];
}

/** The moons open free rounds. */
interface FeatureEvent extends RoundEvent {
  readonly type: 'feature';
  readonly rounds: number;
}

/** The next free round begins; its lanterns are counted in `multiplier` already. */
interface FreeRoundEvent extends RoundEvent {
  readonly type: 'freeRound';
  readonly round: number;
  readonly of: number;
  readonly multiplier: number;
  readonly board: readonly (readonly string[])[];
}

/** Wins of what was shown last. */
interface WinsEvent extends RoundEvent {
  readonly type: 'wins';
  readonly wins: readonly TideWin[];
  readonly amount: number;
}

/** What the round pays, in hundredths of the stake. */
interface PayEvent extends RoundEvent {
  readonly type: 'pay';
  readonly amount: number;
}

export type TideEvent = ReelsEvent | FeatureEvent | FreeRoundEvent | WinsEvent | PayEvent;
