import { Container, Sprite, Texture } from 'pixi.js';
import { railReach, stepHeight } from '../ornaments/vip-step.ts';
import type { Sheet } from '../parts/sheet.ts';
import { type PageSlot, SlotPages } from '../parts/slot-pages.ts';
import { emptyContainer } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { ABOVE_TREAD, BELOW_TREAD, type StepRange, stepsInView, treadOf } from './layout.ts';
import { artKey } from './stairs-art.ts';
import type { StairsShow } from './stairs-watches.ts';
import { paintStep } from './step-tile.ts';

/** The wall covers the lower edge of a step's drawing. */
const SEAM = 3;

const NOTHING: StepRange = { first: 0, end: 0 };

/** How many steps beyond either edge of the window are painted while nothing moves: as far as a hand draws them at once. */
const AHEAD = 8;

interface StepSprites {
  readonly wall: Sprite;
  readonly stair: Sprite;
  readonly tile: Sprite;
}

/**
 * The steps that the window shows. The sprites of those that leave it stay where they are, outside, until another step
 * takes them: hiding and showing them would have the stairs batched anew at each step.
 */
export class StepsView extends Container {
  /** Behind the stairs. */
  readonly marks = new Container();
  readonly #context: SceneContext;
  readonly #walls = new Container();
  readonly #stairs = new Container();
  readonly #tiles = new Container();
  readonly #steps = new Map<number, StepSprites>();
  readonly #spare = new Map<number, StepSprites>();
  #pages: SlotPages | null = null;
  #show: StairsShow | null = null;
  #range = NOTHING;
  #sheet: Sheet | null = null;

  constructor(context: SceneContext) {
    super();
    this.#context = context;
    this.addChild(this.marks, this.#stairs, this.#walls, this.#tiles);
  }

  get stepCount(): number {
    return this.#steps.size;
  }

  apply(show: StairsShow, sheet: Sheet): void {
    this.free();
    this.#show = show;
    this.#sheet = sheet;
    const { resolution } = this.#context;
    this.#pages = new SlotPages({
      width: show.layout.pitch,
      height: ABOVE_TREAD + BELOW_TREAD,
      resolution,
      pageSize: Math.round(Math.min(2048, 760 * resolution)),
      mostPages: 3,
    });
  }

  showAt(offset: number): void {
    const show = this.#show;
    if (!show) return;
    const { first, end } = stepsInView(show.layout, offset);
    if (first === this.#range.first && end === this.#range.end) return;
    this.#range = { first, end };
    for (const [index, sprites] of this.#steps) {
      if (index >= first && index < end) continue;
      this.#steps.delete(index);
      this.#pages?.hold(String(index), false);
      this.#spare.set(index, sprites);
    }
    for (let index = first; index < end; index += 1) if (!this.#steps.has(index)) this.#bring(index, show);
    this.#pages?.upload();
  }

  /** Paints the nearest step that a drag from here would reach. @returns false when all of them are painted */
  paintAhead(offset: number): boolean {
    const show = this.#show;
    const index = show && this.#nextAhead(stepsInView(show.layout, offset), show.layout.count);
    if (!show || index === null) {
      this.#pages?.upload();
      return false;
    }
    this.#paint(index, show);
    this.#pages?.hold(String(index), false);
    return true;
  }

  #nextAhead({ first, end }: StepRange, count: number): number | null {
    for (let away = 0; away < AHEAD; away += 1)
      for (const index of [end + away, first - 1 - away])
        if (index >= 0 && index < count && !this.#pages?.find(String(index))) return index;
    return null;
  }

  /** A press is felt by its medallion and plaque. */
  tileOf(index: number): Sprite | null {
    return this.#steps.get(index)?.tile ?? null;
  }

  free(): void {
    for (const layer of [this.#walls, this.#stairs, this.#tiles, this.marks]) emptyContainer(layer);
    this.#steps.clear();
    this.#spare.clear();
    this.#range = NOTHING;
    this.#pages?.destroy();
    this.#pages = null;
    this.#show = null;
  }

  #bring(index: number, show: StairsShow): void {
    const step = show.content.steps[index];
    const balcony = step && show.content.balconies[step.showType];
    const sheet = this.#sheet;
    if (!step || !balcony || !sheet) return;
    const { layout } = show;
    const sprites = this.#takeSpare(index) ?? this.#create();
    const { x, y } = treadOf(layout, index);
    place(sprites.stair, sheet.find(artKey.step(step.showType, step.isReached)), x, y - railReach(layout));
    place(
      sprites.wall,
      sheet.find(artKey.wall(step.showType)),
      x,
      y - railReach(layout) + stepHeight(layout) - SEAM,
    );
    // Beyond the foot of the window, wherever the climb brings it: what lies below is cut off.
    sprites.wall.setSize(layout.pitch, layout.height);
    const slot = this.#pages?.find(String(index)) ?? this.#paint(index, show);
    this.#pages?.hold(String(index), true);
    sprites.tile.anchor.set(0.5);
    sprites.tile.scale.set(1);
    place(
      sprites.tile,
      slot?.texture ?? null,
      x + layout.pitch / 2,
      y - ABOVE_TREAD + (ABOVE_TREAD + BELOW_TREAD) / 2,
    );
    this.#steps.set(index, sprites);
  }

  #paint(index: number, { content, layout }: StairsShow): PageSlot | null {
    const step = content.steps[index];
    const balcony = step && content.balconies[step.showType];
    const slot = (balcony && this.#pages?.claim(String(index))) ?? null;
    if (step && balcony)
      slot?.paint((canvas) => paintStep(canvas, this.#context, step, balcony, layout.pitch));
    return slot;
  }

  /** Its own ones before all: two of one step would lie one over the other. */
  #takeSpare(index: number): StepSprites | null {
    const key = this.#spare.has(index) ? index : this.#spare.keys().next().value;
    const sprites = key === undefined ? null : (this.#spare.get(key) ?? null);
    if (key !== undefined) this.#spare.delete(key);
    return sprites;
  }

  #create(): StepSprites {
    return {
      wall: this.#walls.addChild(new Sprite()),
      stair: this.#stairs.addChild(new Sprite()),
      tile: this.#tiles.addChild(new Sprite()),
    };
  }
}

function place(sprite: Sprite, texture: Texture | null, x: number, y: number): void {
  sprite.texture = texture ?? Texture.EMPTY;
  sprite.position.set(x, y);
  sprite.visible = texture !== null;
}
