import sharp from 'sharp';

/** Limits of the screenshots of `npm test`, as in playwright.config.ts: 8 % of full scale, in a dozen pixels. */
const MAX_LEVELS = 0.08 * 255;
export const MAX_PIXELS = 12;

export interface Difference {
  /** Pixels of which a channel differs visibly. */
  readonly pixels: number;
  /** Largest difference of a channel, of 255. */
  readonly levels: number;
}

/** Compares two screenshots of the same size pixel by pixel. Another size differs in every pixel. */
export async function compareScreenshots(a: Buffer, b: Buffer): Promise<Difference> {
  const [first, second] = await Promise.all(
    [a, b].map((screenshot) => sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!first || !second || first.info.width !== second.info.width || first.info.height !== second.info.height)
    return { pixels: Number.POSITIVE_INFINITY, levels: 255 };
  let pixels = 0;
  let levels = 0;
  // Most screenshots are equal to the last byte.
  if (first.data.equals(second.data)) return { pixels, levels };
  for (let at = 0; at < first.data.length; at += 3) {
    let distance = 0;
    for (let channel = at; channel < at + 3; channel += 1)
      distance = Math.max(distance, Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0)));
    levels = Math.max(levels, distance);
    if (distance > MAX_LEVELS) pixels += 1;
  }
  return { pixels, levels };
}
