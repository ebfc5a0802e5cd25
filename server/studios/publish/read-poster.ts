import fs from 'node:fs/promises';
import { CallError } from '../../call-error.ts';
import type { ImageRule } from '../../images/image-rule.ts';
import { cleanImage } from '../../images/images.ts';
import { CommandError } from '../../ops/command.ts';

/** Of the poster among a version's files, below their part. */
export const POSTER_PATH = 'poster.webp';

/** What becomes of a picture. */
export const POSTER_RULE: ImageRule = {
  maxBytes: 8 * 1024 ** 2,
  maxPixels: 24_000_000,
  minSide: 192,
  fit: 'poster',
  // At three times the size of a phone's sheet it is still sharp.
  side: 640,
  format: 'webp',
};

/** The poster of a game as it will be stored: its pixels alone, three wide for four high, in WebP. @throws CommandError for what is no usable picture */
export async function readPoster(file: string): Promise<Buffer> {
  const refuse = (reason: string) => new CommandError(`Refused: ${file}: ${reason}.`);
  const stats = await fs.stat(file).catch(() => null);
  if (!stats?.isFile()) throw refuse('there is no such file');
  if (stats.size > POSTER_RULE.maxBytes) throw refuse(`it has more than ${POSTER_RULE.maxBytes} bytes`);
  try {
    const { bytes } = await cleanImage(await fs.readFile(file, 'base64'), POSTER_RULE);
    return bytes;
  } catch (error) {
    throw error instanceof CallError ? refuse(`it is no usable picture, ${error.message}`) : error;
  }
}
