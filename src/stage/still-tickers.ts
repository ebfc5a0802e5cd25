import { gsap } from 'gsap';
import { Ticker } from 'pixi.js';
import { smoothLag } from '../../scenes/parts/motion.ts';

/** At rest nothing may tick: neither Pixi's tickers nor GSAP's. */
export function stillTickers(): void {
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  // GSAP's own loop ends with the frame in which its last movement ends.
  gsap.config({ autoSleep: 1 });
  smoothLag();
}
