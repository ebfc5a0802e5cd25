import type { gsap } from 'gsap';
import { Container, type Sprite, type Texture } from 'pixi.js';
import { vipRoadSvg } from '../ornaments/vip-road.ts';
import { bakeTexture, freeTextures } from '../parts/bake-texture.ts';
import { drawLettering, measureLettering } from '../parts/lettering.ts';
import { fadeTo } from '../parts/motion.ts';
import { discard, emptyContainer, spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import type { ThemeContent } from './content.ts';
import type { RoadLayout } from './layout.ts';
import type { RoadShow } from './road-observables.ts';

/** Pixels of paintings that stay for when the player comes back: all themes of a phone, the last ones of a large screen. */
const PAINTED_PIXELS = 6_000_000;

/** The picture behind the medals: one for each VIP theme, painted when it is first come to, and faded in over the last one. */
export class GroundView extends Container {
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  /** By showType; the one used last is the last. */
  readonly #painted = new Map<number, Texture>();
  #show: RoadShow | null = null;
  #showType: number | null = null;
  #painting: Promise<unknown> = Promise.resolve();

  constructor(context: SceneContext, root: gsap.core.Timeline) {
    super();
    this.#context = context;
    this.#root = root;
  }

  /** Resolves when the theme that is wanted is painted. */
  async untilPainted(): Promise<void> {
    let painting: Promise<unknown>;
    do {
      painting = this.#painting;
      await painting;
    } while (painting !== this.#painting);
  }

  /** Takes another layout or content, with the picture that is wanted now painted already. */
  async prepare(show: RoadShow, showType: number): Promise<Texture | null> {
    const content = show.content.themes[showType];
    return content ? this.#paint(show.layout, content) : null;
  }

  apply(show: RoadShow, showType: number, texture: Texture | null): void {
    this.free();
    this.#show = show;
    if (!texture) return;
    this.#showType = showType;
    this.#painted.set(showType, texture);
    this.addChild(spriteAt(texture, { x: 0, y: 0, ...sizeOf(show.layout) }));
  }

  showTheme(showType: number): void {
    const show = this.#show;
    const content = show?.content.themes[showType];
    if (!show || !content || showType === this.#showType) return;
    this.#showType = showType;
    const known = this.#painted.get(showType);
    if (known) {
      this.#bring(show, showType, known);
      return;
    }
    const painting = this.#paint(show.layout, content).then((texture) => {
      // Everything was made anew, or another painting was faster.
      if (this.#show !== show || this.#painted.has(showType)) return freeTextures([texture]);
      this.#painted.set(showType, texture);
      // It was passed by.
      if (this.#showType === showType) this.#bring(show, showType, texture);
      else this.#forgetUnused();
    });
    this.#painting = Promise.all([this.#painting, painting]);
  }

  free(): void {
    emptyContainer(this);
    freeTextures([...this.#painted.values()]);
    this.#painted.clear();
    this.#show = null;
    this.#showType = null;
  }

  #bring(show: RoadShow, showType: number, texture: Texture): void {
    this.#painted.delete(showType);
    this.#painted.set(showType, texture);
    // Of those that were fading only the last one is worth to be seen below.
    for (const below of this.children.slice(0, -1)) discard(below);
    const sprite = this.addChild(spriteAt(texture, { x: 0, y: 0, ...sizeOf(show.layout) }));
    sprite.alpha = 0;
    const { crossFadeSeconds } = this.#context.motion;
    fadeTo(this.#root, sprite, { alpha: 1, seconds: crossFadeSeconds, draw: () => this.#context.draw() });
    this.#forgetUnused();
  }

  #forgetUnused(): void {
    const shown = new Set(this.children.map((child) => (child as Sprite).texture));
    for (const [showType, texture] of this.#painted) {
      if (this.#painted.size * texture.source.pixelWidth * texture.source.pixelHeight <= PAINTED_PIXELS)
        return;
      if (shown.has(texture)) continue;
      this.#painted.delete(showType);
      freeTextures([texture]);
    }
  }

  #paint(layout: RoadLayout, content: ThemeContent): Promise<Texture> {
    return bakeTexture(this.#context, vipRoadSvg(layout, content), sizeOf(layout), (canvas) =>
      paintName(canvas, this.#context.fonts.display, layout, content),
    );
  }
}

const sizeOf = ({ width, height }: RoadLayout) => ({ width, height });

const NAME_PX = 74;

/** The theme's name in struck metal, as large as its line allows. */
function paintName(
  canvas: CanvasRenderingContext2D,
  family: string,
  { name: box, column }: RoadLayout,
  { name, light, metal, base, ink }: ThemeContent,
): void {
  const lettering = {
    text: nameText(name),
    weight: 400,
    family,
    sizePx: Math.min(NAME_PX, box.height * 1.02),
    x: box.x + box.width / 2,
    y: box.y,
    lineHeight: box.height,
    align: 'center' as const,
    letterSpacingPx: 1,
    fill: light,
  };
  const room = Math.min(box.width, column * 1.25) - 16;
  const sizePx = lettering.sizePx * Math.min(1, room / measureLettering(canvas, lettering));
  const set = { ...lettering, sizePx };
  canvas.save();
  canvas.shadowColor = '#000000c0';
  canvas.shadowBlur = 10;
  canvas.shadowOffsetY = 4;
  drawLettering(canvas, { ...set, fill: ink, outline: { colour: ink, widthPx: sizePx * 0.2 } });
  canvas.restore();
  drawLettering(canvas, { ...set, fill: light, outline: { colour: light, widthPx: sizePx * 0.08 } });
  drawLettering(canvas, { ...set, fill: ink, outline: { colour: ink, widthPx: sizePx * 0.03 } });
  const face = (box.height - sizePx * 0.86) / 2 / box.height;
  const at = (share: number) => face + (1 - 2 * face) * share;
  drawLettering(canvas, {
    ...set,
    fill: [
      [at(0.05), '#FFFFFF'],
      [at(0.36), light],
      [at(0.54), metal],
      [at(0.57), base],
      [at(0.66), light],
      [at(0.95), '#FFFFFF'],
    ],
  });
}

/** Names of places stand in capitals, where the script has them. */
export const nameText = (name: string): string => name.toLocaleUpperCase();
