import { gsap } from 'gsap';
import type { DrawLoop } from '../../../engine/draw-loop.ts';
import type { Machine } from '../../machine.ts';
import type { Reel } from '../../reel.ts';
import type { ReelMotion, ReelMotions } from '../../reel-motion.ts';
import type { ShownWindow } from '../../win-reading.ts';

const OUT_S = 0.3;
const COLUMN_S = 0.055;
const ROW_S = 0.03;
/** A symbol falls a cell in this time, and faster the longer it falls. */
const CELL_S = 0.13;
const FADE_S = 0.16;

/** The window that the symbols come to next; whoever plays a round says it before they are landed. */
export interface Deal {
  next: ShownWindow;
}

/** How symbols get from one window to the next: they fall. */
export function fallMotions(machine: Machine, loop: DrawLoop, deal: Deal): ReelMotions {
  return { full: fallingMotion(machine, loop, deal), reduced: fadingMotion(machine, loop, deal) };
}

/** Shows a window at rest. */
export function standWindow({ reels }: Machine, window: ShownWindow): void {
  reels.forEach((reel, index) => {
    reel.hang(window[index] ?? []);
    reel.offsets.fill(0);
    reel.rest(0);
  });
}

/**
 * Lets the symbols of a column fall to their places.
 * @param heights how many cells each row falls, from the top; 0 stays
 */
export function dropColumn(
  run: gsap.core.Timeline,
  reel: Reel,
  heights: readonly number[],
  { at, landed }: { at: number; landed(): void },
): void {
  const draw = () => reel.draw();
  let last = at;
  heights.forEach((height, row) => {
    if (height === 0) return;
    reel.offsets[row] = -height;
    // The lowest symbol lets go first.
    const start = at + (heights.length - 1 - row) * ROW_S;
    const falls = CELL_S * Math.sqrt(height * 2);
    last = Math.max(last, start + falls);
    run.to(reel.offsets, { [row]: 0, duration: falls, ease: 'power2.in', onUpdate: draw }, start);
    run.to(
      reel.offsets,
      { [row]: -0.06, duration: 0.07, ease: 'power1.out', repeat: 1, yoyo: true, onUpdate: draw },
      start + falls,
    );
  });
  draw();
  if (last > at) run.call(landed, [], last);
}

function fallingMotion(machine: Machine, loop: DrawLoop, deal: Deal): ReelMotion {
  const { reels, rows } = machine;
  let shown = deal.next;
  let leaving: Promise<void> = Promise.resolve();
  let out: gsap.core.Timeline | null = null;
  return {
    start() {
      shown = deal.next;
      const run = gsap.timeline({ paused: true });
      reels.forEach((reel, index) => {
        for (let row = 0; row < rows; row += 1)
          run.to(
            reel.offsets,
            { [row]: rows + 1, duration: OUT_S, ease: 'power2.in', onUpdate: () => reel.draw() },
            index * COLUMN_S + (rows - 1 - row) * ROW_S,
          );
      });
      out = run;
      leaving = loop.play(run);
    },
    async land(_stops, _landings, events) {
      await leaving;
      out = null;
      const run = gsap.timeline({ paused: true });
      standWindow(machine, deal.next);
      reels.forEach((reel, index) => {
        const heights = Array.from({ length: rows }, () => rows);
        dropColumn(run, reel, heights, { at: index * COLUMN_S, landed: () => events.landed(index) });
      });
      await loop.play(run);
      standWindow(machine, deal.next);
    },
    halt() {
      out?.kill();
      standWindow(machine, shown);
      loop.request();
    },
  };
}

/** Reduced motion: a window goes out and the next one comes, without a fall. */
function fadingMotion(machine: Machine, loop: DrawLoop, deal: Deal): ReelMotion {
  const { reels } = machine;
  let shown = deal.next;
  let leaving: Promise<void> = Promise.resolve();
  const fade = (alpha: number) => {
    const run = gsap.timeline({ paused: true });
    for (const { view } of reels) run.to(view, { alpha, duration: FADE_S, ease: 'none' }, 0);
    return loop.play(run);
  };
  return {
    start() {
      shown = deal.next;
      leaving = fade(0.15);
    },
    async land(_stops, _landings, events) {
      await leaving;
      standWindow(machine, deal.next);
      await fade(1);
      events.landed(reels.length - 1);
    },
    halt() {
      for (const { view } of reels) {
        gsap.killTweensOf(view);
        view.alpha = 1;
      }
      standWindow(machine, shown);
      loop.request();
    },
  };
}
