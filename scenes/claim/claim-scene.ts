import { gsap } from 'gsap';
import { Container, type Texture } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { coinSvg } from '../ornaments/jackpot-symbols.ts';
import { bakeTexture, freeTextures } from '../parts/bake-texture.ts';
import { CoinFlight } from '../parts/coin-flight.ts';
import { createRootTimeline, playOn } from '../parts/motion.ts';
import type { Observable, Scene, SceneContext } from '../scene.ts';

export interface FlightPlan {
  readonly from: Box;
  readonly to: Box;
}

/** What the flight tells of itself. */
export interface FlightEvents {
  /** So much of what flies has arrived, 0 to 1. */
  arrive(share: number): void;
  /** All of it has, or there is no place for it any more. */
  land(): void;
}

const COINS = 9;
const THRIFTY_COINS = 4;
const COIN_PX = 40;

/** Coins from the place of a claim to where it was added; one flight at a time, the last one counts. */
export class ClaimScene implements Scene {
  readonly view = new Container();
  readonly root: gsap.core.Timeline;
  readonly #flight: Observable<FlightPlan | null>;
  readonly #events: FlightEvents;
  #context: SceneContext | null = null;
  #coin: Texture | null = null;
  #coins: CoinFlight | null = null;
  #run: gsap.core.Timeline | null = null;
  #stop = () => {};
  #hasLeft = false;

  constructor(flight: Observable<FlightPlan | null>, events: FlightEvents) {
    this.#flight = flight;
    this.#events = events;
    this.root = createRootTimeline(() => this.#context?.draw());
  }

  async prepare(context: SceneContext): Promise<void> {
    const coin = await bakeTexture(context, coinSvg(context.paint, COIN_PX), {
      width: COIN_PX,
      height: COIN_PX,
    });
    if (this.#hasLeft) return freeTextures([coin]);
    this.#context = context;
    this.#coin = coin;
    this.#coins = new CoinFlight(coin);
    this.view.addChild(this.#coins);
  }

  enter(): void {
    const fly = () => this.#fly();
    this.#stop = this.#flight.subscribe(fly);
    fly();
  }

  /** What flies would miss its place in another window: it has arrived. */
  resize(): void {
    if (this.#run) this.#end();
  }

  leave(): void {
    this.#hasLeft = true;
    this.#stop();
    this.#run?.kill();
    this.#run = null;
    this.#coins?.clear();
    this.root.kill();
    this.view.destroy({ children: true });
    if (this.#coin) freeTextures([this.#coin]);
    this.#context = null;
  }

  #fly(): void {
    const plan = this.#flight.get();
    const context = this.#context;
    if (!plan || !context || !this.#coins) return;
    this.#run?.kill();
    this.#coins.clear();
    const run = gsap.timeline({ onComplete: () => this.#end() });
    const count = context.motion.isThrifty ? THRIFTY_COINS : COINS;
    this.#coins.play(run, { ...plan, count }, (index) => {
      this.#events.arrive((index + 1) / count);
      if (index % 3 === 0) context.playSound('coin', 0.95 + (index % 5) * 0.04);
    });
    this.#run = run;
    playOn(this.root, run);
  }

  #end(): void {
    this.#run?.kill();
    this.#run = null;
    this.#coins?.clear();
    this.#events.land();
  }
}
