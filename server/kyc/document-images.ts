import { createHash } from 'node:crypto';
import type { KycSide, uploadKyc } from '../../contract/kyc/kyc-calls.ts';
import { MAX_KYC_IMAGE_BYTES, MIN_KYC_IMAGE_SIDE } from '../../contract/limits.ts';
import { readKycState } from '../auth/public/kyc-state.ts';
import { addToWindow } from '../auth/public/rate-windows.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import type { ImageRule } from '../images/image-rule.ts';
import { cleanImage } from '../images/images.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import type { Sealer } from '../seal.ts';
import { sealerOf } from '../seal-keys.ts';
import { lockForHandIn } from './kyc-attempts.ts';
import { kycConfig } from './kyc-config.ts';
import {
  deleteReadyImage,
  insertImage,
  lockImage,
  readAttemptImages,
  readImageKeys,
  readReadySides,
  updateSealedImage,
} from './kyc-image-queries.ts';

const RULE: ImageRule = {
  maxBytes: MAX_KYC_IMAGE_BYTES,
  maxPixels: 40_000_000,
  minSide: MIN_KYC_IMAGE_SIDE,
  fit: 'whole',
  side: 2_400,
  format: 'jpeg',
  quality: 86,
};
const HOUR_MS = 3_600_000;

/** Binds an image to its row: it cannot be decrypted for another player or side. */
const placeOf = (playerId: string, id: string, side: string) => `kyc picture ${playerId} ${id} ${side}`;

const uploadDocumentImage: Handler<typeof uploadKyc> = async ({ requestId, side, image }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  // Before any work is done for an image that cannot be submitted.
  const state = await readKycState(context.sql, playerId);
  if (state === 'pending' || state === 'approved')
    throw new CallError(state === 'pending' ? 'kycPending' : 'kycApproved', `the check is ${state}`);
  await countUpload(context, playerId);
  const { bytes } = await cleanImage(image, RULE);
  const sha = createHash('sha256').update(image).digest('hex');
  const about = { playerId, call: 'uploadKyc', requestId, body: { side, sha } };
  await withRequestId(context, about, async (tx) => {
    await lockForHandIn(tx, playerId);
    const id = context.newId();
    const sealed = sealerOf(context.settings).seal(bytes, placeOf(playerId, id, side));
    await deleteReadyImage(tx, playerId, side);
    await insertImage(tx, { playerId, id, side, madeAt: context.clock.now(), sealed });
    return true;
  });
  return { sides: await readReadySides(context.sql, playerId) };
};

/** Counted by account, over all sessions and addresses. @throws CallError tooOften */
async function countUpload({ sql, clock }: Context, playerId: string): Promise<void> {
  const now = clock.now();
  const endsAt = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  const [{ hourUploads }, used] = await Promise.all([
    readConfig(sql, kycConfig),
    addToWindow(sql, { key: `kyc:${playerId}:${endsAt}`, endsAt }),
  ]);
  if (used <= hourUploads) return;
  const retryAfter = Math.ceil((endsAt - now) / 1000);
  throw new CallError('tooOften', `Too many images; try again in ${retryAfter} s.`, { retryAfter });
}

interface OpenedImage {
  readonly side: KycSide;
  /** A JPEG re-encoded by the platform. */
  readonly bytes: Buffer;
}

/** @throws SealError without the key that an image was sealed with. */
export async function openImages(
  db: Db,
  sealer: Sealer,
  { playerId, attemptId }: { playerId: string; attemptId: string },
): Promise<OpenedImage[]> {
  const rows = await readAttemptImages(db, playerId, attemptId);
  return rows.map(({ id, side, sealed }) => ({
    side,
    bytes: sealer.open(sealed, placeOf(playerId, id, side)),
  }));
}

/** Seals again everything that an older key has sealed. @returns how many */
export async function resealImages(tx: Tx, sealer: Sealer): Promise<number> {
  const rows = await readImageKeys(tx);
  let count = 0;
  // One by one: all of them at once would not fit into memory.
  for (const { playerId, id } of rows) {
    const row = await lockImage(tx, { playerId, id });
    if (!row || sealer.isCurrent(row.sealed)) continue;
    const place = placeOf(playerId, id, row.side);
    const sealed = sealer.seal(sealer.open(row.sealed, place), place);
    await updateSealedImage(tx, { playerId, id, sealed });
    count += 1;
  }
  return count;
}

export const kycImageHandlers = { uploadKyc: uploadDocumentImage };
