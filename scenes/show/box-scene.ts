import type { gsap } from 'gsap';
import { Container } from 'pixi.js';
import type { Cents } from '../../contract/money.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import { createRootTimeline } from '../parts/motion.ts';
import type { Observable, Scene, SceneContext, StopFunction, Viewport } from '../scene.ts';
import type { ShowMoment } from './show-moment.ts';
import { smallMoment } from './small-moment.ts';

const MOMENT_STAYS_MS = 1_700;

/** What a box scene paints: everything that is on its canvas, in one size and theme. */
export interface BoxDisplay extends Container {
  /** Darkens while a prize is celebrated over it. */
  setDim(isDim: boolean): void;
  free(): void;
}

/** A scene as wide as a box of its page, painted anew in another size or theme, over which a prize may be celebrated. */
export abstract class BoxScene<Content, Display extends BoxDisplay> implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #content: Observable<Content | null>;
  readonly #random: RandomSource;
  #context: SceneContext | null = null;
  #display: Display | null = null;
  #moment: ShowMoment | null = null;
  #width: number;
  /** What the display was painted for. */
  #painted = '';
  #stops: StopFunction[] = [];
  #paintings = 0;
  #hasEntered = false;
  #hasLeft = false;

  /**
   * @param width of the place, in CSS pixels
   * @param random for what decides nothing
   */
  constructor(
    content: Observable<Content | null>,
    { width, random }: { width: number; random: RandomSource },
  ) {
    this.#content = content;
    this.#width = width;
    this.#random = random;
    this.root = createRootTimeline(() => {});
  }

  get display(): Display | null {
    return this.#display;
  }

  protected get width(): number {
    return this.#width;
  }

  protected get random(): RandomSource {
    return this.#random;
  }

  protected get context(): SceneContext | null {
    return this.#context;
  }

  async prepare(context: SceneContext): Promise<void> {
    this.#context = context;
    this.begin(context);
    await this.#paint();
  }

  enter(): void {
    this.#hasEntered = true;
    this.#follow(false);
    this.#stops.push(this.#content.subscribe(() => this.#onContent()));
    const stop = this.#context?.onThemeChange(() => void this.#paint());
    if (stop) this.#stops.push(stop);
  }

  resize({ width }: Viewport): void {
    const isOther = width > 0 && width !== this.#width;
    if (isOther) this.#width = width;
    if (isOther) void this.#paint();
    this.#context?.draw();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#paintings += 1;
    this.end();
    this.endMoment();
    for (const stop of this.#stops.splice(0)) stop();
    this.#display?.free();
    this.#display = null;
    this.view.destroy({ children: true });
    this.root.kill();
  }

  /** Once, before it is painted. */
  protected abstract begin(context: SceneContext): void;
  /** Stops all that moves. */
  protected abstract end(): void;
  /** What another painting is needed for, beside size and theme. */
  protected abstract facesOf(content: Content): string;
  protected abstract bake(context: SceneContext, content: Content): Promise<Display>;
  /** A new display is to show what the one before has shown. */
  protected abstract place(display: Display, content: Content, hasEntered: boolean): void;
  /** Moves with a change of the content. */
  protected abstract follow(content: Content, isMoving: boolean): void;
  /** Where the middle of a celebration lies, in CSS pixels from above. */
  protected abstract momentMiddle(): number;

  protected async celebrate(title: string, amount: Cents): Promise<void> {
    const context = this.#context;
    if (!context) return;
    const place = { width: this.#width, middle: this.momentMiddle(), random: this.#random };
    const moment = smallMoment(context, { title, amount, ...place });
    this.view.addChild(moment.view);
    this.#display?.setDim(true);
    this.#moment = moment;
    const isOn = () => this.#moment === moment;
    await moment.prepare();
    if (isOn()) await moment.play(this.root);
    if (isOn()) this.#stops.push(context.clock.after(MOMENT_STAYS_MS, () => isOn() && this.endMoment()));
  }

  protected endMoment(): void {
    this.#moment?.free();
    if (this.#moment && !this.#hasLeft) this.#display?.setDim(false);
    this.#moment = null;
    this.#context?.draw();
  }

  #onContent(): void {
    const content = this.#content.get();
    if (content && this.facesOf(content) !== this.#painted) void this.#paint();
    this.#follow(true);
  }

  #follow(isMoving: boolean): void {
    const content = this.#content.get();
    if (content) this.follow(content, isMoving);
  }

  /** Paints it in its size and in the theme in force; of several at once the last one counts. */
  async #paint(): Promise<void> {
    const context = this.#context;
    const content = this.#content.get();
    if (!context || !content) return;
    this.#paintings += 1;
    const painting = this.#paintings;
    this.#painted = this.facesOf(content);
    const display = await this.bake(context, content);
    if (this.#hasLeft || painting !== this.#paintings) return display.free();
    this.#display?.free();
    this.#display = display;
    this.view.addChildAt(display, 0);
    this.place(display, content, this.#hasEntered);
    context.draw();
  }
}
