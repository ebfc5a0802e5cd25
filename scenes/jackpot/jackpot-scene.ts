import type { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { createRootTimeline } from '../parts/motion.ts';
import type { Observable, Scene, SceneContext, StopFunction } from '../scene.ts';
import type { HallBoxes } from './content.ts';
import { bakeJackpot, JackpotDisplay, type JackpotIntents, type JackpotTextures } from './jackpot-display.ts';

/** The draw in front of the hall. */
export class JackpotScene implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #places: Observable<HallBoxes>;
  readonly #intents: JackpotIntents;
  #textures: JackpotTextures | null = null;
  #display: JackpotDisplay | null = null;
  #draw = () => {};
  #stop: StopFunction = () => {};
  #hasLeft = false;

  constructor(places: Observable<HallBoxes>, intents: JackpotIntents) {
    this.#places = places;
    this.#intents = intents;
    this.root = createRootTimeline(() => this.#display?.isFlowing && this.#draw());
  }

  /** Plays the draw; null before the scene is prepared, and after it has left. */
  get display(): JackpotDisplay | null {
    return this.#display;
  }

  async prepare(context: SceneContext): Promise<void> {
    const textures = await bakeJackpot(context);
    if (this.#hasLeft) return freeTextures(textures);
    this.#draw = context.draw;
    this.#textures = textures;
    this.#display = new JackpotDisplay(context, this.root, this.#places, this.#intents, textures);
    this.view.addChild(this.#display.view);
  }

  enter(): void {
    const place = () => this.#display?.place();
    this.#stop = this.#places.subscribe(place);
    place();
  }

  /** What plays is made for the old window: its end is shown in the new one. The circling light has none. */
  resize(): void {
    if (!this.#display?.isCircling) this.#display?.cut();
    this.#draw();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#display?.free();
    this.#display = null;
    this.#stop();
    this.root.kill();
    this.view.destroy({ children: true });
    if (this.#textures) freeTextures(this.#textures);
  }
}

function freeTextures(textures: JackpotTextures): void {
  for (const texture of Object.values(textures)) texture.destroy(true);
}
