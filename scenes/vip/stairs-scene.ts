import { moveByItself } from '../lobby/own-movement.ts';
import { PaintedScene } from '../parts/painted-scene.ts';
import type { SceneContext, Stop, Viewport } from '../scene.ts';
import { StairsDisplay } from './stairs-display.ts';
import type { StairsWatches } from './stairs-watches.ts';

/** The staircase of the VIP levels: it shows where the player stands, and follows the hand. */
export class StairsScene extends PaintedScene<StairsDisplay> {
  readonly #watches: StairsWatches;

  constructor(watches: StairsWatches) {
    super();
    this.#watches = watches;
  }

  enter(): void {
    this.display?.move();
    this.display?.setResting(true);
  }

  resize({ top }: Viewport): void {
    this.display?.showFrom(top);
  }

  protected createDisplay(context: SceneContext): StairsDisplay {
    return new StairsDisplay(context, this.root, this.#watches);
  }

  protected follow(display: StairsDisplay, context: SceneContext): Stop[] {
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
