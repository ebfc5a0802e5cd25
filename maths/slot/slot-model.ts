import type { Cents } from '../../contract/money.ts';

/** Index into `SlotModel.symbols`; what strips, windows and wins are made of. */
export type SymbolId = number;

/** A reel's strip; it is circular, the first symbol follows the last. */
export type Strip = readonly SymbolId[];

export interface SlotSymbol {
  /** Name of its image and of its messages. */
  readonly name: string;
  readonly role: 'plain' | 'wild' | 'scatter';
  /**
   * What `count` of it pays, by count: `pays[3]` is for three. On lines a plain symbol pays multiples of the line bet, a
   * scatter multiples of the whole stake; elsewhere pays are hundredths of the stake. A wild pays nothing by itself.
   */
  readonly pays: Readonly<Record<number, number>>;
  /** In a game of ways: what a wild makes of each win that it is part of. Default 1. */
  readonly multiplier?: number;
}

/** Free spins won by a number of scatters. Their multiplier increases, they are never retriggered. */
interface FreeSpinRule {
  /** Spins by the number of scatters in the window. */
  readonly spinsByScatters: Readonly<Record<number, number>>;
  /** Multiplier of the n-th free spin, counted from 0. */
  multiplierOf(index: number): number;
}

/** What decides the wins of a window, as far as lines pay. */
export interface LineRules {
  readonly symbols: readonly SlotSymbol[];
  /** Row (0 on top) on each reel, left to right, one list a line. */
  readonly lines: readonly (readonly number[])[];
  /** What each wild makes of a win that it is part of. Default 1. */
  readonly wildMultiplier?: number;
}

/** Rules and reels of a game whose spins all have the same strips. */
export interface LineReels extends LineRules {
  readonly rows: number;
  readonly strips: readonly Strip[];
}

/** Everything that decides a slot: it can be drawn from this, and its return computed. */
export interface SlotModel extends LineRules {
  readonly slug: string;
  /** Name and version of these numbers; a changed number is a new version. */
  readonly maths: string;
  readonly rows: number;
  readonly baseStrips: readonly Strip[];
  readonly freeStrips: readonly Strip[];
  readonly freeSpins: FreeSpinRule;
  /** Stakes on offer, ascending; each is a whole number of cents on every line. */
  readonly stakes: readonly Cents[];
  readonly defaultStake: Cents;
  /** Minimum time from one stake to the next. Milliseconds. */
  readonly cycleMs: number;
}

/** Line number of a scatter win, which is on no line. */
export const SCATTER_LINE = -1;
