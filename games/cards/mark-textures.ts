import type { Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';

/** Paints a mark into a square. @param size of its side */
export type PaintMark = (pen: CanvasRenderingContext2D, mark: string, size: number) => void;

/** A mark's width, as a share of the card's. */
const MARK_SHARE = 0.34;

/** The signs at the corners of cards: each is painted once a size, when it is first needed. */
export class MarkTextures {
  readonly #paint: PaintMark | undefined;
  readonly #made = new Map<string, Texture>();
  #size = 0;
  #pixelRatio = 1;

  constructor(paint: PaintMark | undefined) {
    this.#paint = paint;
  }

  /** Textures returned before are freed. */
  resize(cardWidth: number, pixelRatio: number): void {
    this.free();
    this.#size = cardWidth * MARK_SHARE;
    this.#pixelRatio = pixelRatio;
  }

  of(mark: string): Texture | null {
    const paint = this.#paint;
    if (!paint) return null;
    const known = this.#made.get(mark);
    if (known) return known;
    const made = bake(this.#size, this.#size, this.#pixelRatio, (pen) => paint(pen, mark, this.#size));
    this.#made.set(mark, made);
    return made;
  }

  free(): void {
    for (const texture of this.#made.values()) texture.destroy(true);
    this.#made.clear();
  }
}
