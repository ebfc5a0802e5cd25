import type { JSONValue } from 'postgres';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/sql.ts';
import { findAnswer, type Request, withRequestId } from '../../ledger/request-ids.ts';
import { assertMayPlay, rejectBarred } from '../may-play.ts';

/**
 * Work that grants something, once for its request id, for a player who may have it now. A repeat gets its first answer,
 * also on a break that began since. `now`: milliseconds since 1970.
 * @throws CallError why nothing may be granted to this player, or requestIdReused.
 */
export async function withGrantRequest<Answer extends JSONValue>(
  context: Pick<Context, 'sql' | 'registers' | 'clock' | 'log' | 'hooks'>,
  request: Request,
  work: (tx: Tx, now: number) => Promise<Answer>,
): Promise<Answer> {
  const made = await findAnswer<Answer>(context.sql, request);
  if (made) return made;
  await rejectBarred(context, request.playerId);
  return withRequestId(context, request, async (tx) => {
    const now = await assertMayPlay(tx, context.clock, request.playerId);
    return work(tx, now);
  });
}
