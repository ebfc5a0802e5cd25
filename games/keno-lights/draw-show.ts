import { KENO_DRAWN, kenoResultSchema } from '../../contract/games/keno-lights.ts';
import type { FollowedRound } from '../engine/frame-state.ts';

/** From one call to the next. Twenty of them and a look at the end fit into the rest between two rounds. */
export const CALL_MS = 520;
/** From the end of bets to the first call: the bets that were on their way have arrived. */
const FIRST_CALL_MS = 700;

/** How many numbers are called so long after the draw. */
export function calledAfter(elapsedMs: number): number {
  if (elapsedMs < FIRST_CALL_MS) return 0;
  return Math.min(KENO_DRAWN, 1 + Math.floor((elapsedMs - FIRST_CALL_MS) / CALL_MS));
}

/** How long after the draw a number is called. @param order from 1 */
export const callAt = (order: number): number => FIRST_CALL_MS + (order - 1) * CALL_MS;

interface DrawShowDependencies {
  /** The numbers called so far; `isNew` for one that is called right now. */
  call(called: readonly number[], isNew: boolean): void;
}

/** Calls the numbers of a draw by the server's clock, so that all players hear the same number at the same time. */
export class DrawShow {
  readonly #call: DrawShowDependencies['call'];
  #followed: FollowedRound | null = null;
  #drawn: readonly number[] = [];
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStill = false;
  #ended: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;

  constructor({ call }: DrawShowDependencies) {
    this.#call = call;
  }

  /** Without motion the whole draw is there at once. */
  setStill(isStill: boolean): void {
    this.#isStill = isStill;
    if (isStill && this.#count < this.#drawn.length) this.#step();
  }

  /** Resolves when the last number was called. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  /** Whether it is these numbers that are being called, or lie there. */
  isOf(drawn: readonly number[]): boolean {
    return this.#drawn.join() === drawn.join();
  }

  run(followed: FollowedRound): void {
    this.stop();
    this.#followed = followed;
    this.#drawn = kenoResultSchema.parse(followed.round.result).drawn;
    this.#count = 0;
    this.#ended = new Promise((end) => {
      this.#end = end;
    });
    this.#step();
  }

  /** A draw of which only the end is known, like that of a round from before a reload. */
  lay(drawn: readonly number[]): void {
    this.stop();
    this.#drawn = drawn;
    this.#count = drawn.length;
    this.#call(drawn, false);
  }

  clear(): void {
    this.lay([]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#followed = null;
    this.#end();
  }

  #step(): void {
    clearTimeout(this.#timer);
    const followed = this.#followed;
    if (!followed) return;
    const since = followed.serverNow() - (followed.round.resultAt ?? 0);
    const count = this.#isStill ? this.#drawn.length : calledAfter(since);
    // One that was called while nobody looked is not news.
    const isNew = count === this.#count + 1;
    if (count !== this.#count) {
      this.#count = count;
      this.#call(this.#drawn.slice(0, count), isNew);
    } else if (count === 0) this.#call([], false);
    if (count >= this.#drawn.length) this.#end();
    else this.#timer = setTimeout(() => this.#step(), Math.max(0, callAt(count + 1) - since));
  }
}
