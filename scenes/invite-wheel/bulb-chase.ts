import { gsap } from 'gsap';
import type { Sprite } from 'pixi.js';

/** Seconds of a step, and of a lap of attention. */
const STEP_SECONDS = 0.26;
const FAST_STEP_SECONDS = 0.1;

/** The even and the odd bulbs take turns, at rest one of them is alight. */
export class BulbChase {
  readonly #even: Sprite;
  readonly #odd: Sprite;
  readonly #isMoving: boolean;
  readonly #draw: () => void;
  #run: gsap.core.Timeline | null = null;

  constructor(bulbs: readonly [Sprite, Sprite], { isMoving, draw }: { isMoving: boolean; draw: () => void }) {
    [this.#even, this.#odd] = bulbs;
    this.#isMoving = isMoving;
    this.#draw = draw;
    this.rest();
  }

  rest(): void {
    this.#even.alpha = 1;
    this.#odd.alpha = 0.25;
  }

  /** All of them go dark. */
  darken(): void {
    this.#even.alpha = 0;
    this.#odd.alpha = 0;
  }

  stop(): void {
    this.#run?.kill();
    this.#run = null;
  }

  /** So many steps on a timeline of its own, and rest. */
  chase(steps: number, isFast: boolean): gsap.core.Timeline {
    this.stop();
    const run = gsap.timeline({ id: 'chase', onUpdate: this.#draw, onComplete: () => this.rest() });
    this.#run = run;
    if (!this.#isMoving) return run.call(() => this.rest());
    const seconds = isFast ? FAST_STEP_SECONDS : STEP_SECONDS;
    for (let step = 0; step < steps; step += 1)
      run
        .call(() => {
          this.#even.alpha = step % 2 === 0 ? 0.2 : 1;
          this.#odd.alpha = step % 2 === 0 ? 1 : 0.2;
        })
        .to({}, { duration: seconds });
    return run;
  }
}
