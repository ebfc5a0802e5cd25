import { type LineRules, SCATTER_LINE, type SymbolId } from './slot-model.ts';
import { countScatters } from './window.ts';

/** A win in bets: `pay` counts line bets, so it is whole for every stake. */
export interface WinInBets {
  readonly line: number;
  readonly symbol: SymbolId;
  readonly count: number;
  readonly pay: number;
}

/** The longest run from the left reel on one line, wilds substituting; null when it pays nothing. */
export function lineWin(
  model: LineRules,
  window: readonly (readonly SymbolId[])[],
  line: number,
): WinInBets | null {
  const rows = model.lines[line] ?? [];
  const symbol = window[0]?.[rows[0] ?? 0] as SymbolId;
  if (model.symbols[symbol]?.role !== 'plain') return null;
  let count = 1;
  while (count < window.length) {
    const next = window[count]?.[rows[count] ?? 0] as SymbolId;
    if (next !== symbol && model.symbols[next]?.role !== 'wild') break;
    count += 1;
  }
  const pay = model.symbols[symbol]?.pays[count] ?? 0;
  return pay > 0 ? { line, symbol, count, pay } : null;
}

/** Every win of a window: lines in their order, the scatters' last. */
export function winsOf(model: LineRules, window: readonly (readonly SymbolId[])[]): WinInBets[] {
  const wins = model.lines.flatMap((_, line) => lineWin(model, window, line) ?? []);
  const count = countScatters(model, window);
  const symbol = model.symbols.findIndex(({ role }) => role === 'scatter');
  const timesStake = model.symbols[symbol]?.pays[count] ?? 0;
  if (timesStake > 0) wins.push({ line: SCATTER_LINE, symbol, count, pay: timesStake * model.lines.length });
  return wins;
}
