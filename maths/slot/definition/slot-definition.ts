import type { Cents } from '../../../contract/money.ts';
import type { RandomSource } from '../../random-source.ts';
import type { HoldRules } from '../hold-and-spin.ts';
import type { SlotSymbol, Strip, SymbolId } from '../slot-model.ts';

interface Grid {
  readonly reels: number;
  readonly rows: number;
}

/** Symbols by reel, each column from the top. */
export type Window = readonly (readonly SymbolId[])[];

/** What a spin of cells shows. */
export interface CellWindow {
  readonly window: SymbolId[][];
}

/** What a spin of strips shows, with the index of the symbol in the top row of each reel. */
export interface StripWindow extends CellWindow {
  readonly stops: number[];
}

/** The reels of a round's first spin, and those of its free spins. */
type SetName = 'base' | 'free';
type Sets<Reels> = { readonly base: Reels; readonly free?: Reels };

/** Each reel is a strip that stops somewhere. */
export interface StripReels<Drawn extends CellWindow = StripWindow> {
  readonly kind: 'strips';
  readonly sets: Sets<readonly Strip[]>;
  draw(set: SetName, grid: Grid, random: RandomSource): Drawn;
}

/** Each cell is drawn by itself. */
export interface CellReels<Drawn extends CellWindow = CellWindow> {
  readonly kind: 'cells';
  /** By symbol: a cell shows it with this share of the sum of all weights. */
  readonly sets: Sets<readonly number[]>;
  draw(set: SetName, grid: Grid, random: RandomSource): Drawn;
  /** The window after a fall: what is gone makes room, and new cells stand on top. @param isGone row counted from the top */
  refill(
    set: SetName,
    window: Window,
    isGone: (reel: number, row: number) => boolean,
    random: RandomSource,
  ): SymbolId[][];
}

/** A win in the unit of the symbols' pays; `pay` is all of it, multipliers included. */
export interface PaidWin {
  readonly symbol: SymbolId;
  readonly pay: number;
}

interface WinRule<Win extends PaidWin> {
  /** What a stake is, in the unit of the symbols' pays. */
  readonly stakeUnits: number;
  winsOf(symbols: readonly SlotSymbol[], window: Window): Win[];
  /** Whether a cell of the window is part of a win of it. */
  isPart(symbols: readonly SlotSymbol[], window: Window, win: Win, reel: number, row: number): boolean;
}

/** Wins of reels from the left on, in which wilds stand in. */
interface RunRule<Win extends PaidWin> extends WinRule<Win> {
  /** Every reel that shows a wild is full of them before wins are looked for. */
  readonly hasOpenWilds?: boolean;
}

/** Equal symbols from the left reel on, along a line. Pays count line bets; those of scatters count stakes. */
export interface LineWins<Win extends PaidWin = PaidWin> extends RunRule<Win> {
  readonly kind: 'lines';
  /** Row (0 on top) on each reel, left to right, one list a line. */
  readonly lines: readonly (readonly number[])[];
  /** What each wild makes of a win that it is part of. Default 1. */
  readonly wildMultiplier?: number;
}

/** Equal symbols on reels from the left one on, in any row; every choice of a cell a reel pays, in hundredths of the stake. */
export interface WaysWins<Win extends PaidWin = PaidWin> extends RunRule<Win> {
  readonly kind: 'ways';
}

/** Equal symbols wherever they are. Pays are for so many and more, in hundredths of the stake. */
export interface CountWins<Win extends PaidWin = PaidWin> extends WinRule<Win> {
  readonly kind: 'counts';
}

/** What spins and features play with. */
export interface SlotRound {
  readonly symbols: readonly SlotSymbol[];
  readonly grid: Grid;
  readonly stake: Cents;
  readonly random: RandomSource;
}

/** A spin that is over. */
export interface PlayedSpin<Shown> {
  /** Its part of the outcome. */
  readonly shown: Shown;
  /** What it drew: a feature opens by this one. */
  readonly window: SymbolId[][];
  readonly pay: Cents;
}

interface SpinRule<Shown> {
  readonly wins: LineWins | WaysWins | CountWins;
  play(round: SlotRound, set: SetName, multiplier: number): PlayedSpin<Shown>;
}

/** The window pays and stays. */
export interface SingleSpin<Shown> extends SpinRule<Shown> {
  readonly kind: 'single';
  readonly reels: StripReels<CellWindow> | CellReels;
}

/** Wins fall out and make room for new cells, until a window has none. */
export interface Cascade<Shown> extends SpinRule<Shown> {
  readonly kind: 'cascade';
  readonly reels: CellReels;
  /** Of the wins of the first, second, … window; there are no more windows than these. */
  readonly multipliers: readonly number[];
}

export type SlotSpin<Shown> = SingleSpin<Shown> | Cascade<Shown>;

interface FeatureRule<Shown, Part> {
  /** Spins of one round at most. */
  readonly maxSpins: number;
  /** @returns its part of the outcome, and what it pays beside the spin that opened it */
  play(round: SlotRound, opening: PlayedSpin<Shown>): { readonly part: Part; readonly pay: Cents };
}

/** Spins of the set `free`, which win no more of themselves. */
export interface FreeSpins<Shown, Part> extends FeatureRule<Shown, Part> {
  readonly kind: 'freeSpins';
  /** Spins by the number of scatters in the window. */
  readonly spinsByScatters: Readonly<Record<number, number>>;
  /** Of the first, second, … free spin. Default 1 for all. */
  readonly multipliers?: readonly number[];
}

/** Reels with a wild stay full of wilds while the others spin again, until no further wild comes. */
export interface HeldRespins<Shown, Part> extends FeatureRule<Shown, Part> {
  readonly kind: 'respins';
}

/** Scatters are coins with a value: enough of them stay while the other cells spin. */
export interface HoldAndWin<Shown, Part> extends FeatureRule<Shown, Part> {
  readonly kind: 'hold';
  /** Coins of a window that open it. */
  readonly trigger: number;
  readonly hold: Omit<HoldRules, keyof Grid>;
}

export interface NoFeature<Shown, Part> extends FeatureRule<Shown, Part> {
  readonly kind: 'none';
}

/** Everything that decides a slot. docs/games/definition.md explains each field. */
export interface SlotDefinition<Shown, Part> {
  readonly slug: string;
  /** Name and version of these numbers, like `royal-sevens@1`; a changed number is a new version. */
  readonly maths: string;
  /** Stakes on offer, ascending. Default: those of all our slots. */
  readonly stakes?: readonly Cents[];
  readonly grid: Grid;
  readonly symbols: readonly SlotSymbol[];
  readonly spin: SlotSpin<Shown>;
  readonly feature:
    | FreeSpins<NoInfer<Shown>, Part>
    | HeldRespins<NoInfer<Shown>, Part>
    | HoldAndWin<NoInfer<Shown>, Part>
    | NoFeature<NoInfer<Shown>, Part>;
}

/** A slot of which only the data matter. */
export type AnySlot = SlotDefinition<unknown, unknown>;
