import type { gsap } from 'gsap';
import { Container } from 'pixi.js';
import type { Scene, SceneContext, StopFunction, Viewport } from '../scene.ts';
import { createRootTimeline } from './motion.ts';

/** What a scene paints: everything that is on its canvas. */
export interface PaintedDisplay {
  readonly view: Container;
  repaint(): Promise<void>;
  free(): void;
}

/** A scene of the scrolled page: one display, painted before it is seen, that follows what it is told from then on. */
export abstract class PaintedScene<Display extends PaintedDisplay> implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  #display: Display | null = null;
  #draw = () => {};
  #stops: readonly StopFunction[] = [];
  #hasLeft = false;

  constructor() {
    this.root = createRootTimeline(() => this.#draw());
  }

  /** Null before the scene is prepared, and after it has left. */
  get display(): Display | null {
    return this.#display;
  }

  async prepare(context: SceneContext): Promise<void> {
    if (this.#hasLeft) return;
    const display = this.createDisplay(context);
    this.#draw = context.draw;
    this.#display = display;
    this.view.addChild(display.view);
    await display.repaint();
    if (!this.#hasLeft) this.#stops = this.follow(display, context);
  }

  abstract enter(): void;
  abstract resize(viewport: Viewport): void;

  leave(): void {
    this.#hasLeft = true;
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.root.clear();
    this.root.kill();
    this.#display?.free();
    this.#display = null;
    this.view.destroy({ children: true });
  }

  protected abstract createDisplay(context: SceneContext): Display;
  /** From when it is painted until the scene leaves. */
  protected abstract follow(display: Display, context: SceneContext): StopFunction[];
}
