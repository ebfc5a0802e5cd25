import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** What others wrote of the person, with its evidence. Limits, breaks and exclusions stay. */
export async function eraseProtectionRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`delete from family_requests where player_id = ${playerId}`;
}
