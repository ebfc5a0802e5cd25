import { gsap } from 'gsap';
import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { newWilds } from '../../maths/slot/definition/open-wilds.ts';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { GameSound } from '../engine/sound.ts';
import type { Pen } from './brush.ts';
import type { MachinePart } from './machine.ts';
import type { MomentStage, SlotMoment, SlotWin } from './page/slot-page.ts';
import { cellAt, type SlotLayout } from './slot-layout.ts';
import type { ShownWindow } from './win-reading.ts';

const REST_S = 0.16;
/** With reduced motion. */
const FADE_S = 0.34;

/** What stands over a reel whose wild has opened, as it is in the end. */
export interface OpenedReel {
  readonly view: Container;
  /** The part of the reel that is uncovered. */
  readonly window: Graphics;
  /** The wild, in the middle. */
  readonly figure: Sprite;
  /** Whatever else the look has hung up, in its own order. */
  readonly ornaments: readonly Sprite[];
}

/** How a game shows a wild that opens over its reel. */
export interface OpenLook {
  readonly sound: Parameters<GameSound['play']>[0];
  /** Seconds between the reels that open in one window. */
  readonly stagger: number;
  /** Size of the wild once it is in the middle, in sizes of a cell. */
  readonly grown: number;
  /** What hangs behind the wild, as large as the reel. */
  paintBanner(pen: Pen, width: number, height: number): void;
  bakeOrnaments(layout: SlotLayout, pixelRatio: number): Texture[];
  /** Those behind the wild, and those before it. Places count from the reel's upper left corner. */
  hangOrnaments(
    textures: readonly Texture[],
    layout: SlotLayout,
  ): { readonly behind: readonly Sprite[]; readonly before: readonly Sprite[] };
  /** Adds to `run` how it opens. @param row of the wild that came */
  unroll(opened: OpenedReel, row: number, layout: SlotLayout, run: gsap.core.Timeline, at: number): void;
  /** Adds to `run` how it takes part in a win. */
  enliven(opened: OpenedReel, run: gsap.core.Timeline, at: number): void;
}

/** Wilds that have opened over their reels: a banner, the wild in its middle, and what the look adds. */
export class OpenReels implements MachinePart, SlotMoment {
  readonly #stage: MomentStage;
  readonly #look: OpenLook;
  readonly #wild: number;
  readonly #layer = new Container();
  readonly #open = new Map<number, OpenedReel>();
  #textures: { banner: Texture; ornaments: readonly Texture[] } | null = null;

  constructor(stage: MomentStage, look: OpenLook) {
    this.#stage = stage;
    this.#look = look;
    this.#wild = stage.slot.symbols.findIndex(({ role }) => role === 'wild');
    const { machine } = stage;
    machine.wins.addChild(this.#layer);
    machine.add(this);
  }

  /** Opens the wilds that came with this window. */
  async open(window: ShownWindow, prefersReducedMotion: boolean): Promise<void> {
    const came = newWilds(this.#stage.slot.symbols, window);
    if (came.length === 0) return;
    this.#stage.sound.play(this.#look.sound);
    const run = gsap.timeline({ paused: true });
    came.forEach((reel, index) => {
      const row = window[reel]?.indexOf(this.#wild) ?? 0;
      const opened = this.#raise(reel);
      if (prefersReducedMotion) {
        opened.view.alpha = 0;
        run.to(opened.view, { alpha: 1, duration: FADE_S }, 0);
      } else this.#look.unroll(opened, row, this.#stage.machine.layout, run, index * this.#look.stagger);
    });
    run.to({}, { duration: REST_S });
    await this.#stage.loop.play(run);
  }

  /** The wilds of a win take part in it. */
  enliven({ count }: SlotWin, run: gsap.core.Timeline, at: number): void {
    for (const [reel, opened] of this.#open) if (reel < count) this.#look.enliven(opened, run, at);
  }

  reset(): void {
    this.#open.clear();
    this.#stage.machine.covered.clear();
    for (const view of this.#layer.removeChildren()) destroyTree(view);
  }

  resize(pixelRatio: number): void {
    const reels = [...this.#open.keys()];
    this.reset();
    this.#freeTextures();
    const { layout } = this.#stage.machine;
    const { cell, reels: glass } = layout;
    this.#textures = {
      banner: bake(cell.width, glass.height, pixelRatio, (pen) =>
        this.#look.paintBanner(pen, cell.width, glass.height),
      ),
      ornaments: this.#look.bakeOrnaments(layout, pixelRatio),
    };
    for (const reel of reels) this.#raise(reel);
  }

  free(): void {
    this.#freeTextures();
  }

  #raise(reel: number): OpenedReel {
    const { layout, art, covered } = this.#stage.machine;
    const { cell, reels } = layout;
    const view = new Container();
    view.position.set(cellAt(layout, reel, 0).x, reels.y);
    const window = new Graphics().rect(0, 0, cell.width, reels.height).fill('#ffffff');
    const banner = new Sprite(this.#textures?.banner ?? Texture.EMPTY);
    const { behind, before } = this.#look.hangOrnaments(this.#textures?.ornaments ?? [], layout);
    const figure = new Sprite(art.textureOf(this.#wild, false));
    figure.anchor.set(0.5);
    figure.position.set(cell.width / 2, reels.height / 2);
    figure.scale.set(this.#look.grown);
    view.addChild(window, banner, ...behind, figure, ...before);
    view.mask = window;
    this.#layer.addChild(view);
    covered.add(reel);
    const opened = { view, window, figure, ornaments: [...behind, ...before] };
    this.#open.set(reel, opened);
    return opened;
  }

  #freeTextures(): void {
    const { banner, ornaments = [] } = this.#textures ?? {};
    for (const texture of [banner, ...ornaments]) texture?.destroy(true);
    this.#textures = null;
  }
}
