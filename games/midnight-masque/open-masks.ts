import { gsap } from 'gsap';
import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { newWilds } from '../../maths/slot/definition/open-wilds.ts';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { MachinePart } from '../slot/machine.ts';
import type { MomentStage, SlotMoment, SlotWin } from '../slot/page/slot-page.ts';
import { cellAt } from '../slot/slot-layout.ts';
import type { ShownWindow } from '../slot/win-reading.ts';
import { paintBannerOfMask, paintPlume } from './plume-art.ts';

const FAN = [-0.46, 0.46, -0.24, 0.24, 0] as const;
const UNROLL_S = 0.34;
const FAN_S = 0.32;
const STAGGER_S = 0.18;
const REST_S = 0.16;
const SWAY_S = 0.15;
const GROWN_SCALE = 1.16;

interface OpenMask {
  readonly view: Container;
  readonly window: Graphics;
  readonly mask: Sprite;
  readonly plumes: readonly Sprite[];
}

/** Masks that have opened over their reels: a banner unrolls, the mask comes to its middle, plumes fan out behind it. */
export class OpenMasks implements MachinePart, SlotMoment {
  readonly #stage: MomentStage;
  readonly #mask: number;
  readonly #layer = new Container();
  readonly #open = new Map<number, OpenMask>();
  #textures: { banner: Texture; plumes: readonly Texture[] } | null = null;

  constructor(stage: MomentStage) {
    this.#stage = stage;
    this.#mask = stage.slot.symbols.findIndex(({ role }) => role === 'wild');
    const { machine } = stage;
    machine.wins.addChild(this.#layer);
    machine.add(this);
  }

  /** Opens the masks that came with this window. */
  async open(window: ShownWindow, prefersReducedMotion: boolean): Promise<void> {
    const came = newWilds(this.#stage.slot.symbols, window);
    if (came.length === 0) return;
    this.#stage.sound.play('curtain');
    const run = gsap.timeline({ paused: true });
    came.forEach((reel, index) => {
      const row = window[reel]?.indexOf(this.#mask) ?? 0;
      const mask = this.#raise(reel);
      if (prefersReducedMotion) {
        mask.view.alpha = 0;
        run.to(mask.view, { alpha: 1, duration: UNROLL_S }, 0);
      } else this.#unroll(mask, row, run, index * STAGGER_S);
    });
    run.to({}, { duration: REST_S });
    await this.#stage.loop.play(run);
  }

  /** The masks of a win take part in it. */
  enliven({ count }: SlotWin, run: gsap.core.Timeline, at: number): void {
    for (const [reel, { mask, plumes }] of this.#open) {
      if (reel >= count) continue;
      const swell = { duration: SWAY_S, repeat: 1, yoyo: true, ease: 'sine.inOut' };
      run.to(mask.scale, { x: GROWN_SCALE * 1.12, y: GROWN_SCALE * 1.12, ...swell }, at);
      plumes.forEach((plume, index) => {
        run.to(plume, { rotation: (FAN[index] ?? 0) * 1.3, ...swell }, at);
      });
    }
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
    const { cell, reels: glass } = this.#stage.machine.layout;
    const length = cell.height * 1.2;
    const wide = cell.width * 0.32;
    const plume = (hue: 'violet' | 'blue') =>
      bake(wide, length, pixelRatio, (pen) => {
        pen.translate(wide / 2, length);
        paintPlume(pen, length - 2, wide, hue);
      });
    this.#textures = {
      banner: bake(cell.width, glass.height, pixelRatio, (pen) =>
        paintBannerOfMask(pen, cell.width, glass.height),
      ),
      plumes: [plume('violet'), plume('blue')],
    };
    for (const reel of reels) this.#raise(reel);
  }

  free(): void {
    this.#freeTextures();
  }

  /** The open mask of a reel as it stands in the end. */
  #raise(reel: number): OpenMask {
    const { layout, art, covered } = this.#stage.machine;
    const { cell, reels } = layout;
    const view = new Container();
    view.position.set(cellAt(layout, reel, 0).x, reels.y);
    const window = new Graphics().rect(0, 0, cell.width, reels.height).fill('#ffffff');
    const banner = new Sprite(this.#textures?.banner ?? Texture.EMPTY);
    const plumes = FAN.map((turn, index) => {
      const plume = new Sprite(this.#textures?.plumes[index % 2] ?? Texture.EMPTY);
      plume.anchor.set(0.5, 1);
      plume.position.set(cell.width / 2, reels.height / 2 + cell.height * 0.1);
      plume.rotation = turn;
      return plume;
    });
    const mask = new Sprite(art.textureOf(this.#mask, false));
    mask.anchor.set(0.5);
    mask.position.set(cell.width / 2, reels.height / 2);
    mask.scale.set(GROWN_SCALE);
    view.addChild(window, banner, ...plumes, mask);
    view.mask = window;
    this.#layer.addChild(view);
    covered.add(reel);
    const raised = { view, window, mask, plumes };
    this.#open.set(reel, raised);
    return raised;
  }

  #unroll({ window, mask, plumes }: OpenMask, row: number, run: gsap.core.Timeline, at: number): void {
    const { cell, reels } = this.#stage.machine.layout;
    run.from(window, { y: row * cell.height, duration: UNROLL_S, ease: 'power2.inOut' }, at);
    run.from(window.scale, { y: cell.height / reels.height, duration: UNROLL_S, ease: 'power2.inOut' }, at);
    run.from(mask, { y: (row + 0.5) * cell.height, duration: UNROLL_S, ease: 'power2.inOut' }, at);
    run.from(mask.scale, { x: 1, y: 1, duration: UNROLL_S, ease: 'back.out(2)' }, at);
    for (const plume of plumes) {
      run.from(plume, { rotation: 0, duration: FAN_S, ease: 'back.out(1.8)' }, at + UNROLL_S * 0.7);
      run.from(plume.scale, { y: 0.3, duration: FAN_S, ease: 'back.out(1.4)' }, at + UNROLL_S * 0.7);
    }
  }

  #freeTextures(): void {
    const { banner, plumes = [] } = this.#textures ?? {};
    for (const texture of [banner, ...plumes]) texture?.destroy(true);
    this.#textures = null;
  }
}
