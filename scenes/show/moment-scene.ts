import type { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { createRootTimeline } from '../parts/motion.ts';
import type { Scene, SceneContext, Viewport } from '../scene.ts';
import { type CelebrationOptions, ShowMoment } from './show-moment.ts';

/** A scene that is one moment: it plays once, can be skipped, and stands at its end until it leaves. */
export class MomentScene implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #order: () => CelebrationOptions;
  readonly #onGone: () => void;
  #moment: ShowMoment | null = null;
  #size: Pick<Viewport, 'width' | 'height'> | null = null;
  #draw = () => {};
  #hasLeft = false;

  /**
   * @param order read when it is painted
   * @param onGone the window has changed: its picture was made for another one, and the page shows the same in words
   */
  constructor(order: () => CelebrationOptions, onGone: () => void) {
    this.#order = order;
    this.#onGone = onGone;
    this.root = createRootTimeline(() => this.#draw());
  }

  async prepare(context: SceneContext): Promise<void> {
    if (this.#hasLeft) return;
    this.#draw = context.draw;
    const order = this.#order();
    this.#size = { width: order.width, height: order.height };
    const moment = new ShowMoment(context, order);
    this.#moment = moment;
    this.view.addChild(moment.view);
    await moment.prepare();
  }

  enter(): void {
    void this.#moment?.play(this.root);
  }

  /** To its end state at once. */
  skip(): void {
    this.#moment?.skip();
  }

  resize({ width, height }: Viewport): void {
    if (!this.#moment || !this.#size || (this.#size.width === width && this.#size.height === height)) return;
    this.#free();
    this.#onGone();
    this.#draw();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#free();
    this.root.kill();
    this.view.destroy({ children: true });
  }

  #free(): void {
    this.#moment?.free();
    this.#moment = null;
  }
}
