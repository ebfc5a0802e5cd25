import type { Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import { CARD_UNITS, paintBack, paintFace } from './card-art.ts';

/** The cards at exactly the size they are drawn in: each is painted once, when it is first dealt. */
export class CardTextures {
  readonly #ground: string;
  readonly #faces = new Map<number, Texture>();
  #back: Texture | null = null;
  #width = 0;
  #pixelRatio = 1;

  /** @param ground of the backs, `#rrggbb` */
  constructor(ground: string) {
    this.#ground = ground;
  }

  /** Of a card, in CSS pixels. */
  get width(): number {
    return this.#width;
  }

  /** Textures returned before are freed. @param width of a card, in CSS pixels */
  resize(width: number, pixelRatio: number): void {
    if (width === this.#width && pixelRatio === this.#pixelRatio) return;
    this.free();
    this.#width = width;
    this.#pixelRatio = pixelRatio;
  }

  /** @param card 0 to 51 */
  faceOf(card: number): Texture {
    const known = this.#faces.get(card);
    if (known) return known;
    const made = this.#bake((pen) => paintFace(pen, card));
    this.#faces.set(card, made);
    return made;
  }

  back(): Texture {
    this.#back ??= this.#bake((pen) => paintBack(pen, this.#ground));
    return this.#back;
  }

  free(): void {
    for (const texture of this.#faces.values()) texture.destroy(true);
    this.#faces.clear();
    this.#back?.destroy(true);
    this.#back = null;
  }

  #bake(paint: (pen: CanvasRenderingContext2D) => void): Texture {
    const scale = this.#width / CARD_UNITS.width;
    return bake(this.#width, CARD_UNITS.height * scale, this.#pixelRatio, (pen) => {
      pen.scale(scale, scale);
      pen.translate(CARD_UNITS.width / 2, CARD_UNITS.height / 2);
      paint(pen);
    });
  }
}
