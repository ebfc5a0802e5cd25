import type { gsap } from 'gsap';
import type { DrawLoop } from './draw-loop.ts';

/** The motions that run in a picture, so that all of them can be ended at once. */
export class Timelines {
  readonly #loop: DrawLoop;
  readonly #running = new Set<gsap.core.Timeline>();

  constructor(loop: DrawLoop) {
    this.#loop = loop;
  }

  /** Resolves at its end, and when it is killed. */
  play(timeline: gsap.core.Timeline): Promise<void> {
    this.#running.add(timeline);
    return this.#loop.play(timeline).finally(() => this.#running.delete(timeline));
  }

  kill(): void {
    for (const timeline of this.#running) timeline.kill();
    this.#running.clear();
  }
}
