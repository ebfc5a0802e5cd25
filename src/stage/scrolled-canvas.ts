/** Where the canvas lies in the page: two screens tall, moved along when the scroll has drifted. */

/** Share of a screen that the scroll may drift before the canvas follows. */
const DRIFT_SHARE = 0.25;
const SCREENS = 2;
/** No scroll for this long is rest. */
const REST_MS = 140;

export interface CanvasView {
  /** Size in CSS pixels; called in the task of the change. */
  resize(width: number, height: number): void;
  /** Draws the part of the lobby from `top` on, now. */
  showBand(top: number, height: number): void;
  setResting(isResting: boolean): void;
  /** The screen has moved over the lobby. */
  see(): void;
}

export interface Band {
  readonly top: number;
  readonly height: number;
}

/** Where the canvas should lie for a scroll position: as much above the screen as below it, never outside the lobby. */
export function planBand(scrollTop: number, screen: number, lobbyHeight: number, screens = SCREENS): Band {
  const height = Math.min(Math.ceil(screen * screens), lobbyHeight);
  const above = (screen * (screens - 1)) / 2;
  const top = Math.min(Math.max(0, Math.round(scrollTop - above)), lobbyHeight - height);
  return { top, height };
}

/** Whether the canvas, where it lies, leaves less than the drift's room around the screen, inside the lobby. */
export function hasDrifted(lying: Band, scrollTop: number, screen: number, lobbyHeight: number): boolean {
  const room = screen * DRIFT_SHARE;
  const top = Math.min(Math.max(0, scrollTop - room), lobbyHeight);
  const bottom = Math.min(Math.max(0, scrollTop + screen + room), lobbyHeight);
  return top < lying.top || bottom > lying.top + lying.height;
}

/** Keeps the canvas in the viewport. Moving and drawing happen in one frame, so nothing is ever offset. */
export class ScrolledCanvas {
  readonly #canvas: HTMLCanvasElement;
  readonly #host: HTMLElement;
  readonly #view: CanvasView;
  #size = { width: 0, height: 0 };
  #band: Band = { top: 0, height: 0 };
  #frame = 0;
  #screens: number;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #touchedAt = 0;
  #isResting = true;
  #waiters: (() => void)[] = [];
  readonly #stop = new AbortController();

  /** @param screens how many it covers until `extend` or the first scroll */
  constructor(canvas: HTMLCanvasElement, host: HTMLElement, view: CanvasView, screens = SCREENS) {
    this.#canvas = canvas;
    this.#screens = screens;
    this.#host = host;
    this.#view = view;
    const { signal } = this.#stop;
    window.addEventListener('scroll', () => this.#onScroll(), { passive: true, signal });
    window.addEventListener('resize', () => this.redraw(), { signal });
  }

  get band(): Band {
    return this.#band;
  }

  /** What of the lobby's height is on the screen. */
  get screen(): { readonly top: number; readonly bottom: number } {
    const top = this.#scrollTop();
    return { top, bottom: top + window.innerHeight };
  }

  /** Lobby's size. Resizes, moves and draws at once: a canvas that waits for the next frame is blank in this one. */
  setSize(width: number, height: number): void {
    this.#size = { width, height };
    if (width === 0 || height === 0) return;
    const band = this.#wantedBand();
    this.#view.resize(width, band.height);
    this.#move(band);
  }

  /** Covers what a scroll will show, from now on. */
  extend(): void {
    if (this.#screens >= SCREENS) return;
    this.#screens = SCREENS;
    this.redraw();
  }

  /** Draws what lies there once more, at whatever resolution holds now. */
  redraw(): void {
    this.setSize(this.#size.width, this.#size.height);
  }

  /** The hand moves something else than the page. */
  touch(): void {
    this.#touchedAt = performance.now();
    if (!this.#isResting) return;
    this.#isResting = false;
    this.#view.setResting(false);
    this.#restAfter(REST_MS);
  }

  untilResting(): Promise<void> {
    if (this.#isResting) return Promise.resolve();
    return new Promise((settle) => this.#waiters.push(settle));
  }

  destroy(): void {
    this.#stop.abort();
    clearTimeout(this.#restTimer);
    cancelAnimationFrame(this.#frame);
    for (const settle of this.#waiters.splice(0)) settle();
  }

  #onScroll(): void {
    this.touch();
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.extend();
      const screen = window.innerHeight;
      if (hasDrifted(this.#band, this.#scrollTop(), screen, this.#size.height))
        this.#move(this.#wantedBand());
      this.#view.see();
    });
  }

  /** A timer that looks back when it comes due, as another one for each frame of a drag costs more than the look. */
  #restAfter(ms: number): void {
    this.#restTimer = setTimeout(() => {
      const left = this.#touchedAt + REST_MS - performance.now();
      if (left > 0) this.#restAfter(left);
      else this.#rest();
    }, ms);
  }

  #rest(): void {
    this.#isResting = true;
    this.#view.setResting(true);
    for (const settle of this.#waiters.splice(0)) settle();
  }

  #wantedBand(): Band {
    return planBand(this.#scrollTop(), window.innerHeight, this.#size.height, this.#screens);
  }

  /** How much of the lobby lies above the screen. */
  #scrollTop(): number {
    return -this.#host.getBoundingClientRect().top;
  }

  #move(band: Band): void {
    this.#band = band;
    this.#canvas.style.transform = `translateY(${band.top}px)`;
    this.#view.showBand(band.top, band.height);
  }
}
