import { rim } from '../parts/light.ts';
import { round } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';

/** Rims of what lies in the light (`cool`) and of what lies beside it (`dim`). */
export const rims = (pen: Pen) => ({
  cool: rim(pen, { rim: '#ffffff', glow: '#39b7ff', glowSize: 10 }),
  dim: rim(pen, { rim: '#bff0ff', glow: '#39b7ff', glowStrength: 0.3, glowSize: 5 }),
});

/** Paint of the pearl, its light upper left. */
export const pearlPaint = (pen: Pen): string =>
  round(
    pen,
    [
      [0, '#ffffff'],
      [45, '#fdf0f6'],
      [78, '#d9b6d6'],
      [100, '#7f6fae'],
    ],
    [0.34, 0.28],
  );
