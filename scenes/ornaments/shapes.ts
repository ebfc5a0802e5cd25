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

export function linearGradient(id: string, stops: Ramp, line = 'x1="0" y1="0" x2="0" y2="1"'): string {
  const marks = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" ${line}>${marks}</linearGradient>`;
}

/** Wraps a drawing as an image of its own. `view` may start off zero. */
export function svgImage(view: Box, body: string): string {
  const { x, y, width, height } = view;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${body}</svg>`;
}

const OUTER = /^<svg xmlns="[^"]+" width="[^"]+" height="[^"]+"/;

/**
 * Images of `svgImage` on one sheet, each stretched into its box: one document to be loaded and laid out in place of one
 * for each. Names inside an image are made its own, so that none takes another's gradient.
 */
export function svgSheet(
  { width, height }: Pick<Box, 'width' | 'height'>,
  images: readonly { readonly box: Box; readonly svg: string }[],
): string {
  const body = images.map(({ box, svg }, index) =>
    svg
      .replaceAll(/\bid="/g, `id="i${index}-`)
      .replaceAll(/(url\(|href=")#/g, `$1#i${index}-`)
      .replace(
        OUTER,
        `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="none"`,
      ),
  );
  return svgImage({ x: 0, y: 0, width, height }, body.join(''));
}

/** The image as an address for an `<img>` or for rasterising. */
export function svgDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
