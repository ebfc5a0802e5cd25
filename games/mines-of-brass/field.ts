import { gsap } from 'gsap';
import { Container, type Renderer, Sprite, type Texture } from 'pixi.js';
import { MINES_CELLS } from '../../contract/games/mines-of-brass.ts';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { Picture } from '../engine/picture.ts';
import { Timelines } from '../engine/timelines.ts';
import { Blast } from './blast.ts';
import { paintGlow, paintHollow, paintMine, paintPlate } from './cell-art.ts';
import type { CellFace } from './faces.ts';
import { paintGallery } from './gallery-art.ts';
import { GEM_HUES, paintGem } from './gem-art.ts';
import { COLUMNS, type FieldLayout, layOutField } from './layout.ts';

interface Art {
  readonly gallery: Texture;
  readonly plate: Texture;
  readonly hollow: Texture;
  readonly gems: readonly Texture[];
  readonly mine: Texture;
  readonly glow: Texture;
}

interface Cell {
  readonly view: Container;
  readonly ground: Sprite;
  readonly content: Sprite;
  face: CellFace;
}

const FLIP_SECONDS = 0.12;

/** The field of cells in its gallery. It shows given faces and decides nothing. */
export class Field implements Picture {
  readonly #renderer: Renderer;
  readonly #loop: DrawLoop;
  readonly #onLayout: (layout: FieldLayout) => void;
  readonly #motions: Timelines;
  readonly #stage = new Container();
  readonly #gallery = new Sprite();
  readonly #light = new Sprite();
  readonly #cells: readonly Cell[];
  readonly #blast: Blast;
  #art: Art | null = null;
  #layout = layOutField(360, 360);

  constructor(renderer: Renderer, loop: DrawLoop, onLayout: (layout: FieldLayout) => void) {
    this.#renderer = renderer;
    this.#loop = loop;
    this.#motions = new Timelines(loop);
    this.#onLayout = onLayout;
    this.#blast = new Blast();
    this.#cells = Array.from({ length: MINES_CELLS }, () => makeCell());
    this.#light.anchor.set(0.5);
    this.#light.blendMode = 'add';
    this.#light.alpha = 0;
    this.#stage.addChild(
      this.#gallery,
      ...this.#cells.map(({ view }) => view),
      this.#light,
      this.#blast.view,
    );
  }

  draw(): void {
    this.#renderer.render(this.#stage);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#layout = layOutField(width, height);
    const size = this.#layout.cells[0]?.size ?? 0;
    this.#freeArt();
    this.#art = {
      gallery: bake(width, height, pixelRatio, (pen) => paintGallery(pen, this.#layout)),
      plate: bake(size, size, pixelRatio, (pen) => paintPlate(pen, size)),
      hollow: bake(size, size, pixelRatio, (pen) => paintHollow(pen, size)),
      gems: GEM_HUES.map((hues) => bake(size, size, pixelRatio, (pen) => paintGem(pen, size, hues))),
      mine: bake(size, size, pixelRatio, (pen) => paintMine(pen, size)),
      glow: bake(size, size, pixelRatio, (pen) => paintGlow(pen, size)),
    };
    this.#gallery.texture = this.#art.gallery;
    this.#light.texture = this.#art.glow;
    this.#cells.forEach(({ view }, index) => {
      const at = this.#layout.cells[index];
      if (at) view.position.set(at.x + at.size / 2, at.y + at.size / 2);
      this.#dress(index);
    });
    this.#onLayout(this.#layout);
  }

  /** All cells at once, without motion. */
  set(faces: readonly CellFace[]): void {
    this.#stop();
    faces.forEach((face, index) => {
      const cell = this.#cells[index];
      if (cell) cell.face = face;
      this.#dress(index);
    });
    this.#loop.request();
  }

  /** Turns one cell over. */
  turn(index: number, face: CellFace, delaySeconds = 0): Promise<void> {
    const cell = this.#cells[index];
    if (!cell) return Promise.resolve();
    cell.face = face;
    const timeline = gsap.timeline({ paused: true, delay: delaySeconds });
    timeline
      .to(cell.view.scale, { x: 0, duration: FLIP_SECONDS, ease: 'power2.in' })
      .call(() => this.#dress(index))
      .to(cell.view.scale, { x: 1, duration: FLIP_SECONDS * 1.6, ease: 'back.out(2.2)' });
    return this.#motions.play(timeline);
  }

  /** Light that comes up behind an opened cell and goes. */
  flash(index: number, tint: string): Promise<void> {
    const at = this.#layout.cells[index];
    if (!at) return Promise.resolve();
    this.#light.position.set(at.x + at.size / 2, at.y + at.size / 2);
    this.#light.tint = tint;
    const timeline = gsap.timeline({ paused: true });
    timeline
      .set(this.#light, { alpha: 0.9 })
      .set(this.#light.scale, { x: 0.8, y: 0.8 })
      .to(this.#light.scale, { x: 2.2, y: 2.2, duration: 0.45, ease: 'power2.out' })
      .to(this.#light, { alpha: 0, duration: 0.45, ease: 'power1.in' }, '<');
    return this.#motions.play(timeline);
  }

  /** A mine goes off: splinters fly and the ground shakes. */
  explode(index: number): Promise<void> {
    const at = this.#layout.cells[index];
    if (!at) return Promise.resolve();
    const timeline = this.#blast.makeTimeline(at.x + at.size / 2, at.y + at.size / 2, at.size);
    const shake = at.size * 0.08;
    timeline.to(
      this.#stage,
      {
        keyframes: { x: [0, -shake, shake, -shake / 2, shake / 3, 0], y: [0, shake / 2, -shake / 2, 0] },
        duration: 0.42,
      },
      0,
    );
    return this.#motions.play(timeline);
  }

  /** The stones rise a little, one after the other. */
  cheer(cells: readonly number[]): Promise<void> {
    const timeline = gsap.timeline({ paused: true });
    cells.forEach((index, order) => {
      const content = this.#cells[index]?.content;
      if (!content) return;
      const at = Math.min(order * 0.05, 0.5);
      timeline
        .to(content.scale, { x: 1.22, y: 1.22, duration: 0.16, ease: 'power2.out' }, at)
        .to(content.scale, { x: 1, y: 1, duration: 0.3, ease: 'bounce.out' }, at + 0.16);
    });
    return this.#motions.play(timeline);
  }

  free(): void {
    this.#stop();
    this.#freeArt();
    destroyTree(this.#stage);
  }

  #stop(): void {
    this.#motions.kill();
    this.#light.alpha = 0;
    this.#blast.clear();
    this.#stage.position.set(0, 0);
    for (const { view, content } of this.#cells) {
      view.scale.set(1);
      content.scale.set(1);
    }
  }

  #dress(index: number): void {
    const cell = this.#cells[index];
    const art = this.#art;
    if (!cell || !art) return;
    const { face, ground, content } = cell;
    // Neither a row nor a column is of one hue.
    const gem = art.gems[((index % COLUMNS) + 2 * Math.floor(index / COLUMNS)) % art.gems.length];
    const shown = face === 'gem' ? gem : art.mine;
    ground.texture = face === 'closed' ? art.plate : art.hollow;
    content.visible = face !== 'closed';
    if (shown) content.texture = shown;
    content.alpha = face === 'otherMine' ? 0.5 : 1;
    ground.tint = face === 'mine' ? '#ff7a5c' : '#ffffff';
  }

  #freeArt(): void {
    if (!this.#art) return;
    const { gems, ...others } = this.#art;
    for (const texture of [...gems, ...Object.values(others)]) texture.destroy(true);
    this.#art = null;
  }
}

function makeCell(): Cell {
  const view = new Container();
  const ground = new Sprite();
  const content = new Sprite();
  ground.anchor.set(0.5);
  content.anchor.set(0.5);
  view.addChild(ground, content);
  return { view, ground, content, face: 'closed' };
}
