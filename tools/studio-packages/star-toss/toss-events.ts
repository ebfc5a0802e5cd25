import type { RoundEvent } from '../maths/studio-mode.ts';

export type CoinMetal = 'copper' | 'silver' | 'gold';
export type CoinSide = 'heads' | 'tails' | 'edge';

/** Which coin is tossed; its heads pay `prize`, in hundredths of the stake. */
interface CoinEvent extends RoundEvent {
  readonly type: 'coin';
  readonly metal: CoinMetal;
  readonly prize: number;
}

/** How the coin falls, after so many half turns in the air. */
export interface TossEvent extends RoundEvent {
  readonly type: 'toss';
  readonly side: CoinSide;
  readonly halfTurns: number;
}

/** What the round pays, in hundredths of the stake. */
interface PayEvent extends RoundEvent {
  readonly type: 'pay';
  readonly amount: number;
}

export type CoinTossEvent = CoinEvent | TossEvent | PayEvent;
