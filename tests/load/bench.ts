/** One measurement of a bench. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Unit; empty for a count or a ratio. */
  readonly unit: string;
  /** Limit of the value; without one it is only reported. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number };
}

/** What a file `tests/load/<name>.bench.ts` exports as `bench`. It stops every process that it starts. */
export interface Bench {
  readonly name: string;
  /** Runs only when it is named on the command line. */
  readonly isLong?: boolean;
  run(): Promise<Figure[]>;
}
