import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** Images go before the attempts that they belong to. */
export async function eraseKycRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`delete from kyc_pictures where player_id = ${playerId}`;
  await tx`delete from kyc_drafts where player_id = ${playerId}`;
  await tx`delete from kyc_attempts where player_id = ${playerId}`;
}
