import type { SlotSymbol, SymbolId } from './slot-model.ts';
import type { Cycle } from './walk-cycle.ts';
import { shareOf } from './ways-wins.ts';
import { countScatters } from './window.ts';

/** Windows of the reels so far that nothing to come can tell apart. */
interface WindowClass {
  readonly times: number;
  readonly scatters: number;
  /** What is paid already, by symbols that end here or before. */
  readonly paid: number;
  /** Symbols that every reel so far has: their ways, multipliers included. */
  readonly live: readonly (readonly [symbol: SymbolId, ways: number])[];
}

interface Column {
  readonly symbols: readonly SymbolId[];
  readonly times: number;
}

/**
 * Counts the full cycle of a game that pays ways. Exact: windows of the left reels that differ in nothing that the
 * reels to their right could pay are counted together.
 * @param reels what each can show: one column a stop
 */
export function walkWaysOf(
  symbols: readonly SlotSymbol[],
  reels: readonly (readonly (readonly SymbolId[])[])[],
): Cycle {
  const plain = symbols.flatMap(({ role }, symbol) => (role === 'plain' ? [symbol] : []));
  let alike: readonly WindowClass[] = [
    { times: 1, scatters: 0, paid: 0, live: plain.map((symbol) => [symbol, 1] as const) },
  ];
  reels.forEach((shown, reel) => {
    const columns = sortedColumns(shown);
    alike = merge(
      alike.flatMap((windows) => columns.map((column) => nextReel(symbols, windows, column, reel))),
    );
  });
  const rows = reels[0]?.[0]?.length ?? 0;
  const counts: Map<number, number>[] = Array.from({ length: reels.length * rows + 1 }, () => new Map());
  for (const { times, scatters, paid, live } of alike) {
    const pay = live.reduce((sum, [symbol, ways]) => sum + payOf(symbols, symbol, reels.length) * ways, paid);
    const row = counts[scatters] as Map<number, number>;
    row.set(pay, (row.get(pay) ?? 0) + times);
  }
  return { size: reels.reduce((product, { length }) => product * length, 1), counts };
}

/** Columns of a reel; those with the same symbols in another order pay the same. */
function sortedColumns(shown: readonly (readonly SymbolId[])[]): Column[] {
  const times = new Map<string, Column>();
  for (const column of shown) {
    const symbols = column.toSorted((a, b) => a - b);
    const key = symbols.join(' ');
    times.set(key, { symbols, times: (times.get(key)?.times ?? 0) + 1 });
  }
  return [...times.values()];
}

function nextReel(
  symbols: readonly SlotSymbol[],
  { times, scatters, paid, live }: WindowClass,
  column: Column,
  reel: number,
): WindowClass {
  let sum = paid;
  const still: [SymbolId, number][] = [];
  for (const [symbol, ways] of live) {
    // A wild on the left reel would begin a win of every symbol; no game of ours has one there.
    const { cells, multiplier } = shareOf(symbols, column.symbols, symbol);
    if (cells > 0) still.push([symbol, ways * cells * multiplier]);
    else sum += payOf(symbols, symbol, reel) * ways;
  }
  return {
    times: times * column.times,
    scatters: scatters + countScatters({ symbols }, [column.symbols]),
    paid: sum,
    live: still,
  };
}

function merge(windows: readonly WindowClass[]): WindowClass[] {
  const merged = new Map<string, WindowClass>();
  for (const one of windows) {
    const key = `${one.scatters} ${one.paid} ${one.live.join(' ')}`;
    const same = merged.get(key);
    merged.set(key, same ? { ...same, times: same.times + one.times } : one);
  }
  return [...merged.values()];
}

const payOf = (symbols: readonly SlotSymbol[], symbol: SymbolId, count: number) =>
  symbols[symbol]?.pays[count] ?? 0;
