import type { Cents } from '../../contract/money.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import type { Cell } from './reel-plan.ts';

export type ShownWindow = readonly (readonly SymbolId[])[];

/** The line of a win, from the left edge to the right one: its number, and its row on each reel. */
export interface DrawnLine {
  readonly line: number;
  readonly rows: readonly number[];
}

/** How the wins of a game are shown and told. */
export interface WinReading<Win extends { readonly pay: Cents }> {
  cellsOf(win: Win, window: ShownWindow): readonly Cell[];
  /** Null for a win that is on no line. */
  lineOf(win: Win): DrawnLine | null;
  /** One win in words, like "Line 3: 4 × Bell, ₱7.50". */
  textOf(win: Win): string;
  /** What the board says before the first round. */
  idleText(): string;
  /** Shows what changes the window before it pays. */
  open?(window: ShownWindow, prefersReducedMotion: boolean): Promise<void>;
  /** Takes away what `open` put over the reels, as a new round starts. */
  reset?(): void;
  /** Adds what a win shows beside its line to `run`, `at` seconds from its beginning. */
  enliven?(win: Win, run: gsap.core.Timeline, at: number): void;
  /** Takes away at once what `enliven` added, wherever it is. */
  calm?(): void;
}
