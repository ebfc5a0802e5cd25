import { gsap } from 'gsap';
import { Container, type Texture } from 'pixi.js';
import { nextOnRing, RING_ORDER, RING_STEP_MS, type RingStep } from '../../maths/jackpot-ring.ts';
import type { WheelTurn } from '../../maths/jackpot-wheel.ts';
import { coinSvg } from '../ornaments/jackpot-symbols.ts';
import { BULB_TEXTURE_SIZE, bulbSvg } from '../ornaments/marquee.ts';
import { bakeTexture } from '../parts/bake-texture.ts';
import { CoinFlight } from '../parts/coin-flight.ts';
import { playOn } from '../parts/motion.ts';
import type { SceneContext, Watch } from '../scene.ts';
import type { HallBoxes } from './content.ts';
import { paintGlow, RingLights } from './ring-lights.ts';
import { tickRate } from './tick-pitch.ts';
import { WheelView } from './wheel-view.ts';

/** Callbacks of the scene while it plays. */
export interface JackpotIntents {
  /** The light is on this cell; in motion it leaves an afterglow where it was. */
  readonly light: (cell: number, isMoving: boolean) => void;
  /** Whether the wheel covers all that lies below. */
  readonly cover: (isCovering: boolean) => void;
}

export type Fanfare = 'none' | 'small' | 'medium' | 'large';

const COUNT_SECONDS: Record<Fanfare, number> = { none: 0.5, small: 0.9, medium: 1.4, large: 2.2 };
const COINS: Record<Fanfare, number> = { none: 0, small: 10, medium: 22, large: 36 };
const COUNT_TICKS_PER_SECOND = 11;
const COIN_SIZE = 58;

/** Painted once for each time that the draw is on. */
export interface JackpotTextures {
  readonly bulb: Texture;
  readonly coin: Texture;
  readonly glow: Texture;
}

export async function bakeJackpot(context: SceneContext): Promise<JackpotTextures> {
  const { paint, resolution } = context;
  const [bulb, coin] = await Promise.all([
    bakeTexture(context, bulbSvg(paint), { width: BULB_TEXTURE_SIZE, height: BULB_TEXTURE_SIZE }),
    bakeTexture(context, coinSvg(paint, COIN_SIZE), {
      width: COIN_SIZE,
      height: COIN_SIZE,
    }),
  ]);
  return { bulb, coin, glow: paintGlow(resolution) };
}

/** The light's glow and bulbs, the wheel, the coins. It plays plans and picks nothing. */
export class JackpotDisplay {
  readonly view = new Container();
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  readonly #places: Watch<HallBoxes>;
  readonly #intents: JackpotIntents;
  readonly #lights: RingLights;
  readonly #wheel: WheelView;
  readonly #coins: CoinFlight;
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
    places: Watch<HallBoxes>,
    intents: JackpotIntents,
    { bulb, coin, glow }: JackpotTextures,
  ) {
    this.#context = context;
    this.#root = root;
    this.#places = places;
    this.#intents = intents;
    this.#lights = new RingLights(bulb, glow);
    this.#wheel = new WheelView(context);
    this.#coins = new CoinFlight(coin);
    this.view.addChild(this.#lights, this.#wheel, this.#coins);
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
        landed: () =>
          this.#context.playSound(['mega', 'major'].includes(plan.tier) ? 'win-large' : 'win-medium'),
        closing: () => {
          this.#intents.cover(false);
          playOn(this.#root, wheel.close());
          settle();
        },
      });
    });
  }

  /** Counts up, telling how far, 0 to 1, and sends the coins of a win of money to the balance. */
  celebrate(fanfare: Fanfare, onCount: (share: number) => void): Promise<void> {
    const { award, balance } = this.#places.get();
    this.#darken();
    if (fanfare === 'small') this.#context.playSound('win-small');
    return this.#start('count', (run) => {
      const state = { share: 0 };
      let ticks = 0;
      run.to(state, {
        share: 1,
        duration: COUNT_SECONDS[fanfare],
        ease: 'none',
        onUpdate: () => {
          onCount(state.share);
          const due = Math.floor(run.time() * COUNT_TICKS_PER_SECOND);
          if (due > ticks && fanfare !== 'none') this.#context.playSound('count-up', 0.9 + state.share * 0.5);
          ticks = due;
        },
      });
      if (award && balance && COINS[fanfare] > 0)
        this.#coins.play(run, { from: award, to: balance, count: COINS[fanfare] }, (index) => {
          if (index % 3 === 0) this.#context.playSound('coin', 0.95 + (index % 5) * 0.04);
        });
    });
  }

  /** Ends at once whatever plays; what it would have shown is for the hall to show. */
  cut(): void {
    this.#cuts += 1;
    this.#end();
    this.#intents.cover(false);
    this.#wheel.hide();
    this.#coins.clear();
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
    this.#lights.step(cell);
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
