import type { FastifyInstance } from 'fastify';
import { AVATAR_BYTES, AVATAR_SIDE } from '../../contract/profile-rules.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { cleanPicture, type PictureRule } from './pictures.ts';

/** Where own pictures are served: the rest of the address is the picture's id. */
export const PICTURE_PATH = '/player-pictures/';

const RULE: PictureRule = {
  maxBytes: AVATAR_BYTES,
  maxPixels: 2_000_000,
  minSide: 64,
  fit: 'square',
  side: AVATAR_SIDE,
  format: 'webp',
};

/** Address of a picture by its id; empty without one. */
export const pictureAddress = (id: string | null): string => (id ? `${PICTURE_PATH}${id}.webp` : '');

/** The picture as it will be kept. @throws CallError when it cannot be one. */
export const drawPicture = async (base64: string): Promise<Buffer> =>
  (await cleanPicture(base64, RULE)).bytes;

export async function keepPicture(
  db: Db,
  { clock, random }: Pick<Context, 'clock' | 'random'>,
  { playerId, bytes }: { playerId: string; bytes: Buffer },
): Promise<void> {
  const id = Buffer.from(random.bytes(16)).toString('hex');
  await db`
    insert into player_pictures (player_id, id, bytes, made_at)
    values (${playerId}, ${id}, ${bytes}, ${clock.now()})
    on conflict (player_id) do update
    set id = excluded.id, bytes = excluded.bytes, made_at = excluded.made_at`;
}

export async function dropPicture(db: Db, playerId: string): Promise<boolean> {
  const { count } = await db`delete from player_pictures where player_id = ${playerId}`;
  return count > 0;
}

/** Own pictures for whoever knows their address: a picture of the page cannot say who asks. */
export function addPictureFiles(app: FastifyInstance, { sql }: Context): void {
  app.get<{ Params: { file: string } }>(`${PICTURE_PATH}:file`, async (request, reply) => {
    const id = /^([0-9a-f]{32})\.webp$/.exec(request.params.file)?.[1];
    const [row] = id
      ? await sql<{ bytes: Buffer }[]>`select bytes from player_pictures where id = ${id}`
      : [];
    if (!row) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('content-disposition', 'inline; filename="picture.webp"')
      .type('image/webp')
      .send(row.bytes);
  });
}
