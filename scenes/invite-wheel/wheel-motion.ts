import type { gsap } from 'gsap';
import { pegRate } from '../jackpot/tick-pitch.ts';
import { playClock } from '../parts/motion.ts';
import type { SceneContext } from '../scene.ts';
import { restOf } from './layout.ts';
import {
  planCut,
  planLanding,
  RISE_SECONDS,
  type SlowingPlan,
  slowingAt,
  turnFrom,
  type WheelTurnState,
} from './turn-plan.ts';

/** Longer than any request waits. */
const LONGEST_SECONDS = 300;
/** What an ear tells apart: pegs that pass sooner after one that was heard are not. */
const PEG_SOUND_GAP_SECONDS = 0.08;

interface Goal {
  readonly sector: number;
  /** Where in it, 0 to 1. */
  readonly share: number;
  landed(): void;
}

/** Turns the wheel: from rest to full pace, on until a result is known, and to rest. It survives another painting of the wheel. */
export class WheelMotion {
  readonly #root: gsap.core.Timeline;
  readonly #context: SceneContext;
  readonly #onMove: (turning: WheelTurnState) => void;
  #sectors = 1;
  #run: gsap.core.Timeline | null = null;
  #goal: Goal | null = null;
  #isRising = false;
  #heardAt = Number.NEGATIVE_INFINITY;
  now: WheelTurnState = { degrees: 0, pace: 0 };

  constructor(root: gsap.core.Timeline, context: SceneContext, onMove: (turning: WheelTurnState) => void) {
    this.#root = root;
    this.#context = context;
    this.#onMove = onMove;
  }

  set sectors(count: number) {
    this.#sectors = count;
  }

  /** Until a result is known; nothing turns where motion is reduced. */
  turn(): void {
    this.#stop();
    if (this.#context.motion.isReduced) return;
    const from = this.now.degrees;
    this.#isRising = true;
    this.#play(LONGEST_SECONDS, (seconds) => {
      this.#move(turnFrom(from, seconds), seconds);
      if (seconds < RISE_SECONDS) return;
      this.#isRising = false;
      if (this.#goal) this.#slowTo(this.#goal);
    });
  }

  /** To rest in the sector that was decided, at full pace first where it rests. */
  land(goal: Goal): void {
    if (this.#context.motion.isReduced) {
      this.rest(goal.sector);
      this.#play(this.#context.motion.crossFadeSeconds, () => {}, goal.landed);
      return;
    }
    if (this.#run === null) this.turn();
    this.#goal = goal;
    if (!this.#isRising) this.#slowTo(goal);
  }

  /** Slows down without a result. */
  cut(): void {
    const { pace } = this.now;
    this.#stop();
    if (pace > 0) this.#slow(planCut(this.now));
  }

  /** Stands at a sector, at once. */
  rest(sector: number): void {
    this.#stop();
    this.#move({ degrees: restOf(sector, this.#sectors), pace: 0 }, 0);
  }

  kill(): void {
    this.#stop();
  }

  #slowTo({ sector, share, landed }: Goal): void {
    const { degrees: from } = this.now;
    this.#stop();
    this.#slow(planLanding({ from, sector, sectors: this.#sectors, share }), landed);
  }

  #slow(plan: SlowingPlan, done: () => void = () => {}): void {
    this.#play(plan.seconds, (seconds) => this.#move(slowingAt(plan, seconds), seconds), done);
  }

  #play(duration: number, update: (seconds: number) => void, done: () => void = () => {}): void {
    this.#heardAt = Number.NEGATIVE_INFINITY;
    this.#run = playClock(this.#root, {
      seconds: duration,
      update,
      done: () => {
        this.#run = null;
        done();
      },
    });
  }

  #move(next: WheelTurnState, seconds: number): void {
    const peg = (degrees: number) => Math.floor((degrees * this.#sectors) / 360 + 0.5);
    const isPast = peg(next.degrees) !== peg(this.now.degrees);
    this.now = next;
    this.#onMove(next);
    this.#context.draw();
    if (!isPast || next.pace === 0 || seconds - this.#heardAt < PEG_SOUND_GAP_SECONDS) return;
    this.#heardAt = seconds;
    this.#context.playSound('peg', pegRate(next.pace));
  }

  #stop(): void {
    this.#run?.kill();
    this.#run = null;
    this.#goal = null;
    this.#isRising = false;
    this.now = { ...this.now, pace: 0 };
  }
}
