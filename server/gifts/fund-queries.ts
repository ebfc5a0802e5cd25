import type { Fund } from '../../contract/gifts/fund-calls.ts';
import type { Db, Tx } from '../db/sql.ts';

/** What the player has set aside; undefined without anything. */
export async function findRunningFund(db: Db, playerId: string): Promise<Fund | undefined> {
  const [row] = await db<Fund[]>`
    select id as fund_id, points, extra, saved_at, due_at from funds
    where player_id = ${playerId} and ended_at is null`;
  return row;
}

/** The same, locked until the transaction ends: of two that end it at once the second finds nothing. */
export async function lockRunningFund(tx: Tx, playerId: string): Promise<Fund | undefined> {
  const [row] = await tx<Fund[]>`
    select id as fund_id, points, extra, saved_at, due_at from funds
    where player_id = ${playerId} and ended_at is null for update`;
  return row;
}

export async function insertFund(
  tx: Tx,
  { playerId, fundId, points, extra, savedAt, dueAt }: Fund & { readonly playerId: string },
): Promise<void> {
  await tx`
    insert into funds (player_id, id, points, extra, saved_at, due_at)
    values (${playerId}, ${fundId}, ${points}, ${extra}, ${savedAt}, ${dueAt})`;
}

export async function updateFundEnded(
  tx: Tx,
  { playerId, fundId, wasDue, now }: { playerId: string; fundId: string; wasDue: boolean; now: number },
): Promise<void> {
  await tx`
    update funds set ended_at = ${now}, was_due = ${wasDue}
    where player_id = ${playerId} and id = ${fundId} and ended_at is null`;
}
