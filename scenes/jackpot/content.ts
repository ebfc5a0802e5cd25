import type { Box } from '../lobby/layout.ts';

/** Where the hall's parts stand in the window, in CSS pixels. */
export interface HallBoxes {
  readonly width: number;
  readonly height: number;
  /** The frame of bulbs. */
  readonly ring: Box;
  /** By index on the board. */
  readonly cells: readonly Box[];
  /** Where coins begin and where they fly to; null while no award is on. */
  readonly award: Box | null;
  readonly balance: Box | null;
}
