import { Container, Sprite, type Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import type { SlotLayout } from './layout.ts';

const SPACING = 15;
const PHASES = 3;
const DIM = 0.28;

/** The bulbs in the frame's channel. At rest two of three glow; a chase moves the dark one along. */
export class Bulbs {
  readonly view = new Container();
  #bulbs: Sprite[] = [];
  #textures: Texture[] = [];

  resize(layout: SlotLayout, pixelRatio: number): void {
    this.free();
    const size = Math.max(10, layout.channel * 0.95);
    const off = bake(size, size, pixelRatio, (pen) => paintBulb(pen, size, false));
    const lit = bake(size, size, pixelRatio, (pen) => paintBulb(pen, size, true));
    this.#textures = [off, lit];
    for (const { x, y } of placeBulbs(layout)) {
      for (const texture of [off, lit]) {
        const bulb = new Sprite(texture);
        bulb.anchor.set(0.5);
        bulb.position.set(x, y);
        this.view.addChild(bulb);
        if (texture === lit) this.#bulbs.push(bulb);
      }
    }
    this.light(0);
  }

  /** Every third bulb, shifted by `phase`, goes dim. */
  light(phase: number): void {
    this.#bulbs.forEach((bulb, index) => {
      bulb.alpha = (index + phase) % PHASES === 0 ? DIM : 1;
    });
  }

  free(): void {
    for (const child of this.view.removeChildren()) child.destroy();
    for (const texture of this.#textures) texture.destroy(true);
    this.#bulbs = [];
    this.#textures = [];
  }
}

/** Middles of the bulbs, clockwise from the upper left, none in the stepped corners. */
function placeBulbs({ frame, channel }: SlotLayout): { x: number; y: number }[] {
  const middle = channel / 2 + 1;
  const corner = channel + 10;
  const across = Math.floor((frame.width - 2 * corner) / SPACING);
  const down = Math.floor((frame.height - 2 * corner) / SPACING);
  const along = (length: number, count: number, index: number) =>
    corner + ((length - 2 * corner) * (index + 0.5)) / count;
  const right = frame.x + frame.width - middle;
  const bottom = frame.y + frame.height - middle;
  return [
    ...Array.from({ length: across }, (_, i) => ({
      x: frame.x + along(frame.width, across, i),
      y: frame.y + middle,
    })),
    ...Array.from({ length: down }, (_, i) => ({ x: right, y: frame.y + along(frame.height, down, i) })),
    ...Array.from({ length: across }, (_, i) => ({
      x: frame.x + frame.width - along(frame.width, across, i),
      y: bottom,
    })),
    ...Array.from({ length: down }, (_, i) => ({
      x: frame.x + middle,
      y: frame.y + frame.height - along(frame.height, down, i),
    })),
  ];
}

function paintBulb(pen: CanvasRenderingContext2D, size: number, isLit: boolean): void {
  const middle = size / 2;
  const radius = size * 0.24;
  if (isLit) {
    const halo = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    halo.addColorStop(0, '#FFE7A6C0');
    halo.addColorStop(0.5, '#FFB84A50');
    halo.addColorStop(1, '#FFB84A00');
    pen.fillStyle = halo;
    pen.fillRect(0, 0, size, size);
  }
  const glass = pen.createRadialGradient(
    middle - radius * 0.3,
    middle - radius * 0.4,
    0,
    middle,
    middle,
    radius,
  );
  glass.addColorStop(0, isLit ? '#FFFFFF' : '#C98F3A');
  glass.addColorStop(0.5, isLit ? '#FFEDB8' : '#8A5A18');
  glass.addColorStop(1, isLit ? '#E9A93F' : '#4A2A0C');
  pen.fillStyle = glass;
  pen.beginPath();
  pen.arc(middle, middle, radius, 0, Math.PI * 2);
  pen.fill();
}
