import type { gsap } from 'gsap';
import { Container } from 'pixi.js';
import type { RandomSource } from '../../maths/random-source.ts';
import { createRootTimeline } from '../parts/motion.ts';
import type { Scene, SceneContext, Stop, Viewport, Watch } from '../scene.ts';
import type { ShowMoment } from '../show/show-moment.ts';
import { smallMoment } from '../show/small-moment.ts';
import type { WheelContent, WheelResult } from './content.ts';
import { layoutWheelStage } from './layout.ts';
import { bakeWheel, freeWheelArt } from './wheel-art.ts';
import { WheelDisplay } from './wheel-display.ts';
import { WheelMotion } from './wheel-motion.ts';

/** Callbacks of the scene while the wheel turns. */
export interface WheelIntents {
  /** The wheel rests in the sector of the result with this key. */
  readonly landed: (key: string) => void;
}

const MOMENT_STAYS_MS = 1_700;
const SHARES = 1_000;

/** The invite wheel, as wide as its place. It turns and rests as it is told and decides nothing. */
export class InviteWheelScene implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #content: Watch<WheelContent | null>;
  readonly #intents: WheelIntents;
  readonly #random: RandomSource;
  #context: SceneContext | null = null;
  #motion: WheelMotion | null = null;
  #display: WheelDisplay | null = null;
  #moment: ShowMoment | null = null;
  #width: number;
  /** What the display was painted for. */
  #painted = '';
  #phase: WheelContent['phase'] | null = null;
  #key: string | null = null;
  #stops: Stop[] = [];
  #paintings = 0;
  #hasEntered = false;
  #hasLeft = false;

  /**
   * @param width of the place, in CSS pixels
   * @param random where in its sector the wheel rests; it decides nothing
   */
  constructor(
    content: Watch<WheelContent | null>,
    intents: WheelIntents,
    { width, random }: { width: number; random: RandomSource },
  ) {
    this.#content = content;
    this.#intents = intents;
    this.#width = width;
    this.#random = random;
    this.root = createRootTimeline(() => {});
  }

  get display(): WheelDisplay | null {
    return this.#display;
  }

  async prepare(context: SceneContext): Promise<void> {
    this.#context = context;
    this.#motion = new WheelMotion(this.root, context, (turning) => this.#display?.place(turning));
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
    this.#motion?.kill();
    this.#endMoment();
    for (const stop of this.#stops.splice(0)) stop();
    this.#display?.free();
    this.#display = null;
    this.view.destroy({ children: true });
    this.root.kill();
  }

  #onContent(): void {
    const content = this.#content.get();
    if (content && facesOf(content) !== this.#painted) void this.#paint();
    this.#follow(true);
  }

  /** Paints the wheel in its size and in the theme in force; of several at once the last one counts. */
  async #paint(): Promise<void> {
    const context = this.#context;
    const content = this.#content.get();
    if (!context || !content) return;
    this.#paintings += 1;
    const painting = this.#paintings;
    this.#painted = facesOf(content);
    const art = await bakeWheel(context, layoutWheelStage(this.#width), content);
    if (this.#hasLeft || painting !== this.#paintings) return freeWheelArt(art);
    this.#display?.free();
    this.#display = new WheelDisplay(context, this.root, art, content.labels.length);
    this.view.addChildAt(this.#display, 0);
    if (this.#motion) {
      this.#motion.sectors = content.labels.length;
      this.#display.place(this.#motion.now);
    }
    if (this.#hasEntered) this.#dress(false);
    context.draw();
  }

  /** Moves with a change of phase; what has been told before stands there at once. */
  #follow(isMoving: boolean): void {
    const content = this.#content.get();
    const motion = this.#motion;
    if (!content || !motion) return;
    const { phase, result } = content;
    const isSame = phase === this.#phase && (result?.key ?? null) === this.#key;
    if (isSame) return;
    const wasLanding = this.#phase === 'landing' && result?.key === this.#key;
    this.#phase = phase;
    this.#key = result?.key ?? null;
    motion.sectors = content.labels.length;
    this.#endMoment();
    if (phase === 'turning') motion.turn();
    else if (phase === 'cut') motion.cut();
    else if (phase === 'landing' && result) this.#land(result);
    else if (phase === 'shown' && result && !wasLanding) motion.rest(result.sector);
    this.#dress(isMoving);
    if (phase === 'shown' && wasLanding && result?.title) void this.#celebrate(result, result.title);
  }

  #land({ key, sector }: WheelResult): void {
    const share = this.#random.integer(SHARES) / SHARES;
    this.#motion?.land({ sector, share, landed: () => this.#intents.landed(key) });
  }

  #dress(isMoving: boolean): void {
    const display = this.#display;
    if (!display) return;
    if (this.#phase === 'turning' || this.#phase === 'landing') display.run();
    else if (this.#phase === 'shown') display.light(isMoving);
    else {
      display.calm();
      if (this.#phase === 'cut') display.shade('cut');
    }
    this.#context?.draw();
  }

  async #celebrate({ prize }: WheelResult, title: string): Promise<void> {
    const context = this.#context;
    if (!context) return;
    const width = this.#width;
    const middle = layoutWheelStage(width).y;
    const moment = smallMoment(context, { title, amount: prize, width, middle, random: this.#random });
    this.view.addChild(moment.view);
    this.#display?.shade('moment');
    this.#moment = moment;
    const isOn = () => this.#moment === moment;
    await moment.prepare();
    if (isOn()) await moment.play(this.root);
    if (isOn()) this.#stops.push(context.clock.after(MOMENT_STAYS_MS, () => isOn() && this.#endMoment()));
  }

  #endMoment(): void {
    this.#moment?.free();
    if (this.#moment && !this.#hasLeft) this.#display?.shade('none');
    this.#moment = null;
    this.#context?.draw();
  }
}

const facesOf = ({ labels, golden }: WheelContent): string => `${labels.join()}|${golden.join()}`;
