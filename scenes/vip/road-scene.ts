import { moveByItself } from '../lobby/own-movement.ts';
import { PaintedScene } from '../parts/painted-scene.ts';
import type { SceneContext, StopFunction, Viewport } from '../scene.ts';
import { RoadDisplay } from './road-display.ts';
import type { RoadWatches } from './road-watches.ts';

/** The road of the VIP levels: it shows where the player is, and follows the hand. */
export class RoadScene extends PaintedScene<RoadDisplay> {
  readonly #watches: RoadWatches;

  constructor(watches: RoadWatches) {
    super();
    this.#watches = watches;
  }

  enter(): void {
    this.display?.move();
  }

  resize({ top }: Viewport): void {
    this.display?.showFrom(top);
  }

  protected createDisplay(context: SceneContext): RoadDisplay {
    return new RoadDisplay(context, this.root, this.#watches);
  }

  protected follow(display: RoadDisplay, context: SceneContext): StopFunction[] {
    const { show, touch } = this.#watches;
    const nothing = () => undefined;
    const stops = [
      show.subscribe(() => void display.repaint()),
      context.onThemeChange(() => display.followTheme()),
      touch.subscribe(() => display.showTouch()),
      moveByItself(
        context.clock,
        this.#watches,
        {
          chaseBulbs: () => display.pulse(),
          gleam: () => display.pulse(),
          turnBanner: nothing,
          catchUp: nothing,
          rest: nothing,
        },
        context.motion.isThrifty,
      ),
    ];
    // It may have changed while the scene was being painted.
    display.followTheme();
    return stops;
  }
}
