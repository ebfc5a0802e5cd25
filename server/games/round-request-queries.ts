import type { Db } from '../db/sql.ts';

interface PriorRequest {
  call: string;
  bodyHash: Buffer;
  resultId: string | null;
}

/** The former result of a request id. Null when it is new. */
export async function findPriorRequest(
  db: Db,
  playerId: string,
  requestId: string,
): Promise<PriorRequest | null> {
  const [row] = await db<PriorRequest[]>`
    select call, body_hash, result_id from request_ids
    where player_id = ${playerId} and request_id = ${requestId}`;
  return row ?? null;
}

interface MadeAct {
  readonly playerId: string;
  readonly roundId: string;
  /** Of the body less its request id. */
  readonly hash: Uint8Array;
}

/** Whether the player made this very act in this round, under whichever request id. */
export async function hasMadeAct(db: Db, { playerId, roundId, hash }: MadeAct): Promise<boolean> {
  const rows = await db`
    select from request_ids
    where player_id = ${playerId} and result_id = ${roundId} and call = 'game/act' and body_hash = ${hash} limit 1`;
  return rows.length > 0;
}
