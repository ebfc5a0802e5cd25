const MAX_LOSSES = 3;
const WITHIN_MS = 120_000;

/** Counts how often the graphics failed of late. */
export class LossCount {
  #times: number[] = [];

  /** @returns true when they have failed too often to be trusted again */
  add(now: number): boolean {
    this.#times = [...this.#times.filter((time) => now - time < WITHIN_MS), now];
    return this.#times.length >= MAX_LOSSES;
  }
}
