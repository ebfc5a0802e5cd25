import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

export async function eraseProfileRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`delete from player_pictures where player_id = ${playerId}`;
  await tx`delete from player_details where player_id = ${playerId}`;
}
