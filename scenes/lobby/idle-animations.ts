import { Repeats } from '../parts/repeats.ts';
import type { Observable, SceneClock, StopFunction } from '../scene.ts';

/** What the lobby does unasked. */
export interface IdleAnimations {
  chaseBulbs(): void;
  gleam(): void;
  turnBanner(): void;
  /** Shows at once what arrived while the lobby was covered. */
  catchUp(): void;
  /** What is going on goes out: the player has paused it, or it is covered. */
  rest(): void;
}

export interface IdleConditions {
  /** True while nothing may move by itself. */
  readonly isPaused: Observable<boolean>;
  /** True while something lies over the whole lobby. */
  readonly isCovered: Observable<boolean>;
}

const GREETING_MS = 700;
/** From one light to the next: a flicker of the bulbs and a gleam take turns, 600 ms each. */
const LIGHT_MS = 4_000;
const BANNER_MS = 9_000;

/**
 * Starts lights and banners on the lobby's own clock; neither while it is paused or covered.
 * @returns the function that ends it
 */
export function startIdleAnimations(
  clock: SceneClock,
  { isPaused, isCovered }: IdleConditions,
  acts: IdleAnimations,
  isThrifty: boolean,
): StopFunction {
  const repeats = new Repeats(clock);
  let isGleamNext = false;
  const light = () => {
    if (isGleamNext) acts.gleam();
    else acts.chaseBulbs();
    isGleamNext = !isGleamNext;
  };
  const schedule = () => {
    repeats.stop();
    if (isThrifty) return;
    if (isPaused.get() || isCovered.get()) {
      acts.rest();
      return;
    }
    repeats.start(GREETING_MS, LIGHT_MS, light);
    repeats.start(BANNER_MS, BANNER_MS, () => acts.turnBanner());
  };
  const stops = [
    isPaused.subscribe(schedule),
    isCovered.subscribe(() => {
      if (!isCovered.get()) acts.catchUp();
      schedule();
    }),
  ];
  schedule();
  return () => {
    for (const stop of stops) stop();
    repeats.stop();
  };
}
