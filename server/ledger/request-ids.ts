import type { JSONValue } from 'postgres';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/sql.ts';
import { bodyHash } from './body-hash.ts';
import { runTransaction } from './run-transaction.ts';

export interface Request {
  readonly playerId: string;
  readonly call: string;
  readonly requestId: string;
  readonly body: unknown;
}

/**
 * The answer that a request id got before; null for a new one. For checks before the work: a repeat of an accepted
 * request must get its first answer, whatever they say now.
 * @throws CallError requestIdReused as below.
 */
export async function findAnswer<Answer extends JSONValue>(
  db: Db,
  { playerId, call, requestId, body }: Request,
): Promise<Answer | null> {
  const [prior] = await db<StoredAnswer<Answer>[]>`
    select call, body_hash, answer from request_ids
    where player_id = ${playerId} and request_id = ${requestId}`;
  return prior ? answerOf(prior, { call, requestId, hash: bodyHash(body) }) : null;
}

interface StoredAnswer<Answer> {
  readonly call: string;
  readonly bodyHash: Buffer;
  readonly answer: Answer;
}

function answerOf<Answer>(
  prior: StoredAnswer<Answer> | undefined,
  { call, requestId, hash }: { call: string; requestId: string; hash: Buffer },
): Answer {
  if (prior?.call !== call || !hash.equals(prior.bodyHash))
    throw new CallError('requestIdReused', `request id ${requestId} belongs to another request`);
  return prior.answer;
}

/**
 * Does `work` once for a request id, in one transaction with it. The same id with the same body gets the first
 * answer again; a concurrent one waits for the first to end.
 * @throws CallError requestIdReused for the same id with another body or in another call.
 */
export async function withRequestId<Answer extends JSONValue>(
  context: Pick<Context, 'sql' | 'clock'>,
  request: Request,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { playerId, requestId, call } = request;
  const hash = bodyHash(request.body);
  return runTransaction(context.sql, async (tx) => {
    const claimed = await tx`
      insert into request_ids (player_id, request_id, call, body_hash, at)
      values (${playerId}, ${requestId}, ${call}, ${hash}, ${context.clock.now()})
      on conflict do nothing`;
    if (claimed.count === 0) {
      const [prior] = await tx<StoredAnswer<Answer>[]>`
        select call, body_hash, answer from request_ids
        where player_id = ${playerId} and request_id = ${requestId}`;
      return answerOf(prior, { call, requestId, hash });
    }
    const answer = await work(tx);
    await tx`
      update request_ids set answer = ${tx.json(answer)}
      where player_id = ${playerId} and request_id = ${requestId}`;
    return answer;
  });
}
