import { Container, Sprite, type Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import type { Machine, MachinePart } from '../slot/machine.ts';
import type { MomentStage, SlotMoment } from '../slot/page/slot-page.ts';
import { coilPlaces, paintBody, paintDisc } from './coil-art.ts';

/** How much of their light the discs keep that were passed. */
const PASSED_LIGHT = 0.45;

/** A serpent of discs, one for each window's multiplier; the one that counts now burns. */
export class Coil implements MachinePart, SlotMoment {
  readonly #view = new Container();
  readonly #machine: Machine;
  readonly #multipliers: readonly number[];
  #lit: Sprite[] = [];
  #textures: Texture[] = [];
  #step = 0;

  constructor({ machine, slot: { spin } }: Pick<MomentStage, 'machine' | 'slot'>) {
    this.#machine = machine;
    this.#multipliers = spin.kind === 'cascade' ? spin.multipliers : [];
    machine.wins.addChild(this.#view);
    machine.add(this);
  }

  reset(): void {
    this.light(0);
  }

  fell(step: number): void {
    this.light(step);
  }

  /** @param step the window that counts, from 0 */
  light(step: number): void {
    this.#step = step;
    this.#lit.forEach((disc, index) => {
      disc.alpha = index === step ? 1 : index < step ? PASSED_LIGHT : 0;
    });
  }

  resize(pixelRatio: number): void {
    this.#clear();
    const { layout } = this.#machine;
    const multipliers = this.#multipliers;
    const places = coilPlaces(layout, multipliers.length);
    const body = bake(layout.width, layout.height, pixelRatio, (pen) => {
      paintBody(pen, places);
      places.forEach((place, index) => {
        paintDisc(pen, place, `×${multipliers[index] ?? 1}`, false);
      });
    });
    this.#textures.push(body);
    this.#view.addChild(new Sprite(body));
    this.#lit = places.map(({ x, y, size }, index) => {
      const side = size * 1.5;
      const texture = bake(side, side, pixelRatio, (pen) => {
        paintDisc(pen, { x: side / 2, y: side / 2, size }, `×${multipliers[index] ?? 1}`, true);
      });
      this.#textures.push(texture);
      const disc = new Sprite(texture);
      disc.anchor.set(0.5);
      disc.position.set(x, y);
      return this.#view.addChild(disc);
    });
    this.light(this.#step);
  }

  free(): void {
    this.#clear();
  }

  #clear(): void {
    for (const child of this.#view.removeChildren()) child.destroy();
    for (const texture of this.#textures) texture.destroy(true);
    this.#textures = [];
    this.#lit = [];
  }
}
