import { Container, Sprite } from 'pixi.js';
import type { Cents } from '../../contract/money.ts';
import type { Box } from '../lobby/layout.ts';
import { spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { qualityOf } from './coin-budget.ts';
import { CoinDepths } from './coin-depths.ts';
import { CoinPile } from './coin-pile.ts';
import { FlightToBalance } from './flight-to-balance.ts';
import { LandingLettering } from './landing-lettering.ts';
import type { MomentLayout, MomentSize } from './layout.ts';
import { ReactiveLight } from './reactive-light.ts';
import { RisingCounter } from './rising-counter.ts';
import type { ShowArt } from './show-art.ts';
import type { StruckFace } from './struck-letter.ts';

/** How much larger the counter becomes when it has arrived. */
export const POP_SCALE = 1.1;
/** Share of a plate that its figures may take. */
const PLATE_ROOM = 0.88;
/** The pool of shade around a small win, for its light's reach. */
const POOL = { width: 2.4, height: 1.5 };

/** The display objects of a moment, from behind to the front. */
export class MomentDisplay extends Container {
  readonly ground: Sprite;
  readonly light: ReactiveLight;
  readonly flight: FlightToBalance;
  readonly rule: Sprite;
  readonly lettering: LandingLettering;
  /** Around its own middle, so that it can grow in place; with the plate, where there is one. */
  readonly amount = new Container();
  readonly hasPlate: boolean;
  readonly counter: RisingCounter;
  readonly coins: CoinDepths;
  /** Under the amount: where coins leave for the balance. */
  readonly footBox: Box;
  readonly #plate: Sprite | null;
  readonly #plateBox: Box;
  readonly #pile: CoinPile | null;

  constructor(
    context: SceneContext,
    art: ShowArt,
    layout: MomentLayout,
    order: { size: MomentSize; title: string; amount: Cents | null; jewel?: string },
  ) {
    super();
    const { size, title, amount, jewel } = order;
    const { fonts, paint } = context;
    const face = (family: string, sizePx: number): StruckFace => ({
      family,
      sizePx,
      fill: paint.letterRamp,
      edge: paint.metal('#2B1408'),
    });
    const isPlated = art.plate !== null;
    this.ground = spriteAt(art.ground, groundBox(layout, size));
    this.light = new ReactiveLight(art.light, layout.light);
    if (jewel) this.light.tint = jewel;
    this.hasPlate = isPlated;
    this.flight = new FlightToBalance(context, art.flyingCoin);
    this.rule = new Sprite(art.rule);
    this.rule.anchor.set(0.5);
    this.rule.position.set(layout.rule.x + layout.rule.width / 2, layout.rule.y + layout.rule.height / 2);
    this.lettering = new LandingLettering(
      art.sheet,
      { ...face(fonts.display, layout.titlePx), ...(isPlated && { rim: paint.metal('#E9BF6A') }) },
      title,
      layout.title,
    );
    this.counter = new RisingCounter(
      art.sheet,
      face(fonts.figures, layout.amountPx),
      this.hasPlate ? insetSides(layout.plate, PLATE_ROOM) : layout.amount,
      context.money,
    );
    const { x, y } = this.counter;
    this.amount.pivot.set(x, y);
    this.amount.position.set(x, y);
    this.#plate = art.plate && spriteAt(art.plate, layout.plate);
    if (this.#plate) this.amount.addChild(this.#plate);
    this.amount.addChild(this.counter);
    this.rule.visible = !this.hasPlate;
    this.amount.visible = amount !== null;
    this.#plateBox = layout.plate;
    this.footBox = { x, y: y + layout.amount.height / 2, width: 0, height: 0 };
    this.coins = new CoinDepths(art.coins);
    this.#pile = isPlated ? new CoinPile(art.coins.middle, layout, qualityOf(context)) : null;
    // A plate comes down behind its title.
    this.addChild(this.ground, this.light, this.flight, this.rule, this.amount, this.lettering);
    if (this.#pile) this.addChild(this.#pile);
    this.addChild(this.coins);
  }

  /** What has fallen gathers on `run` at the foot of the stage, where an amount has a plate. */
  gatherPile(run: gsap.core.Timeline, at: number, seconds: number): void {
    this.#pile?.rise(run, at, seconds);
  }

  showPile(): void {
    this.#pile?.stand();
  }

  /** What no coin may cover while this amount is counted. */
  keptBoxes(amount: Cents | null): Box[] {
    const kept = [...this.lettering.lineBoxes];
    if (amount !== null)
      kept.push(grow(this.hasPlate ? this.#plateBox : this.counter.boxOf(amount), POP_SCALE));
    return kept;
  }
}

function groundBox({ width, height, light }: MomentLayout, size: MomentSize): Box {
  if (size !== 'small') return { x: 0, y: 0, width, height };
  const pool = { width: light.radius * POOL.width, height: light.radius * POOL.height };
  return { x: light.x - pool.width / 2, y: light.y - pool.height / 2, ...pool };
}

/** The middle `share` of a box's width. */
function insetSides({ x, width, ...upright }: Box, share: number): Box {
  return { ...upright, x: x + (width * (1 - share)) / 2, width: width * share };
}

function grow({ x, y, width, height }: Box, scale: number): Box {
  const wide = width * scale;
  const high = height * scale;
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}
