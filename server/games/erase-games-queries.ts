import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** Rounds and visits stay: the ledger is accounted for by them. */
export async function eraseGamesRows(tx: Tx, { playerId }: ErasedPlayer): Promise<void> {
  await tx`delete from game_likes where player_id = ${playerId}`;
  await tx`delete from game_history where player_id = ${playerId}`;
}
