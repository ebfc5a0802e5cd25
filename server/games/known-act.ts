import { CallError } from '../call-error.ts';
import type { Db } from '../db/sql.ts';
import { findPriorRequest, hasMadeAct } from './round-request-queries.ts';

interface AskedAct {
  readonly playerId: string;
  readonly requestId: string;
  readonly roundId: string;
  /** Of the body less its request id: of round, act and the acts before it. */
  readonly hash: Buffer;
}

/**
 * Whether the player made this very act already: `repeated` under the same request id, `doubled` under another one, as a
 * button does that is pressed twice.
 * @throws CallError requestIdReused for an id that belongs to another request
 */
export async function findKnownAct(db: Db, asked: AskedAct): Promise<'repeated' | 'doubled' | null> {
  const { playerId, requestId, hash } = asked;
  const prior = await findPriorRequest(db, playerId, requestId);
  if (!prior) return (await hasMadeAct(db, asked)) ? 'doubled' : null;
  if (prior.call !== 'game/act' || !hash.equals(prior.bodyHash))
    throw new CallError('requestIdReused', `request id ${requestId} belongs to another request`);
  return 'repeated';
}
