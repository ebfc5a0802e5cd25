import { jewelGround } from '../parts/ground.ts';
import { rim } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';

/** Colours that the poster and the banner share, in the order in which both define them. */
export const palette = (pen: Pen) => ({
  warm: rim(pen, { rim: '#ffd58a', glow: '#ff4a2a', glowSize: 9 }),
  sun: linear(pen, [
    [0, '#ffd97a'],
    [55, '#f0702a'],
    [100, '#a8121c'],
  ]),
});

/** A red sky, lit from behind the hero at (x, y). */
export const ground = (pen: Pen, x: number, y: number, radius: number): string =>
  jewelGround(
    pen,
    [
      [0, '#d2282a'],
      [45, '#7a0c18'],
      [100, '#1c0409'],
    ],
    x,
    y,
    radius,
  );
