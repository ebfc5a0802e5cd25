import type { Paint } from '../../contract/config/paint.ts';

/** What a decoration is hung on, in CSS pixels from the upper left of the marquee's frame. */
export interface DecorationRoom {
  readonly paint: Paint;
  /** Width of the frame. */
  readonly width: number;
  /** Width of the crest over the frame's middle. */
  readonly crest: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const toOneDecimal = (value: number): string => value.toFixed(1);

/** Numbers in [0, 1) that are the same at every drawing. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Joins `count` parts; `share` runs from 0 to 1. */
export function drawEach(count: number, draw: (index: number, share: number) => string): string {
  let parts = '';
  for (let index = 0; index < count; index += 1) parts += draw(index, index / Math.max(1, count - 1));
  return parts;
}

/** A point of a string that hangs between two others and is lowest in its middle by `sag`. */
export function pointOnCord(from: Spot, to: Spot, sag: number, share: number): Spot {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + sag * 4 * share * (1 - share),
  };
}

/** Draws the path of a string that hangs between two points. */
export const cordPath = (from: Spot, to: Spot, sag: number): string =>
  `M${toOneDecimal(from.x)} ${toOneDecimal(from.y)}Q${toOneDecimal((from.x + to.x) / 2)} ${toOneDecimal((from.y + to.y) / 2 + sag * 2)} ${toOneDecimal(to.x)} ${toOneDecimal(to.y)}`;

/** Outline of a star with `tips` tips. */
export function starPath({ x, y }: Spot, outer: number, inner: number, tips: number): string {
  return `M${drawEach(tips * 2, (index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / tips;
    const radius = index % 2 ? inner : outer;
    return `${index ? 'L' : ''}${toOneDecimal(x + Math.cos(angle) * radius)} ${toOneDecimal(y + Math.sin(angle) * radius)}`;
  })}Z`;
}

/** Halves of a folded star: the lit one and the shaded one, as two paths. */
export function foldedStar({ x, y }: Spot, outer: number, inner: number, tips: number): [string, string] {
  const at = (radius: number, angle: number) =>
    `${toOneDecimal(x + Math.cos(angle) * radius)} ${toOneDecimal(y + Math.sin(angle) * radius)}`;
  const half = (side: 1 | -1) =>
    drawEach(tips, (index) => {
      const tip = -Math.PI / 2 + (index * 2 * Math.PI) / tips;
      return `M${toOneDecimal(x)} ${toOneDecimal(y)}L${at(outer, tip)}L${at(inner, tip + (side * Math.PI) / tips)}Z`;
    });
  return [half(-1), half(1)];
}

export const radialGradientSvg = (
  id: string,
  ...stops: [offset: number, colour: string, opacity?: number][]
): string =>
  `<radialGradient id="${id}">${stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;
