import { CallError } from '../call-error.ts';
import { createConcurrencyLimiter } from '../concurrency-limiter.ts';
import { ImageError } from './image-error.ts';
import type { ImageRule } from './image-rule.ts';
import { runWorker } from './run-worker.ts';
import { isImage } from './strip-image.ts';

export interface CleanImage {
  readonly bytes: Buffer;
  readonly type: 'image/webp' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** One at a time uses one core and a worker's memory; the others with admitted bodies (large-bodies.ts) wait. */
const limiter = createConcurrencyLimiter({ atOnce: 1, maxQueued: 4 });
const RETRY_AFTER_S = 5;

/**
 * Re-encodes an image: only the pixels of the file are kept, in upright orientation. Location, time, camera and
 * anything hidden behind or inside the file is removed.
 * @throws CallError imageInvalid, imageTooLarge, imageTooSmall, or tooOften while too many are in progress.
 */
export async function cleanImage(base64: string, rule: ImageRule): Promise<CleanImage> {
  const bytes = Buffer.from(base64, 'base64');
  try {
    if (bytes.length > rule.maxBytes) throw new ImageError('imageTooLarge', `${bytes.length} bytes`);
    if (!isImage(bytes)) throw new ImageError('imageInvalid', 'the bytes are not a JPEG, PNG or WebP');
    const image = await limiter.run(() => runWorker(bytes, rule), tooManyImages);
    return { ...image, type: `image/${rule.format}` };
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    const { maxBytes, maxPixels, minSide } = rule;
    const bounds = error.key === 'imageTooSmall' ? { minSide } : { maxBytes, maxPixels };
    throw new CallError(error.key, error.message, error.key === 'imageInvalid' ? undefined : bounds);
  }
}

const tooManyImages = () =>
  new CallError('tooOften', `Too many images at once; try again in ${RETRY_AFTER_S} s.`, {
    retryAfter: RETRY_AFTER_S,
  });
