import { gsap } from 'gsap';
import { vi } from 'vitest';

const FRAME_MS = 20;

/**
 * Time that passes only when the test says so, for GSAP and `performance.now`. To be called before anything moves;
 * undone by `vi.unstubAllGlobals()` and `vi.restoreAllMocks()`.
 */
export function holdTime() {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  gsap.ticker.remove(gsap.updateRoot);
  gsap.config({ autoSleep: 0 });
  gsap.ticker.wake();
  let now = gsap.globalTimeline.time() * 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return {
    /** One late frame, after this time. */
    jump(ms: number): void {
      now += ms;
      gsap.updateRoot(now / 1000);
      gsap.ticker.tick();
    },
    /** Frame after frame, with everything that is waited for in between. */
    async step(ms: number): Promise<void> {
      const end = now + ms;
      while (now < end) {
        now = Math.min(end, now + FRAME_MS);
        gsap.updateRoot(now / 1000);
        gsap.ticker.tick();
        await new Promise((done) => setImmediate(done));
      }
    },
  };
}

/** Lets everything that waits for no time come to its end. */
export const settle = () => new Promise((done) => setImmediate(done));
