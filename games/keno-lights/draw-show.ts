import { kenoResult } from '../../contract/games/keno-lights.ts';
import type { FollowedRound } from '../engine/frame-state.ts';
import { callAt, calledAfter } from './drawing.ts';

interface DrawShowParts {
  /** The numbers called so far; `isNew` for one that is called right now. */
  call(called: readonly number[], isNew: boolean): void;
}

/** Calls the numbers of a draw by the server's clock, so that all players hear the same number at the same time. */
export class DrawShow {
  readonly #call: DrawShowParts['call'];
  #followed: FollowedRound | null = null;
  #drawn: readonly number[] = [];
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStill = false;
  #ended: Promise<void> = Promise.resolve();
  #end: () => void = () => undefined;

  constructor({ call }: DrawShowParts) {
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
    this.#drawn = kenoResult.parse(followed.round.result).drawn;
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
