import { Container, Sprite } from 'pixi.js';
import type { Strip, SymbolId } from '../../maths/slot/slot-model.ts';
import type { SymbolArt } from './symbol-art.ts';

/** One above and one below the window, for what is passing. */
const SPARE_CELLS = 2;

/** One strip behind the glass. `position` is the strip index at the top of the window; it falls as it turns. */
export class Reel {
  readonly view = new Container();
  readonly #sprites: Sprite[];
  readonly #art: SymbolArt;
  /** How many cells a row of the window stands below its place, while it falls; 0 at rest. */
  readonly offsets: number[];
  #strip: Strip;
  #cell = { width: 0, height: 0 };
  position = 0;
  isBlurred = false;

  constructor(art: SymbolArt, strip: Strip, rows: number) {
    this.#art = art;
    this.#strip = strip;
    this.offsets = Array.from({ length: rows }, () => 0);
    this.#sprites = Array.from({ length: rows + SPARE_CELLS }, () => this.view.addChild(new Sprite()));
  }

  get strip(): Strip {
    return this.#strip;
  }

  /** Hangs another strip; the next draw shows it. */
  hang(strip: Strip): void {
    this.#strip = strip;
  }

  resize(width: number, height: number): void {
    this.#cell = { width, height };
    this.draw();
  }

  rest(stop: number): void {
    this.position = stop;
    this.isBlurred = false;
    this.draw();
  }

  /** The symbol resting in a row of the window. */
  symbolAt(row: number): SymbolId {
    const { length } = this.#strip;
    const index = (((Math.round(this.position) + row) % length) + length) % length;
    return this.#strip[index] as SymbolId;
  }

  draw(): void {
    const { length } = this.#strip;
    const top = Math.floor(this.position);
    const passed = this.position - top;
    this.#sprites.forEach((sprite, slot) => {
      const index = (((top - 1 + slot) % length) + length) % length;
      sprite.texture = this.#art.textureOf(this.#strip[index] as SymbolId, this.isBlurred);
      sprite.position.set(0, (slot - 1 - passed + (this.offsets[slot - 1] ?? 0)) * this.#cell.height);
    });
  }

  /** Hides a resting symbol while a livelier copy of it stands over the glass. */
  setVisible(row: number, isVisible: boolean): void {
    const sprite = this.#sprites[row + 1];
    if (sprite) sprite.alpha = isVisible ? 1 : 0;
  }

  /** Dims the symbols that have no part in a win. */
  shade(row: number, alpha: number): void {
    const sprite = this.#sprites[row + 1];
    if (sprite) sprite.alpha = alpha;
  }

  clearShades(): void {
    for (const sprite of this.#sprites) sprite.alpha = 1;
  }
}
