/** Draws on demand: at most once for each task, and only while visible. */
export class Painter {
  readonly #render: () => void;
  #draws = 0;
  #isAsked = false;
  #isOn = false;
  /** After each frame; for tests and benches. */
  onDrawn: (() => void) | null = null;

  constructor(render: () => void) {
    this.#render = render;
  }

  /** Frames so far. */
  get draws(): number {
    return this.#draws;
  }

  setOn(isOn: boolean): void {
    this.#isOn = isOn;
  }

  /** After the animation or event that requested it, and still in its frame. */
  readonly draw = (): void => {
    if (this.#isAsked || !this.#isOn) return;
    this.#isAsked = true;
    queueMicrotask(() => {
      if (this.#isAsked) this.drawNow();
    });
  };

  drawNow(): void {
    this.#isAsked = false;
    if (!this.#isOn) return;
    this.#draws += 1;
    this.#render();
    this.onDrawn?.();
  }
}
