import type { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { createRootTimeline } from '../parts/motion.ts';
import type { Scene, SceneContext, Stop, Viewport } from '../scene.ts';
import { LobbyDisplay } from './lobby-display.ts';
import type { LobbyIntents, LobbyWatches } from './lobby-watches.ts';
import { moveByItself } from './own-movement.ts';

/** The lobby: plays content, amounts, winners and touches that it is given, and rests in between. */
export class LobbyScene implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #watches: LobbyWatches;
  readonly #intents: LobbyIntents;
  #display: LobbyDisplay | null = null;
  #stops: Stop[] = [];
  #hasLeft = false;

  constructor(watches: LobbyWatches, intents: LobbyIntents) {
    this.#watches = watches;
    this.#intents = intents;
    this.root = createRootTimeline(() => this.#draw());
  }

  get display(): LobbyDisplay | null {
    return this.#display;
  }

  async prepare(context: SceneContext): Promise<void> {
    if (this.#hasLeft) return;
    const display = new LobbyDisplay(context, this.root, this.#watches);
    this.#draw = context.draw;
    this.#display = display;
    this.view.addChild(display.view);
    await display.repaint();
    if (!this.#hasLeft) this.#follow(display, context);
  }

  enter(): void {
    this.#display?.open(this.#watches.hasCurtain());
  }

  resize({ top, height }: Viewport): void {
    this.#display?.showBand(top, top + height);
  }

  leave(): void {
    this.#hasLeft = true;
    for (const stop of this.#stops.splice(0)) stop();
    this.root.clear();
    this.root.kill();
    this.#display?.free();
    this.#display = null;
    this.view.destroy({ children: true });
  }

  #draw = () => {};

  #follow(display: LobbyDisplay, context: SceneContext): void {
    const { show, figures, winner, banner, bannerDrag, touch, isPaused, isCovered } = this.#watches;
    // Content that arrives while the lobby is covered is applied when it is uncovered.
    const follow = (change: (isMoving: boolean) => void) => {
      if (!isCovered.get()) change(!isPaused.get());
    };
    this.#stops = [
      show.subscribe(() => display.relayout()),
      context.onThemeChange(() => display.followTheme()),
      figures.subscribe(() => follow((isMoving) => display.showFigures(isMoving))),
      winner.subscribe(() => follow((isMoving) => display.showWinner(isMoving))),
      // Before the drag: the hand lets go of a banner that is on its way already.
      banner.subscribe(() => display.changeBanner()),
      bannerDrag.subscribe(() => display.dragBanner()),
      touch.subscribe(() => display.showTouch()),
      moveByItself(
        context.clock,
        this.#watches,
        {
          chaseBulbs: () => display.isMarqueeInSight && display.chaseBulbs(),
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
  }
}
