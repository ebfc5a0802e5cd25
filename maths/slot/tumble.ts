import type { RandomSource } from '../random-source.ts';
import type { SymbolId } from './slot-model.ts';

export interface TumbleSymbol {
  readonly name: string;
  /** A cell shows it with this share of the sum of all weights. */
  readonly weight: number;
  /** What it pays in each band of counts, in hundredths of the stake. */
  readonly pays: readonly number[];
}

/** A game whose wins fall out of the window and make room for new cells. */
export interface TumbleRules {
  readonly reels: number;
  readonly rows: number;
  readonly symbols: readonly TumbleSymbol[];
  /** The least count of each band, ascending; a symbol wins from the first on. */
  readonly bands: readonly number[];
  /** What the wins of the first, second, … window are multiplied by; there are no more windows than these. */
  readonly multipliers: readonly number[];
}

export interface TumbleWin {
  readonly symbol: SymbolId;
  readonly count: number;
  /** Hundredths of the stake, before the window's multiplier. */
  readonly pay: number;
}

/** Symbols by reel, each column from the top. */
export type TumbleWindow = readonly (readonly SymbolId[])[];

/** What so many cells of a symbol pay, in hundredths of the stake; 0 below the first band. */
export function payOfCount(
  { bands }: Pick<TumbleRules, 'bands'>,
  { pays }: TumbleSymbol,
  count: number,
): number {
  return pays[bands.findLastIndex((least) => count >= least)] ?? 0;
}

/** The wins of a window, in the order of the symbols; it does not matter where the cells are. */
export function tumbleWins(rules: TumbleRules, window: TumbleWindow): TumbleWin[] {
  const counts = rules.symbols.map(() => 0);
  for (const column of window) for (const symbol of column) counts[symbol] = (counts[symbol] ?? 0) + 1;
  const wins: TumbleWin[] = [];
  for (const [symbol, shown] of rules.symbols.entries()) {
    const count = counts[symbol] ?? 0;
    const pay = payOfCount(rules, shown, count);
    if (pay > 0) wins.push({ symbol, count, pay });
  }
  return wins;
}

/** Draws a cell: each symbol with its weight. */
function drawCell({ symbols }: TumbleRules, random: RandomSource): SymbolId {
  let all = 0;
  for (const { weight } of symbols) all += weight;
  let at = random.integer(all);
  return symbols.findIndex(({ weight }) => {
    at -= weight;
    return at < 0;
  });
}

/** So many new cells, the first one drawn first. A loop, because a simulation draws millions of them. */
function drawCells(rules: TumbleRules, count: number, random: RandomSource): SymbolId[] {
  const cells: SymbolId[] = [];
  while (cells.length < count) cells.push(drawCell(rules, random));
  return cells;
}

/** A window of new cells: reel by reel from the left, each from the top. */
export const dealWindow = (rules: TumbleRules, random: RandomSource): SymbolId[][] =>
  Array.from({ length: rules.reels }, () => drawCells(rules, rules.rows, random));

/**
 * The window after a fall: cells of the winning symbols are gone, what was above them has come down, and new cells stand
 * on top, drawn reel by reel from the left, each from the top.
 */
export function fallWindow(
  rules: TumbleRules,
  window: TumbleWindow,
  winning: readonly SymbolId[],
  random: RandomSource,
): SymbolId[][] {
  return window.map((column) => {
    const kept = column.filter((symbol) => !winning.includes(symbol));
    return [...drawCells(rules, rules.rows - kept.length, random), ...kept];
  });
}
