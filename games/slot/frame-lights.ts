import { Container, Sprite, type Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import type { Pen } from './brush.ts';
import type { MachineLights } from './machine-skin.ts';
import type { SlotLayout } from './slot-layout.ts';

interface LightKind {
  /** Distance along the frame, in CSS pixels. */
  readonly spacing: number;
  /** Side of a light's picture, as a share of the frame's band. */
  readonly size: number;
  /** How much of its light a dark one keeps, 0 to 1. */
  readonly dim: number;
  /** None along the lower edge, where something else is painted. */
  readonly isFootless?: boolean;
  paint(pen: Pen, size: number, isLit: boolean): void;
}

const PHASES = 3;

/** Lights in the frame's band. At rest two of three glow; a chase moves the dark one along. */
export class FrameLights implements MachineLights {
  readonly view = new Container();
  readonly #kind: LightKind;
  #lit: Sprite[] = [];
  #textures: Texture[] = [];

  constructor(kind: LightKind) {
    this.#kind = kind;
  }

  resize(layout: SlotLayout, pixelRatio: number): void {
    this.free();
    const size = Math.max(10, layout.channel * this.#kind.size);
    const off = bake(size, size, pixelRatio, (pen) => this.#kind.paint(pen, size, false));
    const lit = bake(size, size, pixelRatio, (pen) => this.#kind.paint(pen, size, true));
    this.#textures = [off, lit];
    for (const { x, y } of placeLights(layout, this.#kind)) {
      for (const texture of [off, lit]) {
        const light = new Sprite(texture);
        light.anchor.set(0.5);
        light.position.set(x, y);
        this.view.addChild(light);
        if (texture === lit) this.#lit.push(light);
      }
    }
    this.light(0);
  }

  /** Every third light, shifted by `phase`, goes dim. */
  light(phase: number): void {
    this.#lit.forEach((light, index) => {
      light.alpha = (index + phase) % PHASES === 0 ? this.#kind.dim : 1;
    });
  }

  free(): void {
    for (const child of this.view.removeChildren()) child.destroy();
    for (const texture of this.#textures) texture.destroy(true);
    this.#lit = [];
    this.#textures = [];
  }
}

/** Middles of the lights, clockwise from the upper left, none in the stepped corners. */
function placeLights(
  { frame, channel }: SlotLayout,
  { spacing, isFootless = false }: LightKind,
): { x: number; y: number }[] {
  const middle = channel / 2 + 1;
  const corner = channel + 10;
  const across = Math.floor((frame.width - 2 * corner) / spacing);
  const down = Math.floor((frame.height - 2 * corner) / spacing);
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
    ...Array.from({ length: isFootless ? 0 : across }, (_, i) => ({
      x: frame.x + frame.width - along(frame.width, across, i),
      y: bottom,
    })),
    ...Array.from({ length: down }, (_, i) => ({
      x: frame.x + middle,
      y: frame.y + frame.height - along(frame.height, down, i),
    })),
  ];
}
