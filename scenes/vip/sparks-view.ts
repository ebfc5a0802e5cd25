import { gsap } from 'gsap';
import { Container, Sprite, Texture } from 'pixi.js';
import type { Sheet } from '../parts/sheet.ts';
import { emptyContainer } from '../parts/sprites.ts';
import type { RoadLayout } from './layout.ts';
import { artKey } from './road-art.ts';

/** Where stars stand, as shares of the jewel's box from its middle, and how large they are as a share of its width. */
const SPARKS = [
  { x: -0.3, y: -0.42, size: 0.26 },
  { x: 0.35, y: -0.16, size: 0.18 },
  { x: 0.02, y: 0.3, size: 0.13 },
  { x: -0.56, y: 0.3, size: 0.08 },
  { x: 0.66, y: -0.42, size: 0.075 },
  { x: -0.72, y: -0.3, size: 0.07 },
  { x: 0.78, y: 0.14, size: 0.06 },
  { x: -0.86, y: 0.06, size: 0.045 },
  { x: 0.56, y: 0.44, size: 0.045 },
] as const;
const TWINKLE_SECONDS = 0.45;
const STAGGER = 0.09;

/** Stars on the jewel and around it. They stand still, and twinkle when they are told to. */
export class SparksView extends Container {
  #baseScales: number[] = [];

  apply({ jewel }: RoadLayout, sheet: Sheet): void {
    emptyContainer(this);
    this.#baseScales = [];
    for (const { x, y, size } of SPARKS) {
      const spark = new Sprite(sheet.find(artKey.spark) ?? Texture.EMPTY);
      spark.anchor.set(0.5);
      spark.position.set(jewel.x + jewel.width * (0.5 + x), jewel.y + jewel.height * (0.5 + y));
      spark.setSize(jewel.width * size, jewel.width * size);
      spark.alpha = size > 0.1 ? 1 : 0.7;
      this.#baseScales.push(spark.scale.x);
      this.addChild(spark);
    }
  }

  twinkle(): gsap.core.Timeline {
    const run = gsap.timeline();
    for (const [index, { scale }] of this.children.entries()) {
      const base = this.#baseScales[index] ?? 1;
      const half = { duration: TWINKLE_SECONDS / 2, ease: 'sine.inOut' };
      const at = index * STAGGER;
      run.to(scale, { x: base * 0.35, y: base * 0.35, ...half }, at);
      run.to(scale, { x: base, y: base, ...half }, at + TWINKLE_SECONDS / 2);
    }
    return run;
  }
}
