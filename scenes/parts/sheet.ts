import { Rectangle, Texture } from 'pixi.js';
import { svgDataUrl } from '../ornaments/svg-data-url.ts';
import { svgSheet } from '../ornaments/svg-sheet.ts';
import type { SceneContext } from '../scene.ts';
import { SheetPage } from './sheet-page.ts';

/** Where a texture lies, in device pixels. */
interface Place {
  readonly page: SheetPage;
  readonly x: number;
  readonly y: number;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly texture: Texture;
}

/** A picture of `svgImage`, in CSS pixels, with letters on it; or what `letter` paints alone. */
export interface Drawing {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly svg?: string;
  readonly letter?: (context: CanvasRenderingContext2D) => void;
}

/**
 * The share of a texture's size at which it has one pixel for each CSS pixel of the page: enough for what is soft, like
 * velvet and light, at a quarter of the memory that density 2 takes.
 */
export const softShare = ({ resolution }: Pick<SceneContext, 'resolution'>) => 1 / Math.max(1, resolution);

/** Ornaments and letters of many sizes on a few atlas pages. Nothing leaves before the whole sheet does. */
export class Sheet {
  readonly #resolution: number;
  readonly #spare: number;
  readonly #pages: SheetPage[] = [];
  readonly #textures = new Map<string, Texture>();

  /** @param spare height of what is added soon after the first drawings, in CSS pixels */
  constructor(resolution: number, spare = 0) {
    this.#resolution = resolution;
    this.#spare = spare;
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  find(key: string): Texture | null {
    return this.#textures.get(key) ?? null;
  }

  /** The texture of `key`, painted on first use. `paint` works in CSS pixels from its top left. */
  add(
    key: string,
    width: number,
    height: number,
    paint: (context: CanvasRenderingContext2D) => void,
  ): Texture {
    const known = this.#textures.get(key);
    if (known) return known;
    const place = this.#place(key, width, height);
    this.#paint(place, paint);
    return place.texture;
  }

  /**
   * Adds drawings as one image for each page, in place of one for each drawing, and writes their letters on them.
   * Pages are drawn in tasks of their own.
   */
  async draw(
    drawings: readonly Drawing[],
    { loadImage, nextTask }: Pick<SceneContext, 'loadImage' | 'nextTask'>,
  ): Promise<void> {
    const unknown = new Map(
      drawings.filter(({ key }) => !this.#textures.has(key)).map((one) => [one.key, one]),
    );
    // Tall ones first: what they leave beside and below them is room for the others.
    const ordered = [...unknown.values()].toSorted((a, b) => b.height - a.height);
    const placed = ordered.map((drawing) => ({
      drawing,
      place: this.#place(drawing.key, drawing.width, drawing.height),
    }));
    if (placed.length === 0) return;
    const pages = Map.groupBy(placed, ({ place }) => place.page);
    const sheets = [...pages.values()].map((on) => this.#sheetOf(on));
    // A browser reads a drawing in the task that asks for it.
    await nextTask();
    const images = await Promise.all(sheets.map((svg) => svg && loadImage(svgDataUrl(svg))));
    for (const [index, [page, on]] of [...pages].entries()) {
      const image = images[index];
      await nextTask();
      if (image) page.paint((context) => context.drawImage(image, 0, 0));
      await nextTask();
      for (const { drawing, place } of on) if (drawing.letter) this.#paint(place, drawing.letter);
    }
  }

  #sheetOf(on: readonly { drawing: Drawing; place: Place }[]): string | null {
    const images = on.flatMap(({ drawing: { width, height, svg }, place: { x, y } }) => {
      const box = { x, y, width: width * this.#resolution, height: height * this.#resolution };
      return svg === undefined ? [] : [{ box, svg }];
    });
    if (images.length === 0) return null;
    return svgSheet(
      {
        width: Math.ceil(Math.max(...images.map(({ box }) => box.x + box.width))),
        height: Math.ceil(Math.max(...images.map(({ box }) => box.y + box.height))),
      },
      images,
    );
  }

  #place(key: string, width: number, height: number): Place {
    const resolution = this.#resolution;
    const pixelWidth = Math.ceil(width * resolution);
    const pixelHeight = Math.ceil(height * resolution);
    const { page, x, y } = this.#reserve(pixelWidth, pixelHeight);
    const texture = new Texture({
      source: page.source,
      frame: new Rectangle(x / resolution, y / resolution, pixelWidth / resolution, pixelHeight / resolution),
    });
    this.#textures.set(key, texture);
    return { page, x, y, pixelWidth, pixelHeight, texture };
  }

  #paint(
    { page, x, y, pixelWidth, pixelHeight }: Place,
    paint: (context: CanvasRenderingContext2D) => void,
  ): void {
    page.paint((context) => {
      context.save();
      context.beginPath();
      context.rect(x, y, pixelWidth, pixelHeight);
      context.clip();
      context.translate(x, y);
      context.scale(this.#resolution, this.#resolution);
      paint(context);
      context.restore();
    });
  }

  upload(): void {
    for (const page of this.#pages) page.upload();
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(false);
    for (const page of this.#pages) page.destroy();
    this.#textures.clear();
    this.#pages.length = 0;
  }

  #reserve(width: number, height: number): { page: SheetPage; x: number; y: number } {
    for (const page of this.#pages) {
      const place = page.reserve(width, height);
      if (place) return { page, ...place };
    }
    const page = new SheetPage(this.#resolution, width, height, this.#spare * this.#resolution);
    this.#pages.push(page);
    return { page, x: 0, y: 0, ...page.reserve(width, height) };
  }
}
