import { jewelGround } from '../parts/ground.ts';
import { rim } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';

/** Colours that the poster and the banner share, in the order in which both define them. */
export const palette = (pen: Pen) => ({
  soft: rim(pen, { rim: '#d9ffe9', glow: '#3fe39b', glowSize: 8 }),
  moon: linear(pen, [
    [0, '#fdfbd8'],
    [60, '#bdeeb0'],
    [100, '#3fb57c'],
  ]),
  cane: ['#0c4a30', '#7fdca5', '#0b3a26'] as const,
});

/** A jade dusk, lit from behind the hero at (x, y). */
export const ground = (pen: Pen, x: number, y: number, radius: number): string =>
  jewelGround(
    pen,
    [
      [0, '#2bb27a'],
      [40, '#0e5a40'],
      [100, '#03150f'],
    ],
    x,
    y,
    radius,
  );
