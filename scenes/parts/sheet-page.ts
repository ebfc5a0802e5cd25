import { TextureSource } from 'pixi.js';
import { GUTTER } from './page-grid.ts';

/** Longest sides of a sheet's atlas page in device pixels; every device that runs WebGL supports them. */
const WIDTH = 2048;
const HEIGHT = 1024;
/** A page's canvas gets taller by this many device pixels at a time. */
const STEP = 256;

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * An atlas page of textures of many sizes, as tall as what lies on it. What a texture leaves free beside and below
 * itself is room for later ones. All numbers are device pixels.
 */
export class SheetPage {
  readonly source: TextureSource;
  readonly #width: number;
  readonly #tallest: number;
  readonly #spare: number;
  #canvas: HTMLCanvasElement | null = null;
  #context: CanvasRenderingContext2D | null = null;
  #rooms: Room[];
  #bottom = 0;
  #isDirty = false;

  /**
   * Has room for a texture of `width` and `height` at least.
   * @param spare height kept free for what comes after the first painting: a page that gets taller is copied whole
   */
  constructor(resolution: number, width: number, height: number, spare = 0) {
    this.#spare = spare;
    this.#width = Math.max(WIDTH, width);
    this.#tallest = Math.max(HEIGHT, height);
    this.#rooms = [{ x: 0, y: 0, width: this.#width, height: this.#tallest }];
    this.source = new TextureSource({
      width: this.#width / resolution,
      height: this.#tallest / resolution,
      resolution,
      label: 'sheet',
    });
    this.source.uploadMethodId = 'image';
  }

  /** Takes the highest room that is large enough, the leftmost of several; null when there is none. */
  reserve(width: number, height: number): { x: number; y: number } | null {
    const [room] = this.#rooms
      .filter((one) => one.width >= width && one.height >= height)
      .toSorted((a, b) => a.y - b.y || a.x - b.x);
    if (!room) return null;
    const { x, y } = room;
    const beside = { x: x + width + GUTTER, y, width: room.width - width - GUTTER, height };
    const below = { x, y: y + height + GUTTER, width: room.width, height: room.height - height - GUTTER };
    this.#rooms = [...this.#rooms.filter((one) => one !== room), beside, below];
    this.#bottom = Math.max(this.#bottom, y + height);
    return { x, y };
  }

  /** Paints on what is reserved; the renderer gets it with the next `upload`. */
  paint(draw: (context: CanvasRenderingContext2D) => void): void {
    draw(this.#grow());
    this.#isDirty = true;
  }

  upload(): void {
    if (!this.#isDirty) return;
    this.#isDirty = false;
    // Textures learn of a new height by it.
    this.source.update();
  }

  destroy(): void {
    this.source.destroy();
    // A canvas keeps its memory until its size is zero.
    if (this.#canvas) this.#canvas.width = 0;
  }

  /** A canvas as tall as what is reserved, with all that is painted. */
  #grow(): CanvasRenderingContext2D {
    const old = this.#canvas;
    if (this.#context && old && old.height >= this.#bottom) return this.#context;
    const height = Math.min(this.#tallest, Math.ceil((this.#bottom + this.#spare) / STEP) * STEP);
    const canvas = document.createElement('canvas');
    canvas.width = this.#width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2d canvas');
    if (old) {
      context.drawImage(old, 0, 0);
      old.width = 0;
    }
    this.#canvas = canvas;
    this.#context = context;
    this.source.resource = canvas;
    return context;
  }
}
