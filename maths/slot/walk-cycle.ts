import { lineWin } from './line-wins.ts';
import type { LineRules, SymbolId } from './slot-model.ts';

/** How often each pay comes in one full cycle of a set of strips: every combination of stops, once. */
export interface Cycle {
  /** Combinations in the cycle: the product of the strips' lengths. */
  readonly size: number;
  /** Combinations by number of scatters and pay of the lines in line bets: `counts[scatters].get(pay)`. */
  readonly counts: readonly ReadonlyMap<number, number>[];
}

/**
 * Enumerates the full cycle. Exact and still fast: a combination of the left reels on which no line can pay any
 * more represents all combinations of the reels to its right, of which only the scatters still count.
 * @param columns what each reel can show: for each reel one column a stop
 */
export function walkColumns(model: LineRules, columns: readonly (readonly SymbolId[][])[]): Cycle {
  const rows = columns[0]?.[0]?.length ?? 0;
  const scatterOf = (column: SymbolId[]) =>
    column.filter((symbol) => model.symbols[symbol]?.role === 'scatter').length;
  const tails = scatterTails(columns.map((reel) => reel.map(scatterOf)));
  const counts: Map<number, number>[] = Array.from({ length: columns.length * rows + 1 }, () => new Map());
  const add = (scatters: number, pay: number, times: number) => {
    const row = counts[scatters] as Map<number, number>;
    row.set(pay, (row.get(pay) ?? 0) + times);
  };

  const visit = (window: SymbolId[][], live: readonly number[], scatters: number, paid: number) => {
    const reel = window.length;
    if (live.length === 0 || reel === columns.length) {
      const pay = paid + live.reduce((sum, line) => sum + (lineWin(model, window, line)?.pay ?? 0), 0);
      (tails[reel] as readonly number[]).forEach((times, more) => {
        if (times > 0) add(scatters + more, pay, times);
      });
      return;
    }
    for (const column of columns[reel] as readonly SymbolId[][]) {
      window.push(column);
      const still: number[] = [];
      let settled = paid;
      for (const line of live) {
        if (isUnbroken(model, window, line)) still.push(line);
        else settled += lineWin(model, window, line)?.pay ?? 0;
      }
      visit(window, still, scatters + scatterOf(column), settled);
      window.pop();
    }
  };
  visit(
    [],
    model.lines.map((_, line) => line),
    0,
    0,
  );
  return { size: columns.reduce((product, { length }) => product * length, 1), counts };
}

function isUnbroken(model: LineRules, window: readonly SymbolId[][], line: number): boolean {
  const rows = model.lines[line] as readonly number[];
  const symbol = window[0]?.[rows[0] as number] as SymbolId;
  if (model.symbols[symbol]?.role !== 'plain') return false;
  const last = window.length - 1;
  const seen = window[last]?.[rows[last] as number] as SymbolId;
  return seen === symbol || model.symbols[seen]?.role === 'wild';
}

/** For each reel: the number of combinations of it and those to its right with n scatters. */
function scatterTails(scatters: readonly (readonly number[])[]): number[][] {
  const tails: number[][] = [[1]];
  for (const reel of [...scatters].reverse()) {
    const right = tails[0] as number[];
    const here: number[] = [];
    for (const own of reel) {
      right.forEach((times, more) => {
        here[own + more] = (here[own + more] ?? 0) + times;
      });
    }
    tails.unshift(Array.from(here, (times) => times ?? 0));
  }
  return tails;
}

/** What all combinations of a cycle pay together. @param scatterPay what a number of scatters pays beside the lines */
export function sumPays(cycle: Cycle, scatterPay: (scatters: number) => number = () => 0): bigint {
  let sum = 0n;
  cycle.counts.forEach((row, scatters) => {
    for (const [pay, times] of row) sum += BigInt(times) * BigInt(pay + scatterPay(scatters));
  });
  return sum;
}
