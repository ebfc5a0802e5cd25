import { Rectangle, Texture, TextureSource } from 'pixi.js';
import { GUTTER, type PageGrid, type PageGridInput, planPageGrid } from './page-grid.ts';

/** A slot for one texture on a shared atlas page. */
export interface PageSlot {
  readonly texture: Texture;
  /** Paints in CSS pixels on the empty slot; the page is sent to the renderer with the next `upload`. */
  paint(draw: (context: CanvasRenderingContext2D) => void): void;
}

interface Page {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly source: TextureSource;
  isDirty: boolean;
}

interface HeldSlot extends PageSlot {
  key: string | null;
  /** Larger is later. */
  usedAt: number;
  isWanted: boolean;
  readonly page: Page;
}

export interface SlotPagesOptions extends PageGridInput {
  /** Full pages; a first one that is lower takes nothing from what fits in all. */
  readonly mostPages: number;
}

/**
 * Textures of one size on a few shared atlas pages, least recently used first out: however many textures there are,
 * a frame needs no more textures than there are pages.
 */
export class SlotPages {
  readonly #options: SlotPagesOptions;
  readonly #grid: PageGrid;
  #pages: Page[] = [];
  #slots: HeldSlot[] = [];
  readonly #byKey = new Map<string, HeldSlot>();
  #free: HeldSlot[] = [];
  #clock = 0;
  #nextRows: number;

  constructor(options: SlotPagesOptions) {
    this.#options = options;
    this.#grid = planPageGrid(options);
    this.#nextRows = this.#grid.rows;
  }

  get pageCount(): number {
    return this.#pages.length;
  }

  /** The texture of `key` when it is there. */
  find(key: string): PageSlot | null {
    const held = this.#byKey.get(key);
    if (held) held.usedAt = ++this.#clock;
    return held ?? null;
  }

  /** Protects a key's slot from reuse while it is on the screen. */
  hold(key: string, isWanted: boolean): void {
    const held = this.#byKey.get(key);
    if (held) held.isWanted = isWanted;
  }

  /**
   * Tells how many slots are about to be claimed. The first page is as low as they allow, and each later one twice as
   * tall as the last, up to a full page: a canvas takes time for each of its pixels, which a first frame would wait for.
   */
  expect(count: number): void {
    if (this.#pages.length > 0) return;
    const rows = Math.ceil(count / this.#grid.columns);
    this.#nextRows = Math.max(1, Math.min(this.#grid.rows, rows));
  }

  /** A slot for `key`, painted or not; null when every slot is on the screen. */
  claim(key: string): PageSlot | null {
    const known = this.#byKey.get(key);
    if (known) return known;
    const held = this.#free.pop() ?? this.#growOrTake();
    if (!held) return null;
    if (held.key !== null) this.#byKey.delete(held.key);
    held.key = key;
    held.usedAt = ++this.#clock;
    held.isWanted = true;
    this.#byKey.set(key, held);
    return held;
  }

  /** Hands changed pages to the renderer. */
  upload(): void {
    for (const page of this.#pages) {
      if (!page.isDirty) continue;
      page.isDirty = false;
      page.source.update();
    }
  }

  /**
   * Frees pages of which nothing is on the screen; one of them stays, as people go back.
   * @returns the keys whose textures are gone
   */
  freeUnused(): string[] {
    const usedAt = (page: Page) =>
      Math.max(...this.#slots.filter((slot) => slot.page === page).map((slot) => slot.usedAt));
    const unused = this.#pages
      .filter((page) => !this.#slots.some((slot) => slot.page === page && slot.isWanted))
      .toSorted((a, b) => usedAt(b) - usedAt(a))
      .slice(1);
    return unused.flatMap((page) => this.#freePage(page));
  }

  destroy(): void {
    for (const slot of this.#slots) slot.texture.destroy(false);
    for (const page of this.#pages) destroyPage(page);
    this.#pages = [];
    this.#slots = [];
    this.#free = [];
    this.#byKey.clear();
  }

  #freePage(page: Page): string[] {
    const own = this.#slots.filter((slot) => slot.page === page);
    const keys = own.flatMap(({ key }) => key ?? []);
    for (const key of keys) this.#byKey.delete(key);
    for (const slot of own) slot.texture.destroy(false);
    this.#slots = this.#slots.filter((slot) => slot.page !== page);
    this.#free = this.#free.filter((slot) => slot.page !== page);
    this.#pages = this.#pages.filter((other) => other !== page);
    destroyPage(page);
    return keys;
  }

  #growOrTake(): HeldSlot | null {
    const { columns, rows } = this.#grid;
    const rowsLeft = this.#options.mostPages * rows - this.#slots.length / columns;
    if (rowsLeft > 0) {
      this.#addPage(Math.min(this.#nextRows, rowsLeft));
      this.#nextRows = Math.min(rows, this.#nextRows * 2);
      return this.#free.pop() ?? null;
    }
    let oldest: HeldSlot | null = null;
    for (const slot of this.#slots) {
      if (!slot.isWanted && (!oldest || slot.usedAt < oldest.usedAt)) oldest = slot;
    }
    return oldest;
  }

  #addPage(rows: number): void {
    const { resolution } = this.#options;
    const { columns, slotWidth, slotHeight } = this.#grid;
    const canvas = document.createElement('canvas');
    canvas.width = columns * (slotWidth + GUTTER);
    canvas.height = rows * (slotHeight + GUTTER);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2d canvas');
    const source = new TextureSource({ resource: canvas, resolution, label: 'page' });
    source.uploadMethodId = 'image';
    const page: Page = { canvas, context, source, isDirty: false };
    this.#pages.push(page);
    // Last slot first, so that slots are used from the top.
    for (let index = columns * rows - 1; index >= 0; index -= 1) {
      const x = (index % columns) * (slotWidth + GUTTER);
      const y = Math.floor(index / columns) * (slotHeight + GUTTER);
      const held = createSlot(page, { x, y, width: slotWidth, height: slotHeight }, resolution);
      this.#slots.push(held);
      this.#free.push(held);
    }
  }
}

function destroyPage(page: Page): void {
  page.source.destroy();
  // A canvas keeps its memory until its size is zero.
  page.canvas.width = 0;
}

function createSlot(
  page: Page,
  place: { x: number; y: number; width: number; height: number },
  resolution: number,
): HeldSlot {
  const { x, y, width, height } = place;
  const frame = new Rectangle(x / resolution, y / resolution, width / resolution, height / resolution);
  return {
    texture: new Texture({ source: page.source, frame }),
    key: null,
    usedAt: 0,
    isWanted: false,
    page,
    paint(draw) {
      const { context } = page;
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      context.clearRect(x, y, width, height);
      context.translate(x, y);
      context.scale(resolution, resolution);
      draw(context);
      context.restore();
      page.isDirty = true;
    },
  };
}
