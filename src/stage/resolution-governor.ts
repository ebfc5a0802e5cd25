/** Frames of a moving hand that are judged together. */
const WINDOW_FRAMES = 45;
/** A frame and a half at 60 a second: one was missed. */
const LONG_MS = 25;
/** Share of long frames from which the canvas gets fewer pixels. */
const HEAVY_SHARE = 0.3;
/** Share of long frames up to which it may get more again. */
const LIGHT_SHARE = 0.05;
const LIGHT_WINDOWS = 4;
/** A lower resolution that leaves the mean frame above this share of what it was has not helped. */
const HELPED_SHARE = 0.9;
const FIRST_WAIT_MS = 20_000;
/** When pixels are not what makes frames long, the question rests for so long. */
const REST_MS = 300_000;
/** Longer than this was no frame: the page was hidden or the machine asleep. */
const MAX_MS = 250;
const STEPS = [1.5, 1] as const;

/**
 * How many device pixels a CSS pixel gets. Fewer when frames are long while the hand moves; more again calmly, and
 * each raise that proves too much doubles the wait before the next. A lowering that does not help is taken back.
 */
export class ResolutionGovernor {
  readonly #steps: readonly number[];
  #step = 0;
  #frames = 0;
  #longFrames = 0;
  #sumMs = 0;
  #lightWindows = 0;
  /** Mean frame before the last lowering, until its effect is known. */
  #heavyMeanMs: number | null = null;
  #changedAt = Number.NEGATIVE_INFINITY;
  #quietUntil = Number.NEGATIVE_INFINITY;
  #waitMs = FIRST_WAIT_MS;
  #wasRaised = false;

  /** @param most resolution of an untroubled machine */
  constructor(most: number) {
    this.#steps = [most, ...STEPS.filter((step) => step < most)];
  }

  get resolution(): number {
    return this.#steps[this.#step] ?? 1;
  }

  /** A frame that began `ms` after the one before it, while the hand moved. */
  addFrame(ms: number): void {
    if (ms > MAX_MS) return;
    this.#frames += 1;
    this.#sumMs += ms;
    if (ms > LONG_MS) this.#longFrames += 1;
  }

  /** The hand rests: the moment to change, when there is reason to. @returns the resolution from now on */
  settle(now: number): number {
    if (this.#frames >= WINDOW_FRAMES) {
      const window = { share: this.#longFrames / this.#frames, meanMs: this.#sumMs / this.#frames };
      this.#frames = 0;
      this.#longFrames = 0;
      this.#sumMs = 0;
      this.#judge(window, now);
    }
    return this.resolution;
  }

  #judge({ share, meanMs }: { share: number; meanMs: number }, now: number): void {
    const before = this.#heavyMeanMs;
    this.#heavyMeanMs = null;
    if (before !== null && meanMs > before * HELPED_SHARE) {
      this.#quietUntil = now + REST_MS;
      this.#move(-1, now);
      return;
    }
    this.#lightWindows = share <= LIGHT_SHARE ? this.#lightWindows + 1 : 0;
    if (share >= HEAVY_SHARE) this.#lower(meanMs, now);
    else if (this.#lightWindows >= LIGHT_WINDOWS && now - this.#changedAt >= this.#waitMs) {
      this.#wasRaised = this.#step > 0;
      this.#move(-1, now);
    }
  }

  #lower(meanMs: number, now: number): void {
    if (now < this.#quietUntil || this.#step === this.#steps.length - 1) return;
    if (this.#wasRaised) this.#waitMs *= 2;
    this.#wasRaised = false;
    this.#heavyMeanMs = meanMs;
    this.#move(1, now);
  }

  #move(by: 1 | -1, now: number): void {
    this.#step = Math.min(Math.max(0, this.#step + by), this.#steps.length - 1);
    this.#lightWindows = 0;
    this.#changedAt = now;
  }
}
