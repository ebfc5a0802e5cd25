import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** Keeps amounts and times. */
export async function eraseWalletRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`update payout_accounts set holder = '', number = '' where player_id = ${playerId}`;
  await tx`update withdrawals set holder = '', number = '' where player_id = ${playerId}`;
  await tx`update forfeitures set text = '', reversal_text = '' where player_id = ${playerId}`;
  await tx`delete from safebox_credentials where player_id = ${playerId}`;
}
