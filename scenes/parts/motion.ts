import { gsap } from 'gsap';

// A start value that waits for the end of the frame would be written to a display that has been freed meanwhile, and a
// canvas has no page layout that waiting would spare.
gsap.defaults({ lazy: false });

/** How things move. Reduced motion selects another of these, not another scene. */
export interface Motion {
  readonly isReduced: boolean;
  /** No decorative animation; motion that informs remains. */
  readonly isThrifty: boolean;
  /** Seconds of a press, down or up. */
  readonly pressSeconds: number;
  /** Scale of a pressed thing. */
  readonly pressScale: number;
  /** Seconds in which a counter rolls to its new amount; 0 sets it. */
  readonly rollSeconds: number;
  /** Seconds of each half of the curtain between two banners. */
  readonly curtainSeconds: number;
  readonly crossFadeSeconds: number;
  readonly hasBulbChase: boolean;
}

export const fullMotion: Motion = {
  isReduced: false,
  isThrifty: false,
  pressSeconds: 0.09,
  pressScale: 0.97,
  rollSeconds: 0.9,
  curtainSeconds: 0.5,
  crossFadeSeconds: 0.26,
  hasBulbChase: true,
};

/** With the data saver or low power: touches, amounts and winners move as ever. */
export const lowPowerMotion: Motion = { ...fullMotion, isThrifty: true, hasBulbChase: false };

export const reducedMotion: Motion = {
  isReduced: true,
  isThrifty: true,
  pressSeconds: 0,
  pressScale: 1,
  rollSeconds: 0,
  curtainSeconds: 0,
  crossFadeSeconds: 0.16,
  hasBulbChase: false,
};

/** A timeline that accepts new tweens at its playhead for as long as its scene lives. */
export function createRootTimeline(onUpdate: () => void): gsap.core.Timeline {
  return gsap.timeline({ autoRemoveChildren: true, onUpdate });
}

/** A frame over `thresholdMs` counts as one of `countedMs`: an entrance after a busy frame is seen, not skipped. */
const LAG = { thresholdMs: 500, countedMs: 33 };
let clockHolders = 0;

/** Ordinary movements stretch over busy frames. */
export function smoothLag(): void {
  gsap.ticker.lagSmoothing(LAG.thresholdMs, LAG.countedMs);
}

/**
 * Movements keep to the clock until the returned function is called: with lag smoothed, a count of two seconds takes
 * forty on a machine whose frames take over half a second.
 */
export function keepToClock(): () => void {
  clockHolders += 1;
  gsap.ticker.lagSmoothing(0);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    clockHolders -= 1;
    if (clockHolders === 0) smoothLag();
  };
}

/** Starts `movement` now on `root`, which may have come to rest. */
export function playOn(root: gsap.core.Timeline, movement: gsap.core.Timeline | gsap.core.Tween): void {
  root.add(movement, root.time());
  root.play();
}

interface ClockedMotion {
  readonly seconds: number;
  update(seconds: number): void;
  done(): void;
}

/** Tells the time that has passed on each frame, and when it is over. */
export function playClock(
  root: gsap.core.Timeline,
  { seconds, update, done }: ClockedMotion,
): gsap.core.Timeline {
  const state = { seconds: 0 };
  const run = gsap.timeline({ id: 'clock' });
  run.to(state, { seconds, duration: seconds, ease: 'none', onUpdate: () => update(state.seconds) });
  run.call(done);
  playOn(root, run);
  return run;
}

/** Fades a display to an opacity; nothing where it has it already. */
export function fadeTo(
  root: gsap.core.Timeline,
  display: { alpha: number },
  { alpha, seconds, draw }: { alpha: number; seconds: number; draw(): void },
): void {
  gsap.killTweensOf(display);
  if (display.alpha === alpha) return;
  const run = gsap.timeline({ onUpdate: draw });
  playOn(root, run.to(display, { alpha, duration: seconds }));
}
