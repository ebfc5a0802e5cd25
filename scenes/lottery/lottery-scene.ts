import type { gsap } from 'gsap';
import { Container } from 'pixi.js';
import type { RandomSource } from '../../maths/random-source.ts';
import { createRootTimeline } from '../parts/motion.ts';
import type { Scene, SceneContext, Stop, Viewport, Watch } from '../scene.ts';
import type { ShowMoment } from '../show/show-moment.ts';
import { smallMoment } from '../show/small-moment.ts';
import type { LotteryContent } from './content.ts';
import { bakeLottery, freeLotteryArt } from './drum-art.ts';
import { DrumMotion } from './drum-motion.ts';
import { layoutLottery } from './layout.ts';
import { LotteryDisplay } from './lottery-display.ts';

/** Callbacks of the scene while the drums turn. */
export interface LotteryIntents {
  /** The drums rest at the number of the draw with this key. */
  readonly landed: (key: string) => void;
}

const MOMENT_STAYS_MS = 1_700;
/** Where the middle of a celebration lies, as a share of the height. */
const MOMENT_MIDDLE = 0.56;

/** The drums of a lottery, as wide as their place. They turn and rest as they are told and decide nothing. */
export class LotteryScene implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #content: Watch<LotteryContent | null>;
  readonly #intents: LotteryIntents;
  readonly #random: RandomSource;
  #context: SceneContext | null = null;
  #motion: DrumMotion | null = null;
  #display: LotteryDisplay | null = null;
  #moment: ShowMoment | null = null;
  #width: number;
  /** How many drums the display was painted with. */
  #painted = 0;
  #shown: LotteryContent | null = null;
  #stops: Stop[] = [];
  #paintings = 0;
  #hasEntered = false;
  #hasLeft = false;

  /**
   * @param width of the place, in CSS pixels
   * @param random for the sparks of a celebration
   */
  constructor(
    content: Watch<LotteryContent | null>,
    intents: LotteryIntents,
    { width, random }: { width: number; random: RandomSource },
  ) {
    this.#content = content;
    this.#intents = intents;
    this.#width = width;
    this.#random = random;
    this.root = createRootTimeline(() => {});
  }

  /** Digits that have passed on each drum. */
  get turned(): readonly (number | null)[] {
    return this.#motion?.now ?? [];
  }

  async prepare(context: SceneContext): Promise<void> {
    this.#context = context;
    this.#motion = new DrumMotion(this.root, context, (turned) => this.#display?.place(turned));
    await this.#paint();
  }

  enter(): void {
    this.#hasEntered = true;
    this.#follow();
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
    if (content && content.digits !== this.#painted) void this.#paint();
    this.#follow();
  }

  /** Paints the machine in its size and in the theme in force; of several at once the last one counts. */
  async #paint(): Promise<void> {
    const context = this.#context;
    const content = this.#content.get();
    if (!context || !content) return;
    this.#paintings += 1;
    const painting = this.#paintings;
    this.#painted = content.digits;
    const art = await bakeLottery(context, layoutLottery(this.#width, content.digits));
    if (this.#hasLeft || painting !== this.#paintings) return freeLotteryArt(art);
    this.#display?.free();
    this.#display = new LotteryDisplay(context, this.root, art);
    this.view.addChildAt(this.#display, 0);
    if (!this.#hasEntered) this.#motion?.rest(restingNumber(content), content.digits);
    if (this.#motion) this.#display.place(this.#motion.now);
    context.draw();
  }

  /** Moves with a change of phase; what has been told before stands there at once. */
  #follow(): void {
    const content = this.#content.get();
    const motion = this.#motion;
    if (!content || !motion) return;
    const before = this.#shown;
    if (before && isSame(before, content)) return;
    this.#shown = content;
    const { phase, number, digits, key, win } = content;
    this.#endMoment();
    if (phase === 'drawing' && number !== null) {
      if (motion.now.length !== digits) motion.rest('0'.repeat(digits), digits);
      this.#display?.run();
      motion.draw(number, () => this.#intents.landed(key));
      return;
    }
    motion.rest(number, digits);
    const isTold = phase === 'shown' && before?.phase === 'drawing' && before.key === key;
    if (!isTold) this.#display?.calm();
    else this.#display?.light();
    if (isTold && win) void this.#celebrate(win);
    this.#context?.draw();
  }

  async #celebrate({ title, amount }: NonNullable<LotteryContent['win']>): Promise<void> {
    const context = this.#context;
    if (!context) return;
    const width = this.#width;
    const middle = layoutLottery(width, 1).height * MOMENT_MIDDLE;
    const moment = smallMoment(context, { title, amount, width, middle, random: this.#random });
    this.view.addChild(moment.view);
    this.#display?.shade(true);
    this.#moment = moment;
    const isOn = () => this.#moment === moment;
    await moment.prepare();
    if (isOn()) await moment.play(this.root);
    if (isOn()) this.#stops.push(context.clock.after(MOMENT_STAYS_MS, () => isOn() && this.#endMoment()));
  }

  #endMoment(): void {
    this.#moment?.free();
    if (this.#moment && !this.#hasLeft) this.#display?.shade(false);
    this.#moment = null;
    this.#context?.draw();
  }
}

/** A number on its way is not told before. */
const restingNumber = ({ phase, number, digits }: LotteryContent): string | null =>
  phase === 'drawing' ? '0'.repeat(digits) : number;

const isSame = (a: LotteryContent, b: LotteryContent): boolean =>
  a.digits === b.digits && a.phase === b.phase && a.number === b.number && a.key === b.key;
