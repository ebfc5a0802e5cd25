import type { Pen } from './pen.ts';

/** Offset in percent, colour, opacity (1 when left out). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Ramps of polished metal: light sky above, a hard horizon near the middle, the ground's reflection below. */
export const METALS = {
  brass: [
    [0, '#fff6d2'],
    [18, '#ffe09a'],
    [42, '#d89b34'],
    [50, '#8a5a18'],
    [56, '#f6cf7c'],
    [80, '#c9962f'],
    [100, '#6b4416'],
  ],
  silver: [
    [0, '#ffffff'],
    [22, '#dfe9f4'],
    [45, '#93a8bf'],
    [50, '#56697f'],
    [57, '#eef5fb'],
    [82, '#a3b6ca'],
    [100, '#485a6e'],
  ],
  copper: [
    [0, '#fff0e0'],
    [20, '#ffc79a'],
    [44, '#cf7540'],
    [50, '#7c3414'],
    [57, '#ffb98a'],
    [82, '#b65c2c'],
    [100, '#5a220c'],
  ],
  rose: [
    [0, '#fff2ee'],
    [20, '#ffd3c8'],
    [45, '#d88d84'],
    [50, '#8a4346'],
    [57, '#ffdcd2'],
    [82, '#c8766f'],
    [100, '#662c30'],
  ],
  jade: [
    [0, '#effff5'],
    [20, '#a8f0cb'],
    [45, '#3bae7e'],
    [50, '#14614a'],
    [57, '#bdf7da'],
    [82, '#2c966e'],
    [100, '#0b4535'],
  ],
  ivory: [
    [0, '#fffdf6'],
    [45, '#f4e8cb'],
    [52, '#d9c08a'],
    [60, '#fbf2da'],
    [100, '#c3a468'],
  ],
  ruby: [
    [0, '#ffb9aa'],
    [22, '#ff5f52'],
    [47, '#b3121f'],
    [52, '#7d0613'],
    [58, '#f23a42'],
    [100, '#5c0612'],
  ],
  violet: [
    [0, '#f6e6ff'],
    [24, '#cf9bff'],
    [47, '#7a38c4'],
    [52, '#421480'],
    [58, '#b877f5'],
    [100, '#2c0a5c'],
  ],
  ice: [
    [0, '#ffffff'],
    [26, '#c9efff'],
    [47, '#56b4e6'],
    [52, '#1c5f9c'],
    [58, '#b3e6ff'],
    [100, '#10406f'],
  ],
  iron: [
    [0, '#a58f98'],
    [22, '#5a4752'],
    [47, '#2c1f2a'],
    [52, '#120b12'],
    [58, '#705560'],
    [100, '#140c14'],
  ],
} as const satisfies Record<string, readonly Stop[]>;

export type Metal = keyof typeof METALS;

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** A straight ramp over the painted shape's own box; `degrees` 0 runs down, 90 runs to the right. */
export function linear(pen: Pen, stops: readonly Stop[], degrees = 0): string {
  return pen.url(
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1" gradientTransform="rotate(${-degrees} .5 .5)">${stopsOf(stops)}</linearGradient>`,
  );
}

/** A straight ramp in the drawing's coordinates, so that several shapes share one light. */
export function across(
  pen: Pen,
  stops: readonly Stop[],
  from: readonly [number, number],
  to: readonly [number, number],
): string {
  return pen.url(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopsOf(stops)}</linearGradient>`,
  );
}

/** A round ramp over the shape's own box, lit from `at` (shares of the box). */
export function round(pen: Pen, stops: readonly Stop[], at: readonly [number, number] = [0.5, 0.5]): string {
  return pen.url(
    (id) =>
      `<radialGradient id="${id}" cx=".5" cy=".5" r=".5" fx="${at[0]}" fy="${at[1]}">${stopsOf(stops)}</radialGradient>`,
  );
}

/** A round ramp in the drawing's coordinates. */
export function halo(pen: Pen, stops: readonly Stop[], x: number, y: number, radius: number): string {
  return pen.url(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`,
  );
}

/** A metal over the shape's own box, its light a little from the left as on every poster. */
export function metal(pen: Pen, name: Metal, degrees = -7): string {
  return linear(pen, METALS[name], degrees);
}

/** A soft spot of light. */
export function glow(pen: Pen, x: number, y: number, radius: number, colour: string, strength = 0.8): string {
  const fill = round(pen, [
    [0, colour, strength],
    [45, colour, strength * 0.4],
    [100, colour, 0],
  ]);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}
