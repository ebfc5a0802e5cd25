import { commitOf, hexOf, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import type { Context } from '../context.ts';
import { readStoredSeed, sealSeed } from '../sealed-seed.ts';
import { findInviteSeed, insertMissingInviteSeed, placeOfInviteSeed } from './invite-seed-queries.ts';

/** The commitment for the player's next spin: the hash of a seed that is created on first request. */
export async function readPromise(
  context: Pick<Context, 'sql' | 'random' | 'seedSealer'>,
  playerId: string,
): Promise<string> {
  const { sql, random, seedSealer } = context;
  const known = await findInviteSeed(sql, playerId);
  const place = placeOfInviteSeed(playerId);
  if (known) return commitOf(hexOf(readStoredSeed(seedSealer, known, place)));
  const sealedSeed = sealSeed(seedSealer, random.bytes(SERVER_SEED_BYTES), place);
  await insertMissingInviteSeed(sql, playerId, sealedSeed);
  return readPromise(context, playerId);
}
