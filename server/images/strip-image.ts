import { ImageError } from './image-error.ts';
import type { CheckSize, ImageRule, StrippedImage } from './image-rule.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

type Strip = (bytes: Buffer, checkSize: CheckSize) => StrippedImage;

const READERS: readonly (readonly [(bytes: Buffer) => boolean, Strip])[] = [
  [(bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])), stripJpeg],
  [(bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), stripPng],
  [(bytes) => /^RIFF.{4}WEBP$/s.test(bytes.toString('latin1', 0, 12)), stripWebp],
];

const readerOf = (bytes: Buffer): Strip | null => READERS.find(([isIt]) => isIt(bytes))?.[1] ?? null;

/** Determined by the first bytes; neither the file name nor the declared type is trusted. */
export const isImage = (bytes: Buffer): boolean => readerOf(bytes) !== null;

type SizeRule = Pick<ImageRule, 'maxPixels' | 'minSide'> & Partial<Pick<ImageRule, 'fit' | 'side'>>;

/** The shorter side of the image that is stored: a panorama is scaled by its longer side until nothing on it can be read. One that is cropped is cropped first. */
function shorterSide(width: number, height: number, { fit, side }: SizeRule): number {
  const shorter = Math.min(width, height);
  const scale = fit === 'whole' && side ? Math.min(1, side / Math.max(width, height)) : 1;
  return Math.round(shorter * scale);
}

/**
 * Keeps only the parts of a file that make its image: a decoder decompresses everything it is given, and texts and
 * profiles of a megabyte decompress to gigabytes.
 * @throws ImageError for what is not an image, or of a size that the rule does not accept
 */
export function stripImage(bytes: Buffer, rule: SizeRule): StrippedImage {
  const strip = readerOf(bytes);
  if (!strip) throw new ImageError('imageInvalid', 'the bytes are not a JPEG, PNG or WebP');
  return strip(bytes, (width, height) => {
    if (width * height > rule.maxPixels) throw new ImageError('imageTooLarge', `${width} x ${height}`);
    if (width === 0 || height === 0) throw new ImageError('imageInvalid', 'an image without pixels');
    if (shorterSide(width, height, rule) < (rule.minSide ?? 1))
      throw new ImageError('imageTooSmall', `${width} x ${height}`);
  });
}
