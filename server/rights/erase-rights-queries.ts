import type { Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

export async function lockErasedPlayer(tx: Tx, playerId: string): Promise<ErasedPlayer | undefined> {
  const [player] = await tx<ErasedPlayer[]>`
    select id as player_id, mobile, display_id from players where id = ${playerId} for update`;
  return player;
}

/** Keeps the course of complaints, and which texts were accepted when. */
export async function eraseRightsRows(tx: Tx, playerId: string): Promise<void> {
  await tx`
    update case_messages set text = '', operator = ''
    where case_id in (select id from cases where player_id = ${playerId})`;
  await tx`update legal_acceptances set ip = '' where player_id = ${playerId}`;
  await tx`update cases set contact = '', subject = '', address = '' where player_id = ${playerId}`;
  await tx`delete from data_exports where player_id = ${playerId}`;
  await tx`delete from consents where player_id = ${playerId}`;
  await tx`delete from detail_changes where player_id = ${playerId}`;
}
