import { Sprite, Texture, TextureSource } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';
import { Erasure, foilGrid, type Stroke } from './erasure.ts';

/** Radius of what a finger erases, and side of a counted cell, on a card of the reference width. */
const BRUSH = 20;
const CELL = 8;
/** Crumbs that fly off the edges of a stroke, by the golden angle: uneven, and the same every time. */
const CRUMBS = 5;
const GOLDEN_ANGLE = 2.39996;

interface FoilOptions {
  readonly box: Box;
  readonly scale: number;
  readonly resolution: number;
  readonly image: CanvasImageSource;
}

/**
 * The foil, erased by strokes on a canvas of its own: both renderers show a canvas as it is, while a mask that grows
 * would cost a pass in one and is not drawn by the other. It is uploaded once for each frame with a stroke.
 */
export class Foil extends Sprite {
  readonly #pen: CanvasRenderingContext2D;
  readonly #box: Box;
  readonly #radius: number;
  readonly #erasure: Erasure;
  #strokes = 0;

  constructor({ box, scale, resolution, image }: FoilOptions) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.ceil(box.width * resolution));
    canvas.height = Math.max(1, Math.ceil(box.height * resolution));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no 2d canvas');
    const source = new TextureSource({ resource: canvas, resolution, label: 'foil' });
    source.uploadMethodId = 'image';
    super(new Texture({ source }));
    this.position.set(box.x, box.y);
    this.#pen = pen;
    this.#box = box;
    this.#radius = BRUSH * scale;
    this.#erasure = new Erasure(foilGrid(box.width, box.height, CELL * scale));
    pen.scale(resolution, resolution);
    pen.drawImage(image, 0, 0, box.width, box.height);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.lineWidth = this.#radius * 2;
  }

  /** Erased area, 0 to 1. */
  get share(): number {
    return this.#erasure.share;
  }

  /** @param strokes in CSS pixels of the card, of one frame */
  erase(strokes: readonly Stroke[]): void {
    const pen = this.#pen;
    pen.globalCompositeOperation = 'destination-out';
    for (const { from, to } of strokes) {
      const own = { from: this.#toFoil(from), to: this.#toFoil(to) };
      pen.beginPath();
      pen.moveTo(own.from.x, own.from.y);
      // A line without a length is not drawn, not even its round ends.
      pen.lineTo(own.to.x + 0.01, own.to.y);
      pen.stroke();
      this.#crumble(own.to);
      this.#erasure.erase(own, this.#radius);
    }
    this.texture.source.update();
  }

  free(): void {
    const { texture } = this;
    this.destroy();
    texture.destroy(true);
  }

  #crumble({ x, y }: Stroke['to']): void {
    const pen = this.#pen;
    pen.beginPath();
    for (let index = 0; index < CRUMBS; index += 1) {
      this.#strokes += 1;
      const angle = this.#strokes * GOLDEN_ANGLE;
      const size = this.#radius * (0.12 + 0.1 * ((this.#strokes * 0.618034) % 1));
      const spot = { x: x + Math.cos(angle) * this.#radius, y: y + Math.sin(angle) * this.#radius };
      pen.moveTo(spot.x + size, spot.y);
      pen.arc(spot.x, spot.y, size, 0, Math.PI * 2);
    }
    pen.fill();
  }

  #toFoil({ x, y }: Stroke['to']): Stroke['to'] {
    return { x: x - this.#box.x, y: y - this.#box.y };
  }
}
