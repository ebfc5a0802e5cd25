import { Container, Graphics, Sprite } from 'pixi.js';
import { CARD_UNITS } from './card-art.ts';
import type { CardTextures } from './card-textures.ts';

/** One card on a table. Its place and turn are its `view`'s; a timeline moves them, and `turned` and `lift`. */
export class PlayingCard {
  readonly view = new Container();
  /** 0 back up, 1 face up; between them it stands on its edge. */
  turned = 0;
  /** Above the table, in card heights: it grows and its shadow moves away. */
  lift = 0;
  /** From 0 to 1: the light of a winner around it. */
  glow = 0;
  readonly #textures: CardTextures;
  readonly #shadow = new Graphics();
  readonly #light = new Graphics();
  readonly #body = new Sprite();
  #card = 0;
  #drawnWidth = 0;

  constructor(textures: CardTextures) {
    this.#textures = textures;
    this.#body.anchor.set(0.5);
    this.view.addChild(this.#shadow, this.#light, this.#body);
  }

  /** Which card it is, seen once it is turned. @param card 0 to 51 */
  setCard(card: number): void {
    this.#card = card;
  }

  /** Brings the sprite to the state above; called before each drawing. */
  draw(): void {
    const { width } = this.#textures;
    if (width !== this.#drawnWidth) this.#outline(width);
    const isFace = this.turned > 0.5;
    this.#body.texture = isFace ? this.#textures.faceOf(this.#card) : this.#textures.back();
    const grown = 1 + this.lift * 0.22;
    // A turn about the long axis: as wide as its cosine, and slanted a little while it stands.
    const across = Math.max(0.02, Math.abs(Math.cos(this.turned * Math.PI)));
    this.#body.scale.set(across * grown, grown);
    this.#body.skew.y = Math.sin(this.turned * Math.PI) * (isFace ? -0.1 : 0.1);
    this.#body.y = -this.lift * width * 0.3;
    this.#shadow.scale.set(across * grown, grown);
    this.#shadow.position.set(width * 0.03, width * (0.05 + this.lift * 0.3));
    this.#shadow.alpha = 0.5 - Math.min(0.3, this.lift * 0.3);
    this.#light.alpha = this.glow;
  }

  #outline(width: number): void {
    this.#drawnWidth = width;
    const height = (width * CARD_UNITS.height) / CARD_UNITS.width;
    const round = width * 0.09;
    this.#shadow.clear();
    this.#light.clear();
    for (const [spread, alpha] of [
      [0.05, 0.25],
      [0.025, 0.35],
      [0, 0.5],
    ] as const) {
      const more = width * spread;
      this.#shadow
        .roundRect(-width / 2 - more, -height / 2 - more, width + 2 * more, height + 2 * more, round + more)
        .fill({ color: '#000000', alpha });
    }
    for (const [spread, alpha] of [
      [0.2, 0.08],
      [0.14, 0.12],
      [0.09, 0.2],
      [0.05, 0.95],
    ] as const) {
      const more = width * spread;
      this.#light
        .roundRect(-width / 2 - more, -height / 2 - more, width + 2 * more, height + 2 * more, round + more)
        .fill({ color: '#ffe7a6', alpha });
    }
  }
}
