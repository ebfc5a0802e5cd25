import type { getSupportImage, uploadSupportImage } from '../../contract/support/image-calls.ts';
import { MAX_SUPPORT_IMAGE_BYTES } from '../../contract/support/support-rules.ts';
import { addToWindow } from '../auth/public/rate-windows.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { CallRequest, Handler } from '../http/handler.ts';
import type { ImageRule } from '../images/image-rule.ts';
import { cleanImage } from '../images/images.ts';
import { findImage, findImageBytes, insertImage } from './image-queries.ts';
import { limitedOf, ownerOf } from './owner.ts';
import { supportConfig } from './support-config.ts';

const RULE: ImageRule = {
  maxBytes: MAX_SUPPORT_IMAGE_BYTES,
  maxPixels: 24_000_000,
  minSide: 32,
  fit: 'whole',
  side: 1_600,
  format: 'webp',
  quality: 80,
};
const HOUR_MS = 3_600_000;

const uploadImage: Handler<typeof uploadSupportImage> = async ({ requestId, code, image }, request) => {
  const { context } = request;
  const owner = ownerOf(request, code);
  // The request's id is the picture's: a repeat of an upload whose answer was lost finds it.
  const known = await findImage(context.sql, owner, requestId);
  if (known) return known;
  // Before any work is done for it.
  await countUpload(request);
  const { bytes, width, height } = await cleanImage(image, RULE);
  await insertImage(context.sql, {
    ...owner,
    id: requestId,
    width,
    height,
    bytes,
    madeAt: context.clock.now(),
  });
  const made = await findImage(context.sql, owner, requestId);
  if (!made) throw new CallError('invalidValue', 'the id belongs to another picture', { field: 'requestId' });
  return made;
};

/** Counted by member, or by address for guests, over all processes. @throws CallError supportLimit */
async function countUpload(request: CallRequest): Promise<void> {
  const { context, player } = request;
  const endsAt = (Math.floor(context.clock.now() / HOUR_MS) + 1) * HOUR_MS;
  const [{ limits }, used] = await Promise.all([
    readConfig(context.sql, supportConfig),
    addToWindow(context.sql, { key: `support:${limitedOf(request)}:${endsAt}`, endsAt }),
  ]);
  const most = player ? limits.imagesPerHour : limits.guestImagesPerHour;
  if (used > most)
    throw new CallError('supportLimit', `at most ${most} pictures in an hour`, { until: endsAt });
}

const readImage: Handler<typeof getSupportImage> = async ({ id, code }, request) => {
  const bytes = await findImageBytes(request.context.sql, ownerOf(request, code), id);
  if (!bytes) throw new CallError('supportImageUnknown', 'the caller has no such picture');
  return { image: bytes.toString('base64') };
};

export const imageHandlers = { uploadSupportImage: uploadImage, getSupportImage: readImage };
