import type { JackpotTier } from '../../contract/ids.ts';
import type { Cents } from '../../contract/money.ts';
import type { Box } from '../lobby/layout.ts';

/** Where the hall's parts stand in the window, in CSS pixels. */
export interface HallBoxes {
  readonly width: number;
  readonly height: number;
  /** The frame of bulbs. */
  readonly ring: Box;
  /** By index on the board. */
  readonly cells: readonly Box[];
  /** Where coins fly to; null where no balance is shown. */
  readonly balance: Box | null;
}

/** How much is made of an award: what brings no money stays quiet. */
export type WinSize = 'none' | 'small' | 'medium' | 'large';

/** What an award shows, in the player's language. */
export interface AwardContent {
  readonly size: WinSize;
  /** Null for what is no jackpot. */
  readonly tier: JackpotTier | null;
  /** The tier's name, or what was won where that is no money. */
  readonly title: string;
  /** Null for what is no money. */
  readonly amount: Cents | null;
  /** It is worth too little for coins and sounds. */
  readonly isQuiet: boolean;
}
