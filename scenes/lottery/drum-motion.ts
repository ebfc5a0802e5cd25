import type { gsap } from 'gsap';
import { playClock } from '../parts/motion.ts';
import type { SceneContext } from '../scene.ts';
import { type DrumRun, drumAt, planDrum } from './drum-plan.ts';

/** What an ear tells apart: digits that pass sooner after one that was heard are not. */
const TICK_GAP_SECONDS = 0.09;

/** Turns the drums to a number, one after the other to rest. It survives another painting of the machine. */
export class DrumMotion {
  readonly #root: gsap.core.Timeline;
  readonly #context: SceneContext;
  readonly #onMove: (turned: readonly (number | null)[]) => void;
  #run: gsap.core.Timeline | null = null;
  #heardAt = 0;
  /** Digits that have passed on each drum; null where it shows none. */
  now: readonly (number | null)[] = [];

  constructor(
    root: gsap.core.Timeline,
    context: SceneContext,
    onMove: (turned: readonly (number | null)[]) => void,
  ) {
    this.#root = root;
    this.#context = context;
    this.#onMove = onMove;
  }

  /** Stands at a number at once; null shows drums without digits. */
  rest(number: string | null, digits: number): void {
    this.kill();
    this.#move(
      Array.from({ length: digits }, (_, index) => (number === null ? null : Number(number[index]))),
    );
  }

  /** To rest at a number, at once where motion is reduced. */
  draw(number: string, landed: () => void): void {
    this.kill();
    const { isReduced, crossFadeSeconds } = this.#context.motion;
    if (isReduced) {
      this.rest(number, number.length);
      this.#play(crossFadeSeconds, () => {}, landed);
      return;
    }
    const runs = [...number].map((digit, index) => planDrum(index, this.now[index] ?? 0, Number(digit)));
    this.#heardAt = 0;
    const longest = Math.max(...runs.map(({ seconds }) => seconds));
    this.#play(longest, (seconds) => this.#turn(runs, seconds), landed);
  }

  kill(): void {
    this.#run?.kill();
    this.#run = null;
  }

  #turn(runs: readonly DrumRun[], seconds: number): void {
    const before = this.now;
    const next = runs.map((run) => drumAt(run, seconds));
    const isPast = next.some((turned, index) => Math.round(turned) !== Math.round(before[index] ?? 0));
    if (isPast && seconds - this.#heardAt >= TICK_GAP_SECONDS) {
      this.#heardAt = seconds;
      this.#context.playSound('peg', 1);
    }
    this.#move(next);
  }

  #move(next: readonly (number | null)[]): void {
    this.now = next;
    this.#onMove(next);
    this.#context.draw();
  }

  #play(duration: number, update: (seconds: number) => void, done: () => void): void {
    this.#run = playClock(this.#root, {
      seconds: duration,
      update,
      done: () => {
        this.#run = null;
        done();
      },
    });
  }
}
