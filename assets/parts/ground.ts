import { halo, linear, type Stop } from './paint.ts';
import type { Pen } from './pen.ts';

/** A poster is drawn in these units and rendered at any size. */
export const POSTER = { width: 300, height: 400 } as const;

/** Grounds reach past the poster, so that a banner can be cut from them too. */
const SHEET = 'x="-300" y="-60" width="1100" height="560"';

/** Jewel ground: lit from behind the hero at (x, y), dark at the edges. */
export function jewelGround(pen: Pen, stops: readonly Stop[], x = 150, y = 150, radius = 300): string {
  return `<rect ${SHEET} fill="${halo(pen, stops, x, y, radius)}"/>`;
}

export function sky(pen: Pen, stops: readonly Stop[]): string {
  return `<rect width="300" height="400" fill="${linear(pen, stops)}"/>`;
}

/** Ink that rises from the foot, so that lettering stands on something calm. */
export function inkFloor(pen: Pen, top: number, colour = '#0a0510', strength = 0.96): string {
  const fill = linear(pen, [
    [0, colour, 0],
    [42, colour, strength * 0.72],
    [100, colour, strength],
  ]);
  return `<rect y="${top}" width="300" height="${POSTER.height - top}" fill="${fill}"/>`;
}

/** The same from above, for posters whose title stands at the head. */
export function inkCeiling(pen: Pen, bottom: number, colour = '#0a0510', strength = 0.9): string {
  const fill = linear(pen, [
    [0, colour, strength],
    [58, colour, strength * 0.7],
    [100, colour, 0],
  ]);
  return `<rect width="300" height="${bottom}" fill="${fill}"/>`;
}

export function vignette(pen: Pen, strength = 0.6): string {
  const fill = halo(
    pen,
    [
      [52, '#05020a', 0],
      [100, '#05020a', 0.85],
    ],
    150,
    185,
    270,
  );
  return `<rect width="300" height="400" fill="${fill}" opacity="${strength}"/>`;
}

/** Darkness that comes in from a banner's shown left edge, for the text there. */
export function inkSide(pen: Pen, colour: string, left: number, width: number): string {
  const fill = linear(
    pen,
    [
      [0, colour, 0.94],
      [40, colour, 0.78],
      [100, colour, 0],
    ],
    90,
  );
  return `<rect x="${left}" width="${width}" height="276" fill="${fill}"/>`;
}
