import { rim } from '../parts/light.ts';
import { linear } from '../parts/paint.ts';
import { n, type Pen } from '../parts/pen.ts';

/** Colours that the poster and the banner share, in the order in which both define them. */
export const palette = (pen: Pen, glowSize: number) => ({
  sun: linear(pen, [
    [0, '#fff2b0'],
    [45, '#ff9a3c'],
    [100, '#c4321c'],
  ]),
  warm: rim(pen, { rim: '#fff3c9', glow: '#ffb347', glowSize }),
});

export interface PyramidShape {
  x: number;
  foot: number;
  /** Half the width of the foot. */
  half: number;
  height: number;
}

type Shade = readonly [top: string, foot: string];

/** A pyramid with the sun on its right side; `bright` and `dark` are the colours of its two sides. */
export function pyramid(
  pen: Pen,
  { x, foot, half, height }: PyramidShape,
  { bright, dark }: { bright: Shade; dark: Shade },
): string {
  const [lit, shaded] = [bright, dark].map(([top, low]) =>
    linear(pen, [
      [0, top],
      [100, low],
    ]),
  );
  const edge = n(x - half * 0.3);
  return `<path d="M${x} ${foot - height}L${x - half} ${foot}H${edge}Z" fill="${shaded}"/><path d="M${x} ${foot - height}L${edge} ${foot}H${x + half}Z" fill="${lit}"/>`;
}
