import type { Sprite, Texture } from 'pixi.js';
import { curtainWidth } from '../ornaments/measures.ts';
import { spriteAt } from '../parts/sprites.ts';
import type { Box } from './layout.ts';

/** Closed drapes overlap a little, so that no light comes through between them. */
const OVERLAP_PX = 8;

/** Two drapes over the banner. `share` moves them: 0 hung aside, 1 closed. */
export class BannerCurtains {
  readonly left: Sprite;
  readonly right: Sprite;
  /** Horizontal scales of a drape, hung and closed. */
  readonly #hung: number;
  readonly #closed: number;
  #share = 0;

  constructor(texture: Texture | null, opening: Box) {
    const box = { ...opening, width: curtainWidth(opening) };
    this.left = spriteAt(texture, box);
    this.right = spriteAt(texture, box);
    this.right.scale.x *= -1;
    this.right.x = opening.x + opening.width;
    this.#hung = this.left.scale.x;
    this.#closed = (opening.width / 2 + OVERLAP_PX) / this.left.texture.width;
  }

  get share(): number {
    return this.#share;
  }

  set share(share: number) {
    this.#share = share;
    // A movement may outlive the drapes by a frame.
    if (this.left.destroyed) return;
    const scale = this.#hung + (this.#closed - this.#hung) * share;
    this.left.scale.x = scale;
    this.right.scale.x = -scale;
  }
}
