import { gsap } from 'gsap';

/** Frames a second of what plays now and then: what the hand has set going, or a show. */
export const FULL_FPS = 60;

/** The one frame rate of all animation: as the lobby sets it, unless a show holds the full rate. */
export class FrameRate {
  readonly #set: (fps: number) => void;
  readonly #holders = new Set<symbol>();
  #wished = FULL_FPS;

  constructor(set: (fps: number) => void) {
    this.#set = set;
  }

  wish(fps: number): void {
    this.#wished = fps;
    this.#apply();
  }

  /** All frames until the function it returns is called. */
  hold(): () => void {
    const holder = Symbol('holder');
    this.#holders.add(holder);
    this.#apply();
    return () => {
      if (this.#holders.delete(holder)) this.#apply();
    };
  }

  #apply(): void {
    this.#set(this.#holders.size > 0 ? FULL_FPS : this.#wished);
  }
}

export const frameRate = new FrameRate((fps) => gsap.ticker.fps(fps));
