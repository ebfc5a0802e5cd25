/** One number of a bench. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Empty for a count or a ratio. */
  readonly unit: string;
  /** What the value is held to; without one it is only told. */
  readonly limit?: { readonly atMost: number } | { readonly atLeast: number };
}

/** What a file `tests/load/<name>.bench.ts` exports as `bench`. It stops whatever it starts. */
export interface Bench {
  readonly name: string;
  /** Runs only when it is named. */
  readonly isLong?: boolean;
  run(): Promise<Figure[]>;
}
