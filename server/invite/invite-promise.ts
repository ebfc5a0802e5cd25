import { commitOf, hexOf, SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import type { Context } from '../context.ts';
import { findInviteSeed, insertMissingInviteSeed } from './invite-spin-queries.ts';

/** The commitment for the player's next spin: the hash of a seed that is created on first request. */
export async function readPromise(
  { sql, random }: Pick<Context, 'sql' | 'random'>,
  playerId: string,
): Promise<string> {
  const known = await findInviteSeed(sql, playerId);
  if (known) return commitOf(hexOf(known));
  await insertMissingInviteSeed(sql, playerId, random.bytes(SERVER_SEED_BYTES));
  return readPromise({ sql, random }, playerId);
}
