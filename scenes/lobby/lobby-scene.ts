import { PaintedScene } from '../parts/painted-scene.ts';
import type { SceneContext, StopFunction, Viewport } from '../scene.ts';
import { startIdleAnimations } from './idle-animations.ts';
import { LobbyDisplay } from './lobby-display.ts';
import type { LobbyIntents, LobbyObservables } from './lobby-observables.ts';

/** The lobby: plays content, amounts, winners and touches that it is given, and rests in between. */
export class LobbyScene extends PaintedScene<LobbyDisplay> {
  readonly #observables: LobbyObservables;
  readonly #intents: LobbyIntents;
  #hasEntered = false;

  constructor(observables: LobbyObservables, intents: LobbyIntents) {
    super();
    this.#observables = observables;
    this.#intents = intents;
  }

  /** Nobody sees an entrance behind the gate: it is played when that opens. */
  enter(): void {
    this.#hasEntered = true;
    this.#open();
  }

  #open(): void {
    if (this.#hasEntered && !this.#observables.isHidden.get())
      this.display?.open(this.#observables.hasCurtain());
  }

  resize({ top, height }: Viewport): void {
    this.display?.showBand(top, top + height);
  }

  protected createDisplay(context: SceneContext): LobbyDisplay {
    return new LobbyDisplay(context, this.root, this.#observables);
  }

  protected follow(display: LobbyDisplay, context: SceneContext): StopFunction[] {
    const { show, figures, winner, banner, bannerDrag, touch, isPaused, isCovered, isHidden } =
      this.#observables;
    // Content that arrives while the lobby is covered is applied when it is uncovered.
    const apply = (change: (isMoving: boolean) => void) => {
      if (!isCovered.get()) change(!isPaused.get());
    };
    const stops = [
      show.subscribe(() => display.relayout()),
      context.onThemeChange(() => display.followTheme()),
      isHidden.subscribe(() => this.#open()),
      figures.subscribe(() => apply((isMoving) => display.showFigures(isMoving))),
      winner.subscribe(() => apply((isMoving) => display.showWinner(isMoving))),
      // Before the drag: the hand lets go of a banner that is on its way already.
      banner.subscribe(() => display.changeBanner()),
      bannerDrag.subscribe(() => display.dragBanner()),
      touch.subscribe(() => display.showTouch()),
      startIdleAnimations(
        context.clock,
        this.#observables,
        {
          chaseBulbs: () => display.isMarqueeInSight && display.chaseBulbs(),
          gleam: () => display.isMarqueeInSight && display.gleam(),
          rest: () => display.restLights(),
          turnBanner: () => display.isMarqueeInSight && this.#intents.nextBanner(),
          catchUp: () => {
            display.showFigures(false);
            display.showWinner(false);
          },
        },
        context.motion.isThrifty,
      ),
    ];
    // It may have changed while the scene was being painted.
    display.followTheme();
    return stops;
  }
}
