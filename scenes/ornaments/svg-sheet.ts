import type { Box } from '../lobby/layout.ts';
import { svgImage } from './shapes.ts';

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
