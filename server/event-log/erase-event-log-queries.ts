import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** A client names its player by the number that is shown. */
export async function eraseEventLogRows(tx: Tx, { displayId }: ErasedPlayer): Promise<void> {
  await tx`delete from client_events where user_id = ${String(displayId)}`;
}
