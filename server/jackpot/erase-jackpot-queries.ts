import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** Keeps the prize in the list of winners. */
export async function eraseJackpotRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`update jackpot_winners set nickname = '' where player_id = ${playerId}`;
}
