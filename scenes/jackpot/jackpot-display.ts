import { gsap } from 'gsap';
import { Container, type Texture } from 'pixi.js';
import { NO_CENTS } from '../../contract/money.ts';
import { nextOnRing, RING_ORDER, RING_STEP_MS, type RingStep } from '../../maths/jackpot-ring.ts';
import type { WheelTurn } from '../../maths/jackpot-wheel.ts';
import { BULB_TEXTURE_SIZE, bulbSvg } from '../ornaments/marquee.ts';
import { awardPlateSvg, jewelOf } from '../ornaments/plaques.ts';
import { bakeTexture } from '../parts/bake-texture.ts';
import { playOn } from '../parts/motion.ts';
import type { Observable, SceneContext } from '../scene.ts';
import { seededRandom } from '../show/seeded-random.ts';
import { ShowMoment } from '../show/show-moment.ts';
import type { AwardContent, HallBoxes } from './content.ts';
import { momentSizeOf } from './layout.ts';
import { paintGlow, RingLights } from './ring-lights.ts';
import { tickRate } from './tick-pitch.ts';
import { WheelView } from './wheel-view.ts';

/** Callbacks of the scene while it plays. */
export interface JackpotIntents {
  /** The light is on this cell; in motion it leaves an afterglow where it was. */
  readonly light: (cell: number, isMoving: boolean) => void;
  /** Whether the wheel covers all that lies below. */
  readonly cover: (isCovering: boolean) => void;
  /** Whether the award stands on the canvas; the page then shows what to do with it, and not the award once more. */
  readonly award: (isShown: boolean) => void;
}

/** The seed of the coins' paths, which decide nothing. */
const COIN_SEED = 7;

/** Painted once for each time that the draw is on. */
export interface JackpotTextures {
  readonly bulb: Texture;
  readonly glow: Texture;
}

export async function bakeJackpot(context: SceneContext): Promise<JackpotTextures> {
  const { paint, resolution } = context;
  const size = { width: BULB_TEXTURE_SIZE, height: BULB_TEXTURE_SIZE };
  return { bulb: await bakeTexture(context, bulbSvg(paint), size), glow: paintGlow(resolution) };
}

/** The light's glow and bulbs, the wheel, the award. It plays plans and picks nothing. */
export class JackpotDisplay {
  readonly view = new Container();
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  readonly #places: Observable<HallBoxes>;
  readonly #intents: JackpotIntents;
  readonly #lights: RingLights;
  readonly #wheel: WheelView;
  #moment: ShowMoment | null = null;
  #run: gsap.core.Timeline | null = null;
  #settle: (() => void) | null = null;
  #cell: number | null = null;
  #steppedAt = 0;
  #holdMs = RING_STEP_MS;
  #isStepDue = false;
  #cuts = 0;
  #isFlowing = false;

  constructor(
    context: SceneContext,
    root: gsap.core.Timeline,
    places: Observable<HallBoxes>,
    intents: JackpotIntents,
    { bulb, glow }: JackpotTextures,
  ) {
    this.#context = context;
    this.#root = root;
    this.#places = places;
    this.#intents = intents;
    this.#lights = new RingLights(bulb, glow);
    this.#wheel = new WheelView(context);
    this.view.addChild(this.#lights, this.#wheel);
  }

  /** A playing animation changes with every frame; the ring only with its steps, which request their own frame. */
  get isFlowing(): boolean {
    return this.#isFlowing;
  }

  get isCircling(): boolean {
    return this.#run?.vars.id === 'circle';
  }

  /** The hall's parts have other positions. */
  place(): void {
    this.#lights.place(this.#places.get());
    this.#context.draw();
  }

  free(): void {
    this.cut();
    this.#wheel.clear();
    this.view.destroy({ children: true });
  }

  circle(): void {
    this.#end();
    this.#isFlowing = false;
    const run = gsap.timeline({ id: 'circle', repeat: -1 });
    run.call(
      () => this.#step(this.#cell === null ? RING_ORDER[0] : nextOnRing(this.#cell), RING_STEP_MS),
      undefined,
      0,
    );
    run.to({}, { duration: RING_STEP_MS / 1000 }, 0);
    this.#run = run;
    playOn(this.#root, run);
  }

  /** The light stops on its cell, and its bulbs with it. */
  rest(): void {
    this.#end();
    this.#darken();
    if (this.#cell !== null) this.#intents.light(this.#cell, false);
    this.#context.draw();
  }

  /** The first step waits until the cell that is lit has had its time. */
  play(plan: (startCell: number) => readonly RingStep[]): Promise<void> {
    const startCell = this.#cell === null ? RING_ORDER[0] : nextOnRing(this.#cell);
    const waited = this.#context.clock.now() - this.#steppedAt;
    const delay = this.#run ? Math.max(0, RING_STEP_MS - waited) / 1000 : 0;
    return this.#start('ring', (run) => {
      for (const { cell, atMs, holdMs } of plan(startCell)) {
        run.call(() => this.#step(cell, holdMs), undefined, delay + atMs / 1000);
      }
      run.addLabel('landed');
      // A beat of rest on what was won.
      run.to({}, { duration: 0.34 });
      run.call(() => this.#cell !== null && this.#intents.light(this.#cell, false));
      this.#lights.flash(run, this.#context.draw);
    });
  }

  async turn(plan: WheelTurn): Promise<void> {
    const wheel = this.#wheel;
    const { width, height } = this.#places.get();
    const cuts = this.#cuts;
    await wheel.paint(width, height);
    if (cuts !== this.#cuts) return;
    await this.#start('wheel', (run, settle) => {
      this.#darken();
      wheel.play(run, plan, {
        covering: () => this.#intents.cover(true),
        landed: () => this.#context.playSound('bulb'),
        closing: () => {
          playOn(this.#root, wheel.sink());
          settle();
        },
      });
    });
  }

  /** The name lands, the amount is counted, coins fly to the balance; resolves at the end, which stands until it is cut. */
  async celebrate({ size, tier, title, amount, isQuiet }: AwardContent): Promise<void> {
    const { width, height, balance } = this.#places.get();
    this.#end();
    this.#darken();
    this.#freeMoment();
    const moment = new ShowMoment(this.#context, {
      size: momentSizeOf(size),
      title,
      amount,
      isQuiet,
      ...(tier !== null && {
        plate: (paint, ...box) => awardPlateSvg(paint, tier, ...box),
        jewel: jewelOf(this.#context.paint, tier),
        // The wheel's stage stays: its curtains are seen.
        darkness: 0.42,
      }),
      isShort: tier === null,
      width,
      height,
      // What the balance shows is the page's.
      balance: balance && { box: balance, before: NO_CENTS },
      random: seededRandom(COIN_SEED),
      showBalance: () => {},
    });
    this.#moment = moment;
    this.view.addChild(moment.view);
    await Promise.all([moment.prepare(), tier !== null && this.#wheel.paint(width, height)]);
    if (this.#moment !== moment) return;
    // A wheel that was cut, as by a rotation of the window, has taken its stage with it.
    if (tier !== null && !this.#wheel.visible) {
      this.#wheel.showStage();
      this.#intents.cover(true);
    }
    this.#isFlowing = true;
    this.#intents.award(true);
    await moment.play(this.#root);
    if (this.#moment === moment) this.#isFlowing = false;
  }

  /** The award as it stands at its end, at once. */
  finish(): void {
    this.#moment?.skip();
  }

  /** Ends at once whatever plays; what it would have shown is for the hall to show. */
  cut(): void {
    this.#cuts += 1;
    this.#end();
    this.#intents.cover(false);
    this.#wheel.hide();
    this.#freeMoment();
    this.#darken();
    this.#context.draw();
  }

  /** Of the wheel, clockwise from rest; null while it is not on the screen. */
  get wheelDegrees(): number | null {
    return this.#wheel.degrees;
  }

  /** Of several steps that fall due in one frame, on a slow machine, only the last is shown and heard. */
  #step(cell: number, holdMs: number): void {
    this.#cell = cell;
    this.#holdMs = holdMs;
    this.#steppedAt = this.#context.clock.now();
    this.#lights.step(cell, holdMs);
    if (!this.#isStepDue) queueMicrotask(this.#showStep);
    this.#isStepDue = true;
  }

  readonly #showStep = () => {
    if (!this.#isStepDue || this.#cell === null) return;
    this.#isStepDue = false;
    this.#intents.light(this.#cell, true);
    this.#lights.show();
    this.#context.draw();
    this.#context.playSound('tick', tickRate(this.#holdMs));
  };

  #freeMoment(): void {
    if (!this.#moment) return;
    this.#moment.free();
    this.#moment = null;
    this.#intents.award(false);
  }

  #darken(): void {
    this.#isStepDue = false;
    this.#lights.dark();
  }

  #start(id: string, fill: (run: gsap.core.Timeline, settle: () => void) => void): Promise<void> {
    this.#end();
    this.#isFlowing = id !== 'ring';
    return new Promise((settle) => {
      const run = gsap.timeline({ id, onComplete: settle });
      this.#settle = settle;
      fill(run, settle);
      this.#run = run;
      playOn(this.#root, run);
    });
  }

  #end(): void {
    this.#run?.kill();
    this.#run = null;
    const settle = this.#settle;
    this.#settle = null;
    settle?.();
  }
}
