import sharp, { type Sharp } from 'sharp';
import { CallError } from '../http/call-error.ts';
import { createTurnstile } from './turnstile.ts';

/** What is accepted, and what is made of it. */
export interface PictureRule {
  /** Of the file as it was sent. */
  readonly maxBytes: number;
  /** Width times height of what was sent: read from its head, before anything is unpacked. */
  readonly maxPixels: number;
  /** Of the shorter side, as sent. */
  readonly minSide?: number;
  /** `square` cuts the middle out, `whole` keeps the proportions. */
  readonly fit: 'square' | 'whole';
  /** The longer side of the result; nothing is made larger than it was. */
  readonly side: number;
  readonly format: 'webp' | 'jpeg';
  readonly quality?: number;
}

export interface CleanPicture {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

// The library knows twenty formats, of which some are programs of their own (SVG, PDF): here it has three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// One player's picture must not lie in memory while the next one's is read.
sharp.cache(false);
sharp.concurrency(1);

/** Two at once take at most two cores and a few hundred megabytes; twenty in line are some seconds' worth. */
const turnstile = createTurnstile({ atOnce: 2, line: 20 });
const MOST_SECONDS = 8;

const SIGNS: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['webp', (bytes) => /^RIFF.{4}WEBP$/s.test(bytes.toString('latin1', 0, 12))],
];

/** What the first bytes say; neither a name nor a type that somebody sent along is believed. */
const formatOf = (bytes: Buffer): string | null => SIGNS.find(([, isIt]) => isIt(bytes))?.[0] ?? null;

/**
 * A picture that was drawn anew: of what was sent only its pixels are left, turned the way they are looked at. Place,
 * time, camera and whatever was hidden behind or inside the file is gone.
 * @throws CallError pictureInvalid, pictureTooLarge, pictureTooSmall, or tooOften while too many are at work.
 */
export async function cleanPicture(base64: string, rule: PictureRule): Promise<CleanPicture> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > rule.maxBytes) throw tooLarge(rule, `${bytes.length} bytes`);
  const format = formatOf(bytes);
  if (!format) throw new CallError('pictureInvalid', 'the bytes are no JPEG, PNG or WebP');
  return turnstile.pass(
    () => redraw(bytes, format, rule),
    () => new CallError('tooOften', 'Too many pictures at once; try again in 5 s.', { retryAfter: 5 }),
  );
}

const tooLarge = ({ maxBytes, maxPixels }: PictureRule, what: string) =>
  new CallError('pictureTooLarge', `the picture is too large: ${what}`, { maxBytes, maxPixels });

async function redraw(bytes: Buffer, format: string, rule: PictureRule): Promise<CleanPicture> {
  const source = sharp(bytes, { limitInputPixels: rule.maxPixels, failOn: 'error', animated: false });
  const head = await ofPicture(() => source.metadata());
  if (head.format !== format || (head.pages ?? 1) > 1)
    throw new CallError('pictureInvalid', 'the picture is not what its first bytes say, or it moves');
  const { width = 0, height = 0 } = head;
  if (width * height > rule.maxPixels) throw tooLarge(rule, `${width} x ${height}`);
  const least = rule.minSide ?? 1;
  if (Math.min(width, height) < least)
    throw new CallError('pictureTooSmall', `${width} x ${height}`, { minSide: least });
  const { data, info } = await ofPicture(() =>
    encode(shape(source, rule), rule).toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, type: `image/${rule.format}`, width: info.width, height: info.height };
}

/** Whatever the library cannot read is the sender's to mend. */
async function ofPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && /pixel limit/.test(error.message))
      throw new CallError('pictureTooLarge', 'the picture has more pixels than are taken');
    throw new CallError(
      'pictureInvalid',
      error instanceof Error ? error.message.slice(0, 200) : 'unreadable',
    );
  }
}

function shape(source: Sharp, { fit, side }: PictureRule): Sharp {
  return source
    .autoOrient()
    .resize({
      width: side,
      height: side,
      fit: fit === 'square' ? 'cover' : 'inside',
      withoutEnlargement: fit === 'whole',
    })
    .timeout({ seconds: MOST_SECONDS });
}

/** Nothing of the head is kept unless asked for; a picture with holes lies on white, as on paper. */
function encode(picture: Sharp, { format, quality = 85 }: PictureRule): Sharp {
  const opaque = picture.flatten({ background: '#ffffff' }).toColourspace('srgb');
  return format === 'jpeg' ? opaque.jpeg({ quality, mozjpeg: false }) : opaque.webp({ quality, effort: 4 });
}
