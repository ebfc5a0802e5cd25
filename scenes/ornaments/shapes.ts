import type { Ramp } from '../../contract/config/paint.ts';
import type { Box } from '../lobby/layout.ts';

/** Path of a box whose corners step inward: `steps` steps of `size` each, the deco corner of every plaque. */
export function steppedPath(box: Box, size: number, steps: number): string {
  const { x, y, width, height } = box;
  const right = x + width;
  const bottom = y + height;
  const reach = size * steps;
  const path: string[] = [`M${x + reach} ${y}`, `H${right - reach}`];
  for (let step = 0; step < steps; step += 1) path.push(`v${size}h${size}`);
  path.push(`V${bottom - reach}`);
  for (let step = 0; step < steps; step += 1) path.push(`h${-size}v${size}`);
  path.push(`H${x + reach}`);
  for (let step = 0; step < steps; step += 1) path.push(`v${-size}h${-size}`);
  path.push(`V${y + reach}`);
  for (let step = 0; step < steps; step += 1) path.push(`h${size}v${-size}`);
  return `${path.join('')}Z`;
}

/** The box drawn in by `inset` on every side. */
export function insetBox(box: Box, inset: number): Box {
  return {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - 2 * inset,
    height: box.height - 2 * inset,
  };
}

/** A point on a circle around (0, 0) as a path has it; degrees clockwise from the top. */
export function pointAt(degrees: number, reach: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * reach).toFixed(2)} ${(Math.sin(angle) * reach).toFixed(2)}`;
}

export function linearGradient(id: string, stops: Ramp, line = 'x1="0" y1="0" x2="0" y2="1"'): string {
  const marks = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" ${line}>${marks}</linearGradient>`;
}

/** Wraps a drawing as an image of its own. `view` may start off zero. */
export function svgImage(view: Box, body: string): string {
  const { x, y, width, height } = view;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${body}</svg>`;
}
