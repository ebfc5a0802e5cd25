import type { Cents } from '../contract/money.ts';
import type { MessageNamespace } from '../src/platform/i18n.ts';

/** One part of what a round decided: what it is, and its value, both in the player's language. */
export type ResultRow = readonly [label: string, text: string];

export interface ShownWindow {
  readonly caption: string;
  /** Symbols by reel, the left one first, each from the top down: numbers of the game's own list. */
  readonly window: readonly (readonly number[])[];
}

/** What the reels showed first, and whatever followed within the round. */
export interface ReelResult {
  /** Where the symbols are named: `symbol.` and the name in the maths. */
  readonly words: MessageNamespace;
  readonly windows: readonly ShownWindow[];
  /** Coins of a hold and spin, each by its worth; empty without one. Cents. */
  readonly coins: readonly Cents[];
}

/** What a round decided, for a reader who did not see it played: in words, and as reels where it had any. */
interface RoundResult {
  readonly rows: readonly ResultRow[];
  readonly reels: ReelResult | null;
}

/** @param outcome as the game's maths work it out; throws for one of another game */
export type ReadResult = (outcome: unknown) => RoundResult;
