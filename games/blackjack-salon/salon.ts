import { Container, Sprite, type Texture } from 'pixi.js';
import type { SpreadGround } from '../cards/card-spread.ts';
import { bake } from '../engine/bake.ts';
import { layOutTable, type TableLayout } from './layout.ts';
import { paintSalon } from './salon-art.ts';

/** The room and the table under the cards. */
export class Salon implements SpreadGround {
  readonly view = new Container();
  readonly #room = new Sprite();
  readonly #onLayout: (layout: TableLayout) => void;
  #texture: Texture | null = null;

  constructor(onLayout: (layout: TableLayout) => void) {
    this.#onLayout = onLayout;
    this.view.addChild(this.#room);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    const layout = layOutTable(width, height);
    this.free();
    this.#texture = bake(width, height, pixelRatio, (pen) => paintSalon(pen, layout));
    this.#room.texture = this.#texture;
    this.#onLayout(layout);
  }

  free(): void {
    this.#texture?.destroy(true);
    this.#texture = null;
  }
}
