import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** Images that no message has taken yet are in no thread. */
export async function eraseSupportRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`delete from support_images where player_id = ${playerId}`;
  await tx`delete from support_messages where player_id = ${playerId}`;
  await tx`delete from support_threads where player_id = ${playerId}`;
}
