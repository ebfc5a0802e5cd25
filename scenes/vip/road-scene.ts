import { startIdleAnimations } from '../lobby/idle-animations.ts';
import { PaintedScene } from '../parts/painted-scene.ts';
import type { SceneContext, StopFunction, Viewport } from '../scene.ts';
import { RoadDisplay } from './road-display.ts';
import type { RoadObservables } from './road-observables.ts';

/** The road of the VIP levels: it shows where the player is, and follows the hand. */
export class RoadScene extends PaintedScene<RoadDisplay> {
  readonly #observables: RoadObservables;

  constructor(observables: RoadObservables) {
    super();
    this.#observables = observables;
  }

  enter(): void {
    this.display?.move();
  }

  resize({ top }: Viewport): void {
    this.display?.showFrom(top);
  }

  protected createDisplay(context: SceneContext): RoadDisplay {
    return new RoadDisplay(context, this.root, this.#observables);
  }

  protected follow(display: RoadDisplay, context: SceneContext): StopFunction[] {
    const { show, touch } = this.#observables;
    const nothing = () => undefined;
    const stops = [
      show.subscribe(() => void display.repaint()),
      context.onThemeChange(() => display.followTheme()),
      touch.subscribe(() => display.showTouch()),
      startIdleAnimations(
        context.clock,
        this.#observables,
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
