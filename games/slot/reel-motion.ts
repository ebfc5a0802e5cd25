import { gsap } from 'gsap';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { Reel } from './reel.ts';
import { landingStart, type ReelLanding } from './reel-plan.ts';
import { TIMING } from './timing.ts';

export interface ReelEvents {
  landed(reel: number): void;
  /** A reel that may bring the third star begins its longer wait. */
  anticipates(reel: number): void;
}

/** How reels get from one rest to the next. */
export interface ReelMotion {
  /** Sets all reels but the held ones in motion; they turn until they are landed or halted. */
  start(held?: readonly number[]): void;
  /** Lands each reel on its stop when its time has come. Resolves with the last one's rest. */
  land(stops: readonly number[], landings: readonly ReelLanding[], events: ReelEvents): Promise<void>;
  /** Rests where the reels stand: no outcome came. */
  halt(): void;
}

/** One for everybody, and one for people who want little motion. */
export interface ReelMotions {
  readonly full: ReelMotion;
  readonly reduced: ReelMotion;
}

const secs = (ms: number) => ms / 1000;
/** Lets go a little of its speed on the way, so that the stop is felt and not smeared. */
const landingEase = (share: number) => (share - 0.35 * share * share) / 0.65;

export function turningMotion(reels: readonly Reel[], loop: DrawLoop): ReelMotion {
  let turns: gsap.core.Timeline[] = [];
  let startedAt = 0;
  let release: () => void = () => undefined;

  const halt = () => {
    for (const turn of turns) turn.kill();
    turns = [];
    release();
  };

  return {
    start(held = []) {
      halt();
      startedAt = performance.now();
      release = loop.hold();
      turns = reels.map((reel, index) => {
        if (held.includes(index)) return gsap.timeline({ paused: true });
        const draw = () => reel.draw();
        const runSymbols = TIMING.speed * 600;
        return (
          gsap
            .timeline({ delay: secs(index * TIMING.startStaggerMs) })
            .to(reel, {
              position: `+=${TIMING.pullBackSymbols}`,
              duration: 0.12,
              ease: 'sine.out',
              onUpdate: draw,
            })
            .to(reel, {
              position: `-=${(TIMING.speed * secs(TIMING.startMs)) / 2}`,
              duration: secs(TIMING.startMs),
              ease: 'power1.in',
              onUpdate: draw,
            })
            .call(() => {
              reel.isBlurred = true;
            })
            // Longer than any timeout of ours: it spins until a stop is given.
            .to(reel, { position: `-=${runSymbols}`, duration: 600, ease: 'none', onUpdate: draw })
        );
      });
    },
    async land(stops, landings, events) {
      const passedMs = performance.now() - startedAt;
      const run = gsap.timeline({ paused: true });
      for (const { reel: index, atMs, isAnticipated } of landings) {
        const reel = reels[index];
        if (!reel) continue;
        const at = secs(Math.max(0, atMs - passedMs));
        const stop = stops[index] ?? 0;
        const draw = () => reel.draw();
        if (isAnticipated)
          run.call(() => events.anticipates(index), [], Math.max(0, at - secs(TIMING.anticipationMs)));
        run.call(
          () => {
            turns[index]?.kill();
            reel.isBlurred = false;
            reel.position = landingStart(reel.position, stop, TIMING.landingSymbols);
            gsap.to(reel, {
              position: stop - TIMING.bounceSymbols,
              duration: secs(TIMING.landingMs),
              ease: landingEase,
              onUpdate: draw,
            });
          },
          [],
          at,
        );
        run.call(() => events.landed(index), [], at + secs(TIMING.landingMs));
        run.call(
          () => {
            gsap.to(reel, {
              position: stop,
              duration: secs(TIMING.bounceMs),
              ease: 'sine.out',
              onUpdate: draw,
            });
          },
          [],
          at + secs(TIMING.landingMs) + 0.001,
        );
      }
      run.to({}, { duration: secs(TIMING.landingMs + TIMING.bounceMs + TIMING.settleMs) });
      await loop.play(run);
      turns = [];
      release();
      reels.forEach((reel, index) => {
        reel.rest(stops[index] ?? 0);
      });
    },
    halt() {
      halt();
      for (const reel of reels) reel.rest(Math.round(reel.position));
      loop.request();
    },
  };
}

/** Reduced motion: the columns fade in, one after the other. */
export function reducedMotion(reels: readonly Reel[], loop: DrawLoop): ReelMotion {
  let startedAt = 0;
  const fade = (reel: Reel, alpha: number) =>
    gsap.to(reel.view, { alpha, duration: secs(TIMING.fadeMs), ease: 'none' });
  return {
    start(held = []) {
      startedAt = performance.now();
      const run = gsap.timeline({ paused: true });
      reels.forEach((reel, index) => {
        if (!held.includes(index)) run.add(fade(reel, 0.15), 0);
      });
      void loop.play(run);
    },
    async land(stops, landings, events) {
      const passedMs = performance.now() - startedAt;
      const run = gsap.timeline({ paused: true });
      for (const { reel: index, atMs } of landings) {
        const reel = reels[index];
        if (!reel) continue;
        const at = secs(Math.max(TIMING.fadeMs, atMs - passedMs));
        run.call(() => reel.rest(stops[index] ?? 0), [], at);
        run.add(fade(reel, 1), at + 0.001);
        run.call(() => events.landed(index), [], at + secs(TIMING.fadeMs));
      }
      await loop.play(run);
    },
    halt() {
      for (const reel of reels) {
        gsap.killTweensOf(reel.view);
        reel.view.alpha = 1;
        reel.rest(Math.round(reel.position));
      }
      loop.request();
    },
  };
}
