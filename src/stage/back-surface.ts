import type { Application } from 'pixi.js';
import type { Observable, Scene } from '../../scenes/scene.ts';
import { onIdle } from '../platform/on-idle.ts';
import { AppSurface } from './app-surface.ts';
import { createResolutionGovernor, type ResolutionGovernorHandle } from './create-resolution-governor.ts';
import { mirrorStore } from './mirror/mirror-store.ts';
import { markStageSettled } from './mirror/stage-settled.ts';
import { observeGate } from './observe-cover.ts';
import { ScrolledCanvas } from './scrolled-canvas.ts';

/** The first frame covers the screen alone; what a scroll would show is drawn when the page is idle. */
const FIRST_SCREENS = 1;
const IDLE_MS = 1_000;

/** The canvas in the scrolled page, under its mirror. Until a scene has entered, and after it has left, the mirror is the page. */
export class BackSurface extends AppSurface {
  /** False while the hand moves something. */
  readonly isResting: Observable<boolean>;
  readonly #canvas: ScrolledCanvas;
  readonly #sharpness: ResolutionGovernorHandle;
  readonly #restListeners = new Set<() => void>();
  readonly #scrollListeners = new Set<() => void>();
  #isResting = true;
  #hasMoved = false;
  #width = 0;
  #stopWaiting = () => {};

  /** @param place the element in the page in which the canvas moves */
  constructor(app: Application, place: HTMLElement, isThrifty: boolean) {
    super(app, isThrifty);
    this.isResting = {
      get: () => this.#isResting,
      subscribe: (listener) => subscribe(this.#restListeners, listener),
    };
    // Fewer pixels stretch what is painted; the textures on their atlas pages stay as they are.
    this.#sharpness = createResolutionGovernor(
      this.resolution,
      () => this.#canvas.redraw(),
      () => this.#drawMoved(),
    );
    this.#canvas = new ScrolledCanvas(
      app.canvas,
      place,
      {
        resize: (width, height) => {
          this.#width = width;
          app.renderer.resize(width, height, this.#sharpness.resolution);
        },
        showBand: (top, height) => {
          this.scene?.resize({ width: this.#width, height, top });
          this.painter.drawNow();
        },
        setResting: (isResting) => {
          this.#isResting = isResting;
          if (isResting) this.#drawMoved();
          for (const listener of this.#restListeners) listener();
          this.#sharpness.setResting(isResting);
        },
        see: () => {
          for (const listener of this.#scrollListeners) listener();
        },
      },
      FIRST_SCREENS,
    );
  }

  /** What of the scene's height is on the screen. */
  get screen(): { readonly top: number; readonly bottom: number } {
    return this.#canvas.screen;
  }

  /** The screen has moved over the scene. */
  onScroll(listener: () => void): () => void {
    return subscribe(this.#scrollListeners, listener);
  }

  /** The scene's size, of which the canvas covers a part: its viewport. */
  setSize(width: number, height: number): void {
    this.#canvas.setSize(width, height);
  }

  /** The hand moves something else than the page. */
  touch(): void {
    this.#canvas.touch();
  }

  /** What the hand has moved is drawn with this frame: once, however many things move in it. */
  drawTouched(): void {
    this.#hasMoved = true;
  }

  untilResting(): Promise<void> {
    return this.#canvas.untilResting();
  }

  override reveal(scene: Scene): void {
    super.reveal(scene);
    mirrorStore.setState({ isStageShown: true });
    markStageSettled();
    this.#extendWhenIdle();
  }

  /** Behind the gate nobody scrolls: a canvas of twice the size is not drawn for who has not entered. */
  #extendWhenIdle(): void {
    const gate = observeGate(document.documentElement);
    if (!gate.get()) {
      this.#stopWaiting = onIdle(() => this.extend(), IDLE_MS);
      return;
    }
    const stop = gate.subscribe(() => {
      stop();
      this.#extendWhenIdle();
    });
    this.#stopWaiting = stop;
  }

  /** Draws what a scroll will show as well. */
  extend(): void {
    this.#canvas.extend();
  }

  #drawMoved(): void {
    if (!this.#hasMoved) return;
    this.#hasMoved = false;
    this.painter.drawNow();
  }

  override detach(): void {
    super.detach();
    mirrorStore.setState({ isStageShown: false });
  }

  override destroy(): void {
    super.destroy();
    this.#stopWaiting();
    this.#sharpness.stop();
    this.#canvas.destroy();
  }
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
