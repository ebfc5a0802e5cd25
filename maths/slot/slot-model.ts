/** Index into the symbols of a slot; what strips, windows and wins are made of. */
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

/** Line number of a scatter win, which is on no line. */
export const SCATTER_LINE = -1;
