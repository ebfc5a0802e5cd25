/**
 * All ways in which a number of cells at most can be shared among symbols, each with a place in an array: the count of
 * those that come before it. Adding the counts so far and the symbols so far gives the terms of that count.
 */
export class CountSpace {
  readonly symbols: number;
  readonly cells: number;
  readonly size: number;
  /**
   * For each symbol, what its count adds to the place: by the sum of all counts up to and with it.
   */
  readonly terms: readonly Float64Array[];

  constructor(symbols: number, cells: number) {
    this.symbols = symbols;
    this.cells = cells;
    const rows: Float64Array[] = [];
    for (let n = 0; n <= cells + symbols; n += 1) {
      const row = new Float64Array(symbols + 1);
      row[0] = 1;
      const before = rows[n - 1];
      if (before) for (let k = 1; k <= symbols; k += 1) row[k] = (before[k - 1] ?? 0) + (before[k] ?? 0);
      rows.push(row);
    }
    this.terms = Array.from({ length: symbols }, (_, symbol) =>
      Float64Array.from({ length: cells + 1 }, (_none, sum) => rows[sum + symbol]?.[symbol + 1] ?? 0),
    );
    this.size = rows[cells + symbols]?.[symbols] ?? 0;
  }
}
