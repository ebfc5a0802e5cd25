import { Container, Sprite, type Texture } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { balconySvg, namePlaque } from '../ornaments/vip-balcony.ts';
import { bakeTexture, freeTextures } from '../parts/bake-texture.ts';
import { drawLettering, measureLettering } from '../parts/lettering.ts';
import { discard } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import type { BalconyContent } from './content.ts';
import { type BalconyLayout, balconiesInView } from './layout.ts';
import type { StairsShow } from './stairs-watches.ts';

const NAME_PX = 21;
/** Share of the window's width within which a balcony is kept ready. */
const READY = 0.6;
/** Paintings that stay for when the player comes back. */
const MAX_PAINTED = 6;

/** The boxes behind the stairs; one that is far away is not in the scene. */
export class BalconyView extends Container {
  readonly #context: SceneContext;
  readonly #shown = new Map<number, Sprite>();
  /** The one used last is the last. */
  readonly #painted = new Map<number, Texture>();
  #show: StairsShow | null = null;
  #step: number | null = null;
  #painting: Promise<unknown> = Promise.resolve();

  constructor(context: SceneContext) {
    super();
    this.#context = context;
  }

  get shownCount(): number {
    return this.#shown.size;
  }

  apply(show: StairsShow): void {
    this.free();
    this.#show = show;
  }

  /** Resolves when all that are near the window are painted. */
  async untilPainted(): Promise<void> {
    let painting: Promise<unknown>;
    do {
      painting = this.#painting;
      await painting;
    } while (painting !== this.#painting);
  }

  showAt(offset: number): void {
    const show = this.#show;
    if (!show) return;
    // Looked at once a step: what is kept ready reaches further than that.
    const step = Math.floor(offset / show.layout.pitch);
    if (step === this.#step) return;
    this.#step = step;
    const near = balconiesInView(show.layout, offset, show.layout.width * READY);
    const wanted = new Set(near.map(({ first }) => first));
    for (const first of [...this.#shown.keys()]) if (!wanted.has(first)) this.#release(first);
    for (const balcony of near) {
      const content = show.content.balconies[balcony.showType];
      if (content && !this.#shown.has(balcony.first)) this.#bring(balcony, content);
    }
  }

  free(): void {
    for (const first of [...this.#shown.keys()]) this.#release(first);
    freeTextures([...this.#painted.values()]);
    this.#painted.clear();
    this.#show = null;
    this.#step = null;
  }

  #bring({ first, box }: BalconyLayout, content: BalconyContent): void {
    const sprite = new Sprite();
    sprite.position.set(box.x, box.y);
    sprite.visible = false;
    this.#shown.set(first, sprite);
    this.addChild(sprite);
    const painted = this.#painted.get(first);
    if (painted) {
      this.#hang(first, sprite, box, painted);
      return;
    }
    const painting = this.#paint(content, box).then((texture) => {
      // It was passed by, or everything was made anew.
      if (this.#shown.get(first) !== sprite) return freeTextures([texture]);
      this.#hang(first, sprite, box, texture);
      this.#context.draw();
    });
    this.#painting = Promise.all([this.#painting, painting]);
  }

  #hang(first: number, sprite: Sprite, box: Box, texture: Texture): void {
    sprite.texture = texture;
    sprite.setSize(box.width, box.height);
    sprite.visible = true;
    this.#painted.delete(first);
    this.#painted.set(first, texture);
    const unused = [...this.#painted.keys()].filter((key) => !this.#shown.has(key));
    for (const key of unused.slice(0, Math.max(0, this.#painted.size - MAX_PAINTED))) this.#forget(key);
  }

  #forget(first: number): void {
    const texture = this.#painted.get(first);
    this.#painted.delete(first);
    if (texture) freeTextures([texture]);
  }

  #release(first: number): void {
    const sprite = this.#shown.get(first);
    this.#shown.delete(first);
    if (sprite) discard(sprite);
  }

  #paint(content: BalconyContent, size: { width: number; height: number }): Promise<Texture> {
    const plaque = namePlaque(size);
    const { light, metal, base } = content;
    return bakeTexture(this.#context, balconySvg(content, size), size, (canvas) => {
      const lettering = {
        text: content.name,
        weight: 400,
        family: this.#context.fonts.display,
        sizePx: NAME_PX,
        x: plaque.x + plaque.width / 2,
        y: plaque.y,
        lineHeight: plaque.height,
        align: 'center' as const,
        fill: [
          [0, '#FFFFFF'],
          [0.4, light],
          [0.56, metal],
          [0.66, light],
          [1, base],
        ] as const,
      };
      const share = Math.min(1, (plaque.width - 28) / measureLettering(canvas, lettering));
      drawLettering(canvas, { ...lettering, sizePx: NAME_PX * share });
    });
  }
}
