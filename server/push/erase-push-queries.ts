import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

export async function erasePushRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`delete from push_messages where player_id = ${playerId}`;
  await tx`delete from push_subscriptions where player_id = ${playerId}`;
  await tx`delete from push_settings where player_id = ${playerId}`;
}
