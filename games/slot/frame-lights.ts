import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import type { Pen } from './brush.ts';
import type { MachineLights } from './machine-skin.ts';
import type { Box, SlotLayout } from './slot-layout.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

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

/** The lights along one side of the frame, as they stand in each phase. */
interface Strip {
  readonly view: Sprite;
  readonly phases: readonly Texture[];
}

/**
 * Lights in the frame's band. At rest two of three glow; a chase moves the dark one along. The lights of a side are
 * painted once for each phase: a hundred pictures of single lights took longer to draw than everything else.
 */
export class FrameLights implements MachineLights {
  readonly view = new Container();
  readonly #kind: LightKind;
  #strips: Strip[] = [];
  #sheet: Texture | null = null;

  constructor(kind: LightKind) {
    this.#kind = kind;
  }

  resize(layout: SlotLayout, pixelRatio: number): void {
    this.free();
    const size = Math.max(10, layout.channel * this.#kind.size);
    const pictures = [false, true].map((isLit) =>
      bake(size, size, pixelRatio, (pen) => this.#kind.paint(pen, size, isLit)),
    ) as [Texture, Texture];
    const sides = placeLights(layout, this.#kind)
      .filter((places) => places.length > 0)
      .map((places) => ({ places, box: boxAround(places, size, pixelRatio) }));
    const wide = Math.max(...sides.map(({ box }) => box.width));
    const strips = shelve(
      sides.flatMap(({ box }) => Array.from({ length: PHASES }, () => box)),
      wide,
    );
    const tall = Math.max(...strips.map(({ y, height }) => y + height));
    const sheet = bake(wide, tall, pixelRatio, (pen) => {
      let count = 0;
      sides.forEach(({ places, box }, side) => {
        for (let phase = 0; phase < PHASES; phase += 1) {
          const { x, y } = strips[side * PHASES + phase] as Box;
          const moved = places.map((place) => ({ x: place.x - box.x + x, y: place.y - box.y + y }));
          this.#paint(pen, moved, count + phase, pictures);
        }
        count += places.length;
      });
    });
    this.#sheet = sheet;
    for (const texture of pictures) texture.destroy(true);
    this.#strips = sides.map(({ box }, side) => {
      const phases = strips
        .slice(side * PHASES, (side + 1) * PHASES)
        .map(
          ({ x, y, width, height }) =>
            new Texture({ source: sheet.source, frame: new Rectangle(x, y, width, height) }),
        );
      const view = new Sprite(phases[0]);
      view.position.set(box.x, box.y);
      this.view.addChild(view);
      return { view, phases };
    });
  }

  /** Every third light, shifted by `phase`, goes dim. */
  light(phase: number): void {
    for (const { view, phases } of this.#strips) view.texture = phases[phase % PHASES] as Texture;
  }

  free(): void {
    for (const { view, phases } of this.#strips) {
      view.destroy();
      for (const texture of phases) texture.destroy();
    }
    this.#sheet?.destroy(true);
    this.#strips = [];
    this.#sheet = null;
  }

  /** @param first number of the first light in the chase */
  #paint(pen: Pen, places: readonly Point[], first: number, [off, lit]: readonly [Texture, Texture]): void {
    places.forEach(({ x, y }, index) => {
      for (const { source, width, height } of [off, lit]) {
        const isDim = source === lit.source && (first + index) % PHASES === 0;
        pen.globalAlpha = isDim ? this.#kind.dim : 1;
        pen.drawImage(source.resource as HTMLCanvasElement, x - width / 2, y - height / 2, width, height);
      }
    });
  }
}

/** What lights around these middles cover, on whole device pixels. */
function boxAround(places: readonly Point[], size: number, pixelRatio: number): Box {
  const whole = (value: number) => Math.floor(value * pixelRatio) / pixelRatio;
  const reach = size / 2 + 1;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const x = whole(Math.min(...xs) - reach);
  const y = whole(Math.min(...ys) - reach);
  return {
    x,
    y,
    width: whole(Math.max(...xs) + reach + 1) - x,
    height: whole(Math.max(...ys) + reach + 1) - y,
  };
}

/** Puts boxes side by side on shelves of a width, one below the other. */
function shelve(boxes: readonly Box[], wide: number): Box[] {
  let x = 0;
  let y = 0;
  let tallest = 0;
  return boxes.map(({ width, height }) => {
    if (x + width > wide) {
      y += tallest;
      x = 0;
      tallest = 0;
    }
    const place = { x, y, width, height };
    x += width;
    tallest = Math.max(tallest, height);
    return place;
  });
}

/** Middles of the lights of each side, clockwise from the upper left, none in the stepped corners. */
function placeLights({ frame, channel }: SlotLayout, { spacing, isFootless = false }: LightKind): Point[][] {
  const middle = channel / 2 + 1;
  const corner = channel + 10;
  const across = Math.floor((frame.width - 2 * corner) / spacing);
  const down = Math.floor((frame.height - 2 * corner) / spacing);
  const along = (length: number, count: number, index: number) =>
    corner + ((length - 2 * corner) * (index + 0.5)) / count;
  const right = frame.x + frame.width - middle;
  const bottom = frame.y + frame.height - middle;
  return [
    Array.from({ length: across }, (_, i) => ({
      x: frame.x + along(frame.width, across, i),
      y: frame.y + middle,
    })),
    Array.from({ length: down }, (_, i) => ({ x: right, y: frame.y + along(frame.height, down, i) })),
    Array.from({ length: isFootless ? 0 : across }, (_, i) => ({
      x: frame.x + frame.width - along(frame.width, across, i),
      y: bottom,
    })),
    Array.from({ length: down }, (_, i) => ({
      x: frame.x + middle,
      y: frame.y + frame.height - along(frame.height, down, i),
    })),
  ];
}
