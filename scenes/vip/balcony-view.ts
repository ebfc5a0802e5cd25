import { Container, Sprite, type Texture } from 'pixi.js';
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

/** The boxes behind the stairs; one that is far away does not exist. */
export class BalconyView extends Container {
  readonly #context: SceneContext;
  readonly #shown = new Map<number, { texture: Texture | null; sprite: Sprite }>();
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
    this.#show = null;
    this.#step = null;
  }

  #bring({ first, box }: BalconyLayout, content: BalconyContent): void {
    const sprite = new Sprite();
    sprite.position.set(box.x, box.y);
    sprite.visible = false;
    const held: { texture: Texture | null; sprite: Sprite } = { texture: null, sprite };
    this.#shown.set(first, held);
    this.addChild(sprite);
    const painting = this.#paint(content, box).then((texture) => {
      // It was passed by, or everything was made anew.
      if (this.#shown.get(first) !== held) return freeTextures([texture]);
      held.texture = texture;
      sprite.texture = texture;
      sprite.setSize(box.width, box.height);
      sprite.visible = true;
      this.#context.draw();
    });
    this.#painting = Promise.all([this.#painting, painting]);
  }

  #release(first: number): void {
    const held = this.#shown.get(first);
    this.#shown.delete(first);
    if (!held) return;
    discard(held.sprite);
    if (held.texture) freeTextures([held.texture]);
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
