import { type LineRules, SCATTER_LINE, type SymbolId } from './slot-model.ts';
import { countScatters } from './window.ts';

/** A win in bets: `pay` counts line bets, multiplier included, so it is whole for every stake. */
interface WinInBets {
  readonly line: number;
  readonly symbol: SymbolId;
  readonly count: number;
  /** The multipliers of its wilds, multiplied. */
  readonly multiplier: number;
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
  let multiplier = 1;
  while (count < window.length) {
    const next = window[count]?.[rows[count] ?? 0] as SymbolId;
    if (next !== symbol) {
      if (model.symbols[next]?.role !== 'wild') break;
      multiplier *= model.wildMultiplier ?? 1;
    }
    count += 1;
  }
  const pay = (model.symbols[symbol]?.pays[count] ?? 0) * multiplier;
  return pay > 0 ? { line, symbol, count, multiplier, pay } : null;
}

/** Every win of a window: lines in their order, the scatters' last. */
export function winsOf(model: LineRules, window: readonly (readonly SymbolId[])[]): WinInBets[] {
  const wins = model.lines.flatMap((_, line) => lineWin(model, window, line) ?? []);
  const count = countScatters(model, window);
  const symbol = model.symbols.findIndex(({ role }) => role === 'scatter');
  const timesStake = model.symbols[symbol]?.pays[count] ?? 0;
  const pay = timesStake * model.lines.length;
  if (pay > 0) wins.push({ line: SCATTER_LINE, symbol, count, multiplier: 1, pay });
  return wins;
}
