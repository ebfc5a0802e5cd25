import type { gsap } from 'gsap';
import { Container, Sprite, type Texture } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { BULB_TEXTURE_SIZE } from '../ornaments/marquee.ts';

const SPARKS = 14;
const SPARK_SCALE = 2.2;
const SECONDS = 0.62;
/** In widths of the cell: of its light at the beginning, where sparks leave, and how far all of it goes. */
const LIGHT = 1.75;
const LEAVE = 0.5;
const REACH = 1.7;
/** Every second spark goes less far: a burst, not a ring. */
const SHORT_SPARK_SHARE = 0.62;

/** The light of the cell that was won leaves it in all directions. */
export class CellBurst extends Container {
  readonly #light: Sprite;
  readonly #sparks: readonly Sprite[];

  constructor(spark: Texture, light: Texture) {
    super();
    this.#light = centredSprite(light);
    this.#sparks = Array.from({ length: SPARKS }, () => centredSprite(spark));
    this.addChild(this.#light, ...this.#sparks);
    this.visible = false;
  }

  /**
   * Adds it to `run`.
   * @param boxOf the cell, asked when its light bursts; none bursts without one
   * @param draw requests a frame for each change
   */
  play(run: gsap.core.Timeline, at: number, boxOf: () => Box | undefined, draw: () => void): void {
    const state = { share: 0 };
    let width = 0;
    const begin = () => {
      const box = boxOf();
      this.visible = box !== undefined;
      if (!box) return;
      this.position.set(box.x + box.width / 2, box.y + box.height / 2);
      width = box.width;
    };
    const pose = () => {
      this.#pose(state.share, width);
      draw();
    };
    run.to(state, { share: 1, duration: SECONDS, ease: 'power2.out', onStart: begin, onUpdate: pose }, at);
    run.set(this, { visible: false }, at + SECONDS);
  }

  #pose(share: number, width: number): void {
    this.alpha = 1 - share ** 2;
    this.#light.setSize(width * (LIGHT + share * REACH));
    for (const [index, spark] of this.#sparks.entries()) {
      const angle = (index / SPARKS) * Math.PI * 2;
      const reach = width * (LEAVE + share * REACH * (index % 2 === 0 ? 1 : SHORT_SPARK_SHARE));
      spark.position.set(Math.cos(angle) * reach, Math.sin(angle) * reach);
      spark.setSize(BULB_TEXTURE_SIZE * SPARK_SCALE * (1 - share * 0.6));
    }
  }
}

function centredSprite(texture: Texture): Sprite {
  const sprite = new Sprite(texture);
  sprite.anchor.set(0.5);
  return sprite;
}
