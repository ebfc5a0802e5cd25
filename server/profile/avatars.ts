import type { FastifyInstance } from 'fastify';
import { AVATAR_BYTES, AVATAR_SIDE } from '../../contract/profile/profile-rules.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import type { ImageRule } from '../images/image-rule.ts';
import { cleanImage } from '../images/images.ts';
import { findImageBytes, saveImage } from './profile-queries.ts';

/** Where uploaded avatars are served: the rest of the address is the image's id. */
const PICTURE_PATH = '/player-pictures/';

const RULE: ImageRule = {
  maxBytes: AVATAR_BYTES,
  maxPixels: 2_000_000,
  minSide: 64,
  fit: 'square',
  side: AVATAR_SIDE,
  format: 'webp',
};

/** Address of an image by its id; empty without one. */
export const imageAddress = (id: string | null): string => (id ? `${PICTURE_PATH}${id}.webp` : '');

/** The image as it will be stored. @throws CallError for an invalid image. */
export const drawImage = async (base64: string): Promise<Buffer> => (await cleanImage(base64, RULE)).bytes;

export async function storeAvatar(
  db: Db,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  { playerId, bytes }: { playerId: string; bytes: Buffer },
): Promise<void> {
  const id = Buffer.from(random.bytes(16)).toString('hex');
  await saveImage(db, { playerId, id, bytes, madeAt: clock.now() });
}

/** Serves uploaded avatars to whoever knows their address: an `<img>` cannot send a token. */
export function addImageFiles(app: FastifyInstance, { sql }: Context): void {
  app.get<{ Params: { file: string } }>(`${PICTURE_PATH}:file`, async (request, reply) => {
    const id = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1];
    const bytes = id ? await findImageBytes(sql, id) : null;
    if (!bytes)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-disposition', 'inline; filename="picture.webp"')
      .type('image/webp')
      .send(bytes);
  });
}
