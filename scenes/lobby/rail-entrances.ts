import { gsap } from 'gsap';
import type { Motion } from '../parts/motion.ts';

/** Pixels that a poster rises on its way in. */
const RISE_PX = 10;
const SECONDS = 0.22;
const STAGGER_SECONDS = 0.035;

/** Progress of a poster's entrance; 1 at its position. */
export interface Entry {
  share: number;
}

export const riseOf = ({ share }: Entry) => (1 - share) * RISE_PX;

/**
 * The posters of a rail come in one after the other when the rail is first seen, and never again. Who wants less
 * motion, or has stopped what moves, finds them at their places.
 */
export class RailEntrances {
  readonly #motion: Motion;
  readonly #seen = new Set<string>();
  #isOpen = false;

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  /** Whether a rail's posters are still to come in. */
  isWaiting(key: string): boolean {
    return !this.#motion.isThrifty && !this.#seen.has(key);
  }

  /** Until then the mirror is what is seen. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
  }

  /**
   * The rail is seen now.
   * @param entries of its posters on the screen, from left to right
   * @param delay seconds until the first moves
   * @returns the movement; null when there is none to be played
   */
  see(key: string, entries: readonly Entry[], place: () => void, delay = 0): gsap.core.Tween | null {
    const isWaiting = this.isWaiting(key);
    this.#seen.add(key);
    if (!isWaiting || entries.length === 0) return null;
    return gsap.to(entries, {
      share: 1,
      duration: SECONDS,
      delay,
      stagger: STAGGER_SECONDS,
      ease: 'power3.out',
      onUpdate: place,
      // A tab in the background is given its last frame late, or never.
      onComplete: place,
    });
  }
}
