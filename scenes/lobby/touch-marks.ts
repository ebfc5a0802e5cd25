import { Container, Sprite, type Texture } from 'pixi.js';
import { emptyContainer, spriteAt } from '../parts/sprites.ts';
import type { Box } from './layout.ts';

const RING_PX = 2;
const RING_GAP = 4;
/** The light stays inside stepped corners. */
const LIGHT_INSET = 2;

/** What the hand and the keyboard leave on the stage: a light on what is pressed, a ring round what has focus. */
export class TouchMarks extends Container {
  readonly #ring = new Container();
  readonly #light = new Sprite();

  constructor() {
    super();
    this.#light.visible = false;
    // Light is added: laid over, it would be a fog on dark art.
    this.#light.blendMode = 'add';
    this.addChild(this.#light, this.#ring);
  }

  light(box: Box | null, texture: Texture | null): void {
    this.#light.visible = box !== null && texture !== null;
    if (!box || !texture) return;
    this.#light.texture = texture;
    this.#light.position.set(box.x + LIGHT_INSET, box.y + LIGHT_INSET);
    this.#light.setSize(box.width - 2 * LIGHT_INSET, box.height - 2 * LIGHT_INSET);
  }

  ring(box: Box | null, pixel: Texture | null): void {
    emptyContainer(this.#ring);
    if (!box || !pixel) return;
    const outer = {
      x: box.x - RING_GAP,
      y: box.y - RING_GAP,
      width: box.width + 2 * RING_GAP,
      height: box.height + 2 * RING_GAP,
    };
    this.#ring.addChild(
      spriteAt(pixel, { ...outer, height: RING_PX }),
      spriteAt(pixel, { ...outer, y: outer.y + outer.height - RING_PX, height: RING_PX }),
      spriteAt(pixel, { ...outer, width: RING_PX }),
      spriteAt(pixel, { ...outer, x: outer.x + outer.width - RING_PX, width: RING_PX }),
    );
  }
}
