/** How long a finger rests on a poster before the sheet opens instead of the game. */
export const HOLD_MS = 500;
/** A hand is never quite still; more than this is a scroll or a drag. */
const STILL_PX = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distinguishes a long press from a tap, a scroll and a drag. Time is a parameter, so that a test can stop it. */
export class PressWatch<T> {
  readonly #after: (ms: number, work: () => void) => () => void;
  readonly #onHold: (target: T) => void;
  #from: Point | null = null;
  #stop: () => void = () => undefined;
  #isHeld = false;

  constructor(after: (ms: number, work: () => void) => () => void, onHold: (target: T) => void) {
    this.#after = after;
    this.#onHold = onHold;
  }

  down(target: T, at: Point): void {
    this.end();
    this.#isHeld = false;
    this.#from = at;
    this.#stop = this.#after(HOLD_MS, () => this.hold(target));
  }

  move(to: Point): void {
    if (this.#from && Math.hypot(to.x - this.#from.x, to.y - this.#from.y) > STILL_PX) this.end();
  }

  /** The finger left, or the browser took the touch for a scroll. */
  end(): void {
    this.#from = null;
    this.#stop();
  }

  /** Time is up, or the system says itself that this is a long press; counts once for each press. */
  hold(target: T): void {
    this.end();
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#onHold(target);
  }

  /** Whether the click that comes now belongs to a long press, and must do nothing. */
  consumeClick(): boolean {
    const wasHeld = this.#isHeld;
    this.#isHeld = false;
    return wasHeld;
  }
}
