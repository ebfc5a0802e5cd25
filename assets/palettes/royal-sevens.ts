import { jewelGround } from '../parts/ground.ts';
import { rim } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';

/** Colours that the poster and the banner share, in the order in which both define them. */
export const palette = (pen: Pen) => ({
  hot: rim(pen, { rim: '#fff9e6', glow: '#ff2d2d', glowStrength: 0.8, glowSize: 12, shade: 0.25 }),
  warm: rim(pen, { rim: '#fff3c9', glow: '#ff6a2a', glowSize: 7 }),
  red: linear(pen, [
    [0, '#d4172a'],
    [100, '#5c0614'],
  ]),
});

/** Embers, lit from behind the hero at (x, y). */
export const ground = (pen: Pen, x: number, y: number, radius: number): string =>
  jewelGround(
    pen,
    [
      [0, '#ff8a3c'],
      [24, '#d4172a'],
      [62, '#6d0618'],
      [100, '#1c0206'],
    ],
    x,
    y,
    radius,
  );
