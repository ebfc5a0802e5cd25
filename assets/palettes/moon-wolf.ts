import { linear, round } from '../parts/paint.ts';
import type { Pen } from '../parts/pen.ts';

/**
 * Colours that the poster and the banner share, in the order in which both define them.
 * @param auroraStrength opacity of the northern lights where they are brightest, 0 to 1
 */
export const palette = (pen: Pen, auroraStrength: number) => ({
  aurora: linear(
    pen,
    [
      [0, '#4affd0', 0],
      [45, '#5ff0d6', auroraStrength],
      [100, '#3a6bff', 0],
    ],
    90,
  ),
  moon: round(
    pen,
    [
      [0, '#ffffff'],
      [62, '#d3e6fb'],
      [100, '#7fa8d8'],
    ],
    [0.4, 0.34],
  ),
});
