import { Repeats } from '../parts/repeats.ts';
import type { SceneClock, Stop, Watch } from '../scene.ts';

/** What the lobby does unasked. */
export interface IdleAnimations {
  chaseBulbs(): void;
  turnBanner(): void;
  /** Shows at once what arrived while the lobby was covered. */
  catchUp(): void;
}

export interface OwnReasons {
  /** True while nothing may move by itself. */
  readonly isPaused: Watch<boolean>;
  /** True while something lies over the whole lobby. */
  readonly isCovered: Watch<boolean>;
}

const BULB_GREETING_MS = 700;
const BULB_REST_MS = 6_000;
const BANNER_MS = 9_000;

/**
 * Starts bulbs and banners on the lobby's own clock; neither while it is paused or covered.
 * @returns the function that ends it
 */
export function moveByItself(
  clock: SceneClock,
  { isPaused, isCovered }: OwnReasons,
  acts: IdleAnimations,
  isThrifty: boolean,
): Stop {
  const repeats = new Repeats(clock);
  const schedule = () => {
    repeats.stop();
    if (isPaused.get() || isCovered.get() || isThrifty) return;
    // The bulbs run once at the start, then rest between their rounds.
    repeats.start(BULB_GREETING_MS, BULB_REST_MS, () => acts.chaseBulbs());
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
