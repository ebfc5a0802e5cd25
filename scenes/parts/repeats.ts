import type { SceneClock, StopFunction } from '../scene.ts';

/** Things that come again and again on a scene's clock, started and stopped together. */
export class Repeats {
  readonly #clock: SceneClock;
  #stops: StopFunction[] = [];

  constructor(clock: SceneClock) {
    this.#clock = clock;
  }

  /** Calls `work` after `firstMs`, and then every `nextMs`. */
  start(firstMs: number, nextMs: number, work: () => void): void {
    const stops = this.#stops;
    const index = stops.length;
    const wait = (ms: number) => {
      stops[index] = this.#clock.after(ms, () => {
        work();
        // The work may have stopped all of them, itself included.
        if (stops === this.#stops) wait(nextMs);
      });
    };
    wait(firstMs);
  }

  stop(): void {
    const stops = this.#stops;
    this.#stops = [];
    for (const stop of stops) stop();
  }
}
