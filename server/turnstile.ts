import { assertOutside } from './db/transaction-mark.ts';

/** Lets work through a few at a time, and turns away whoever would stand in line for too long. */
export interface Turnstile {
  /** Runs `work` in its turn; `onFull` makes the error of one who comes while the line is full. */
  pass<T>(work: () => Promise<T>, onFull: () => Error): Promise<T>;
}

/** `atOnce` run, `line` wait behind them. */
export function createTurnstile({ atOnce, line }: { atOnce: number; line: number }): Turnstile {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async pass(work, onFull) {
      // Who stands in line may ask the pool in their turn, and a transaction behind them would hold what they wait for.
      assertOutside('a place in line');
      if (running < atOnce) running++;
      else if (waiting.length >= line) throw onFull();
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes straight to the next in line, so that nobody can slip in between.
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
