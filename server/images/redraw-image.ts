import sharp, { type Sharp } from 'sharp';
import { assertImage, ImageError } from './image-error.ts';
import type { ImageRule, StrippedImage } from './image-rule.ts';
import { stripImage } from './strip-image.ts';

// The library knows twenty formats, of which some are programs of their own (SVG, PDF): here it has three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export interface Redrawn {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that was drawn anew: of what was sent only its pixels are left, turned the way they are looked at.
 * @throws ImageError
 */
export async function redrawImage(bytes: Buffer, rule: ImageRule): Promise<Redrawn> {
  const stripped = stripImage(bytes, rule);
  try {
    const source = sharp(stripped.bytes, { limitInputPixels: rule.maxPixels, failOn: 'error' });
    await assertSameHead(source, stripped);
    const image = encode(turn(resize(source, rule), stripped.orientation), rule);
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    // Whatever the library cannot read is the sender's to mend.
    if (error instanceof ImageError || !(error instanceof Error)) throw error;
    throw new ImageError('imageInvalid', error.message.slice(0, 200));
  }
}

/** Two readers that see two pictures in one file would make every check of the first worthless. */
async function assertSameHead(source: Sharp, { format, width, height }: StrippedImage): Promise<void> {
  const head = await source.metadata();
  const isSame = head.format === format && head.width === width && head.height === height;
  assertImage(isSame && (head.pages ?? 1) === 1, 'the picture is not what its head says');
}

/** Before it is turned: rows are read as they come, and only the small picture lies in memory as a whole. */
function resize(source: Sharp, { fit, side }: ImageRule): Sharp {
  return source.resize({
    width: side,
    height: side,
    fit: fit === 'square' ? 'cover' : 'inside',
    withoutEnlargement: fit === 'whole',
  });
}

const QUARTER_TURNS: Readonly<Record<number, number>> = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 };
const MIRRORED = [2, 4, 5, 7];

/** By EXIF's numbers: mirrored left to right first, then turned clockwise. */
function turn(image: Sharp, orientation: number): Sharp {
  const mirrored = MIRRORED.includes(orientation) ? image.flop() : image;
  const angle = QUARTER_TURNS[orientation];
  return angle === undefined ? mirrored : mirrored.rotate(angle);
}

/** Nothing of the head is kept unless asked for; a picture with holes lies on white, as on paper. */
function encode(image: Sharp, { format, quality = 85 }: ImageRule): Sharp {
  const opaque = image.flatten({ background: '#ffffff' }).toColourspace('srgb');
  return format === 'jpeg' ? opaque.jpeg({ quality, mozjpeg: false }) : opaque.webp({ quality, effort: 4 });
}
