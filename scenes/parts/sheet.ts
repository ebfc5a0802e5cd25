import { Rectangle, Texture, TextureSource } from 'pixi.js';
import { svgDataUrl } from '../ornaments/svg-data-url.ts';
import { svgSheet } from '../ornaments/svg-sheet.ts';
import type { SceneContext } from '../scene.ts';

/** Longest side of a sheet's atlas page in device pixels; every device that runs WebGL supports this. */
const PAGE_WIDTH = 2048;
const PAGE_HEIGHT = 1024;
const GUTTER = 2;

interface Page {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly source: TextureSource;
  shelfY: number;
  shelfHeight: number;
  x: number;
  isDirty: boolean;
}

/** Where a texture lies, in device pixels. */
interface Place {
  readonly page: Page;
  readonly x: number;
  readonly y: number;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  readonly texture: Texture;
}

/** A picture of `svgImage`, in CSS pixels, with letters on it. */
export interface Drawing {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly letter?: (context: CanvasRenderingContext2D) => void;
}

/** Ornaments and letters of many sizes, packed on shelves. Nothing leaves before the whole sheet does. */
export class Sheet {
  readonly #resolution: number;
  readonly #pages: Page[] = [];
  readonly #textures = new Map<string, Texture>();

  constructor(resolution: number) {
    this.#resolution = resolution;
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
    // Tall ones first: the shelves stay full.
    const ordered = [...unknown.values()].toSorted((a, b) => b.height - a.height);
    const placed = ordered.map((drawing) => ({
      drawing,
      place: this.#place(drawing.key, drawing.width, drawing.height),
    }));
    const pages = Map.groupBy(placed, ({ place }) => place.page);
    const images = await Promise.all(
      [...pages.values()].map((on) => loadImage(svgDataUrl(this.#sheetOf(on)))),
    );
    for (const [index, [page, on]] of [...pages].entries()) {
      const image = images[index];
      await nextTask();
      if (image) page.context.drawImage(image, 0, 0);
      for (const { drawing, place } of on) if (drawing.letter) this.#paint(place, drawing.letter);
      page.isDirty = true;
    }
  }

  #sheetOf(on: readonly { drawing: Drawing; place: Place }[]): string {
    const images = on.map(({ drawing: { width, height, svg }, place: { x, y } }) => ({
      box: { x, y, width: width * this.#resolution, height: height * this.#resolution },
      svg,
    }));
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
    const { context } = page;
    context.save();
    context.beginPath();
    context.rect(x, y, pixelWidth, pixelHeight);
    context.clip();
    context.translate(x, y);
    context.scale(this.#resolution, this.#resolution);
    paint(context);
    context.restore();
    page.isDirty = true;
  }

  upload(): void {
    for (const page of this.#pages) {
      if (!page.isDirty) continue;
      page.isDirty = false;
      page.source.update();
    }
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(false);
    for (const page of this.#pages) {
      page.source.destroy();
      page.canvas.width = 0;
    }
    this.#textures.clear();
    this.#pages.length = 0;
  }

  #reserve(width: number, height: number): { page: Page; x: number; y: number } {
    for (const page of this.#pages) {
      const place = placeOn(page, width, height);
      if (place) return { page, ...place };
    }
    const page = createPage(this.#resolution, Math.max(PAGE_WIDTH, width), Math.max(PAGE_HEIGHT, height));
    this.#pages.push(page);
    return { page, x: 0, y: 0, ...placeOn(page, width, height) };
  }
}

function placeOn(page: Page, width: number, height: number): { x: number; y: number } | null {
  const fitsShelf = page.x + width <= page.canvas.width && page.shelfY + height <= page.canvas.height;
  // A shelf may grow only while nothing stands above it, which is always: shelves are filled in order.
  if (
    fitsShelf &&
    (height <= page.shelfHeight || page.shelfHeight === 0 || height < page.shelfHeight * 1.6)
  ) {
    const place = { x: page.x, y: page.shelfY };
    page.x += width + GUTTER;
    page.shelfHeight = Math.max(page.shelfHeight, height + GUTTER);
    return place;
  }
  const nextY = page.shelfY + page.shelfHeight;
  if (nextY + height > page.canvas.height || width > page.canvas.width) return null;
  page.shelfY = nextY;
  page.shelfHeight = height + GUTTER;
  page.x = width + GUTTER;
  return { x: 0, y: nextY };
}

function createPage(resolution: number, width: number, height: number): Page {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d canvas');
  const source = new TextureSource({ resource: canvas, resolution, label: 'sheet' });
  source.uploadMethodId = 'image';
  return { canvas, context, source, shelfY: 0, shelfHeight: 0, x: 0, isDirty: false };
}
