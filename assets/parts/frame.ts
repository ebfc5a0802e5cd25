import { n } from './pen.ts';

/**
 * Outline of a box whose corners step in: each entry of `steps` is one stair, in units.
 * One long step alone gives a notch, two the platform's corner.
 */
export function steppedBox(
  x: number,
  y: number,
  width: number,
  height: number,
  steps: readonly number[],
): string {
  const total = steps.reduce((sum, step) => sum + step, 0);
  const corner = (dx: number, dy: number, isRising: boolean): string =>
    steps.map((s) => (isRising ? `h${n(s * dx)}v${n(s * dy)}` : `v${n(s * dy)}h${n(s * dx)}`)).join('');
  return [
    `M${n(x)} ${n(y + total)}`,
    corner(1, -1, true),
    `H${n(x + width - total)}`,
    corner(1, 1, false),
    `V${n(y + height - total)}`,
    corner(-1, 1, true),
    `H${n(x + total)}`,
    corner(-1, -1, false),
    'Z',
  ].join('');
}

/** A box with its corners cut at 45 degrees. */
export function cutBox(x: number, y: number, width: number, height: number, cut: number): string {
  const right = x + width;
  const foot = y + height;
  return `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${foot - cut}L${right - cut} ${foot}H${x + cut}L${x} ${foot - cut}V${y + cut}Z`;
}

/** The poster's frame: a brass line with stepped corners and a hairline inside it. */
export function posterFrame(colour = '#e9bf6a'): string {
  const line = (inset: number, width: number, opacity: number): string =>
    `<path d="${steppedBox(inset, inset, 300 - 2 * inset, 400 - 2 * inset, [9, 9])}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`;
  return line(8.5, 1.8, 0.95) + line(13.5, 0.7, 0.65);
}
