import sharp, { type Sharp } from 'sharp';
import { assertImage, ImageError } from './image-error.ts';
import type { ImageRule, StrippedImage } from './image-rule.ts';
import { stripImage } from './strip-image.ts';

// The library supports twenty formats, some of which contain programs (SVG, PDF): here three are enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export interface RedrawnImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes an image: only the pixels of the file are kept, in upright orientation.
 * @throws ImageError
 */
export async function redrawImage(bytes: Buffer, rule: ImageRule): Promise<RedrawnImage> {
  const stripped = stripImage(bytes, rule);
  try {
    const source = sharp(stripped.bytes, { limitInputPixels: rule.maxPixels, failOn: 'error' });
    await assertSameHead(source, stripped);
    const image = encode(turn(resize(source, rule), stripped.orientation), rule);
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    // Whatever the library cannot read is an error of the sender.
    if (error instanceof ImageError || !(error instanceof Error)) throw error;
    throw new ImageError('imageInvalid', error.message.slice(0, 200));
  }
}

/** If two parsers see different images in one file, the checks of the first are worthless. */
async function assertSameHead(source: Sharp, { format, width, height }: StrippedImage): Promise<void> {
  const head = await source.metadata();
  const isSame = head.format === format && head.width === width && head.height === height;
  assertImage(isSame && (head.pages ?? 1) === 1, 'the image does not match its header');
}

/** Before it is rotated: rows are streamed, and only the small image is in memory as a whole. */
function resize(source: Sharp, { fit, side }: ImageRule): Sharp {
  return source.resize({
    // The library takes both as they are after the rotation.
    width: fit === 'poster' ? Math.round((side * 3) / 4) : side,
    height: side,
    fit: fit === 'whole' ? 'inside' : 'cover',
    withoutEnlargement: fit === 'whole',
  });
}

const QUARTER_TURNS: Readonly<Record<number, number>> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 };
const MIRRORED = [2, 4, 5, 7];

/** By EXIF orientation: mirrored left to right first, then rotated clockwise. */
function turn(image: Sharp, orientation: number): Sharp {
  const mirrored = MIRRORED.includes(orientation) ? image.flop() : image;
  const angle = QUARTER_TURNS[orientation];
  return angle === undefined ? mirrored : mirrored.rotate(angle);
}

/** Metadata is dropped by default; a transparent image gets a white background. */
function encode(image: Sharp, { format, quality = 85 }: ImageRule): Sharp {
  const opaque = image.flatten({ background: '#ffffff' }).toColourspace('srgb');
  return format === 'jpeg' ? opaque.jpeg({ quality, mozjpeg: false }) : opaque.webp({ quality, effort: 4 });
}
