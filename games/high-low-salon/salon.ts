import { Container, Sprite, type Texture } from 'pixi.js';
import { HIGH_LOW_MAX_GUESSES } from '../../contract/games/high-low-salon.ts';
import type { SpreadGround } from '../cards/card-spread.ts';
import { bake } from '../engine/bake.ts';
import { lampsOf, paintLamp, paintSocket } from './column-art.ts';
import { layOutStair } from './layout.ts';
import { paintSalon } from './salon-art.ts';

/** Around a lamp, in its own size. */
const HALO = 3.4;

/** The room behind the cards. In both columns as many lamps burn as guesses were right. */
export class Salon implements SpreadGround {
  readonly view = new Container();
  readonly #wall = new Sprite();
  readonly #lamps = Array.from({ length: 2 * HIGH_LOW_MAX_GUESSES }, () => new Sprite());
  #textures: readonly Texture[] = [];
  #burning = 0;

  constructor() {
    for (const lamp of this.#lamps) lamp.anchor.set(0.5);
    this.view.addChild(this.#wall, ...this.#lamps);
  }

  /** @param count right guesses of the round */
  light(count: number): void {
    this.#burning = count;
    this.#lamps.forEach((lamp, index) => {
      lamp.visible = index % HIGH_LOW_MAX_GUESSES < count;
    });
  }

  resize(width: number, height: number, pixelRatio: number): void {
    const layout = layOutStair(width, height);
    const { columnWidth } = layout;
    const lamps = [columnWidth / 2, width - columnWidth / 2].flatMap((x) =>
      lampsOf({ x, width: columnWidth, height }, HIGH_LOW_MAX_GUESSES),
    );
    const size = (lamps[0]?.radius ?? 1) * 2 * HALO;
    this.#freeTextures();
    const wall = bake(width, height, pixelRatio, (pen) => {
      paintSalon(pen, layout);
      for (const { x, y, radius } of lamps) paintSocket(pen, x, y, radius);
    });
    const lit = bake(size, size, pixelRatio, (pen) => paintLamp(pen, size));
    this.#textures = [wall, lit];
    this.#wall.texture = wall;
    this.#lamps.forEach((lamp, index) => {
      const at = lamps[index];
      lamp.texture = lit;
      if (at) lamp.position.set(at.x, at.y);
    });
    this.light(this.#burning);
  }

  free(): void {
    this.#freeTextures();
  }

  #freeTextures(): void {
    for (const texture of this.#textures) texture.destroy(true);
    this.#textures = [];
  }
}
