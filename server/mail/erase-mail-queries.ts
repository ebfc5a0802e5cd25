import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** Opened or not, with what was attached. */
export async function eraseMailRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`delete from mails where player_id = ${playerId}`;
}
