import { gsap } from 'gsap';
import { afterEach, describe, expect, it } from 'vitest';
import { keepToClock, smoothLag } from '../../../scenes/parts/motion.ts';

/** Longer than the frames that GSAP smooths. */
const BUSY_MS = 520;

afterEach(smoothLag);

/** What a count of one second to 100 shows after four busy frames. */
function showAfterBusyFrames(): Promise<number> {
  return new Promise((settle) => {
    let frames = 0;
    const shown = { amount: 0 };
    const busy = () => {
      frames += 1;
      const end = performance.now() + BUSY_MS;
      while (performance.now() < end);
      // Smoothed, thirty of them would be needed: four tell the difference.
      if (frames < 4) return;
      gsap.ticker.remove(busy);
      run.kill();
      settle(shown.amount);
    };
    const run = gsap.to(shown, { amount: 100, duration: 1, ease: 'none' });
    gsap.ticker.add(busy);
  });
}

describe('time of a movement', () => {
  it('count-up of an award is over after its seconds, however long the frames take', async () => {
    const leave = keepToClock();
    expect(await showAfterBusyFrames()).toBe(100);
    leave();
  });

  it('ordinary movement stretches over busy frames, also after an award', async () => {
    smoothLag();
    const leave = [keepToClock(), keepToClock()];
    for (const each of leave) each();
    expect(await showAfterBusyFrames()).toBeLessThan(50);
  });
});
