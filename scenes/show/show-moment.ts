import { gsap } from 'gsap';
import { Container } from 'pixi.js';
import { type Cents, cents } from '../../contract/money.ts';
import type { RandomSource } from '../../maths/random-source.ts';
import type { Box } from '../lobby/layout.ts';
import { keepToClock, playOn } from '../parts/motion.ts';
import { discard } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { coinBudget, qualityOf } from './coin-budget.ts';
import { type CoinPath, planCoins } from './coin-paths.ts';
import { layoutMoment, type MomentSize } from './layout.ts';
import { MomentDisplay } from './moment-display.ts';
import { type MomentPlan, planMoment } from './moment-plan.ts';
import { composeMoment } from './moment-timeline.ts';
import { bakeShowArt, type PlateSvg, type ShowArt } from './show-art.ts';

/** What is celebrated, and where. */
export interface CelebrationOptions {
  readonly size: MomentSize;
  /** In the player's language, as it is to be shown. */
  readonly title: string;
  /** What was won; null for a moment without money, as a level reached. */
  readonly amount: Cents | null;
  /** What was won is worth too little for coins and sounds: it is told by light and letters. */
  readonly isQuiet?: boolean;
  /** Drawn behind the amount, which comes down with it; none for an amount that stands free. */
  readonly plate?: PlateSvg;
  /** How dark it is behind, 0 to 1; less than 1 where the scene has a stage of its own. */
  readonly darkness?: number;
  /** Of the light, like `#A558E8`; without one it has the metal's colour. */
  readonly jewel?: string;
  /** Lasts at most a second and a half: a short count, no coins but those to the balance, and it is over once it is counted. */
  readonly isShort?: boolean;
  /** The stage in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where the balance stands and what it shows; null where nothing flies to it. */
  readonly balance: { readonly box: Box; readonly before: Cents } | null;
  /** For the coins; it decides nothing. */
  readonly random: RandomSource;
  /** Hears each amount that the balance is to show, never a smaller one; the last is the new balance. */
  readonly showBalance: (amount: Cents) => void;
}

/** A win, an award or a level from its first light to its end state, which stands until it is freed. */
export class ShowMoment {
  readonly view = new Container();
  readonly #context: SceneContext;
  readonly #order: CelebrationOptions;
  readonly #plan: MomentPlan;
  #art: ShowArt | null = null;
  #display: MomentDisplay | null = null;
  #run: gsap.core.Timeline | null = null;
  #settle: (() => void) | null = null;
  #leaveClock = () => {};
  #balance: Cents | null = null;
  #isOver = false;
  #isFree = false;

  constructor(context: SceneContext, order: CelebrationOptions) {
    this.#context = context;
    this.#order = order;
    this.#plan = planMoment(order.size, context, order.isShort);
  }

  /** Paints everything; nothing is seen before it is played. */
  async prepare(): Promise<void> {
    const { size, width, height, plate } = this.#order;
    const layout = layoutMoment(width, height, size, plate !== undefined);
    const art = await bakeShowArt(this.#context, size, layout, plate);
    if (this.#isFree) {
      art.sheet.destroy();
      return;
    }
    this.#art = art;
    this.#display = new MomentDisplay(this.#context, art, layout, this.#order);
    this.#display.visible = false;
    this.view.addChild(this.#display);
  }

  /** Plays on the scene's timeline. Resolves at the end, also of one that is skipped or freed. */
  play(root: gsap.core.Timeline): Promise<void> {
    const display = this.#display;
    if (!display || this.#run) return Promise.resolve();
    display.visible = true;
    if (this.#isOver) {
      this.#showEnd();
      return Promise.resolve();
    }
    this.#leaveClock = keepToClock();
    return new Promise((settle) => {
      this.#settle = settle;
      this.#run = this.#context.motion.isReduced ? this.#fadeIn(display) : this.#compose(display);
      playOn(root, this.#run);
    });
  }

  /** Goes to the end state at once, also before it is played; once there it does nothing. */
  skip(): void {
    if (this.#isOver) return;
    // Silent, and without what would come due on the way: the end state is shown as a whole.
    this.#run?.progress(1, true);
    this.#end();
  }

  /** Frees everything, at any time, also while it prepares. The balance then is its owner's to show. */
  free(): void {
    if (this.#isFree) return;
    this.#isFree = true;
    this.#isOver = true;
    this.#leaveClock();
    this.#run?.kill();
    this.#display = null;
    discard(this.view);
    this.#art?.sheet.destroy();
    this.#art = null;
    this.#resolve();
  }

  #compose(display: MomentDisplay): gsap.core.Timeline {
    const { amount, isShort, darkness = 1 } = this.#order;
    const balance = this.#order.isQuiet ? null : this.#order.balance;
    const run = gsap.timeline({
      id: 'moment',
      onUpdate: this.#context.draw,
      onComplete: () => this.#end(),
    });
    const paths = this.#throwCoins(display);
    const showBalance = (now: Cents) => this.#showBalance(now);
    const told = () => isShort && this.#resolve();
    const score = { plan: this.#plan, amount, paths, balance, showBalance, told, darkness };
    composeMoment(run, display, score, this.#playSound);
    return run;
  }

  /** Cross-fades to the end state, with the balance already on its new amount. */
  #fadeIn(display: MomentDisplay): gsap.core.Timeline {
    this.#showEnd();
    const run = gsap.timeline({ onUpdate: this.#context.draw, onComplete: () => this.#end() });
    run.call(() => this.#playSound(this.#plan.sound), undefined, 0);
    run.fromTo(display, { alpha: 0 }, { alpha: 1, duration: this.#context.motion.crossFadeSeconds }, 0);
    return run;
  }

  readonly #playSound: SceneContext['playSound'] = (name, rate) => {
    if (!this.#order.isQuiet) this.#context.playSound(name, rate);
  };

  #throwCoins(display: MomentDisplay): CoinPath[] {
    const { size, width, height, amount, balance, random, isShort, isQuiet } = this.#order;
    if (isShort || isQuiet) return [];
    const kept = display.keptBoxes(amount);
    if (balance) kept.push(balance.box);
    const budget = coinBudget(size, qualityOf(this.#context));
    return planCoins({ width, height, kept, budget, spreadSeconds: this.#plan.throwSeconds, random });
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#leaveClock();
    // Its scene's timeline would take one that was skipped back to its own time.
    this.#run?.kill();
    this.#showEnd();
    this.#resolve();
  }

  #showEnd(): void {
    const display = this.#display;
    const { amount, balance } = this.#order;
    if (display) {
      if (amount !== null) display.counter.finishOn(amount);
      display.light.intensity = 1;
      display.coins.clear();
      display.flight.clear();
      display.showPile();
      this.#context.draw();
    }
    if (amount !== null && balance) this.#showBalance(cents(balance.before + amount));
  }

  #showBalance(now: Cents): void {
    if (this.#balance !== null && now <= this.#balance) return;
    this.#balance = now;
    this.#order.showBalance(now);
  }

  #resolve(): void {
    const settle = this.#settle;
    this.#settle = null;
    settle?.();
  }
}
