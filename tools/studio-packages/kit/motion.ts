/** How far a movement is after a share of its time; both from 0 to 1. */
type Ease = (share: number) => number;

export const linear: Ease = (share) => share;
export const easeOut: Ease = (share) => 1 - (1 - share) ** 3;
/** A little past its end, and back. */
export const easeOutBack: Ease = (share) => 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

/** Of a movement that is not wanted: its end stands for as long as a glance needs. */
const STILL_MS = 220;

/** Moves what a stage shows. At rest nothing is drawn, and no frame is requested. */
export class Motion {
  readonly isReduced: boolean;
  readonly #draw: () => void;

  constructor(draw: () => void, isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches) {
    this.#draw = draw;
    this.isReduced = isReduced;
  }

  /** Calls `step` with each share of the way, the last time with 1. Where motion is reduced, with 1 alone. */
  async run(ms: number, step: (at: number) => void, ease: Ease = easeOut): Promise<void> {
    if (this.isReduced) {
      step(1);
      this.#draw();
      await this.wait(Math.min(ms, STILL_MS));
      return;
    }
    const begin = performance.now();
    for (;;) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      const share = Math.min(1, Math.max(0, (now - begin) / ms));
      step(share === 1 ? 1 : ease(share));
      this.#draw();
      if (share === 1) return;
    }
  }

  wait(ms: number): Promise<void> {
    return new Promise((done) => {
      setTimeout(done, ms);
    });
  }
}
