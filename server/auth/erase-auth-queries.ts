import type { Db, Fragment, Tx } from '../db/sql.ts';
import type { ErasedPlayer } from '../hooks.ts';

/** Keeps the year of birth, and that there was a player. The replaced names are unique columns. */
async function saveAnonymousPlayer(tx: Tx, playerId: string): Promise<void> {
  const nobody = `nobody_${playerId.replaceAll('-', '')}`;
  await tx`
    update players set account = ${nobody}, account_key = ${nobody}, nickname = '', avatar = '', mobile = '',
      mobile_proven_at = null, birth_date = date_trunc('year', birth_date)::date, nationality = '',
      kyc_reason = '', invite_code = ${nobody}, request_id = null, request_fingerprint = null,
      status = case when status = 'open' then 'closed' else status end
    where id = ${playerId}`;
}

/** A condition on the row `players`: its account has the name that is given to erased ones. */
export const isErased = (db: Db): Fragment =>
  db`players.account_key = 'nobody_' || replace(players.id::text, '-', '')`;

/** What was sent to a number before or without an account. */
async function deletePhoneRows(tx: Tx, mobile: string): Promise<void> {
  await tx`delete from codes where phone = ${mobile}`;
  await tx`delete from newcomer_tickets where subject = ${mobile}`;
}

/** Keeps the times of sessions and sign-ins, and what was declared when. */
export async function eraseAuthRows(tx: Tx, { playerId, mobile }: ErasedPlayer): Promise<void> {
  await saveAnonymousPlayer(tx, playerId);
  await tx`update sessions set ip = '', device = '' where player_id = ${playerId}`;
  await tx`update login_history set ip = '', device = '' where player_id = ${playerId}`;
  await tx`update declarations set ip = '' where player_id = ${playerId}`;
  await tx`delete from credentials where player_id = ${playerId}`;
  await tx`delete from social_identities where player_id = ${playerId}`;
  await tx`delete from social_attempts where player_id = ${playerId}`;
  await tx`delete from way_out_tickets where player_id = ${playerId}`;
  await tx`delete from player_devices where player_id = ${playerId}`;
  await tx`delete from known_devices where player_id = ${playerId}`;
  await tx`delete from password_tries where player_id = ${playerId}`;
  await tx`delete from device_tickets where player_id = ${playerId}`;
  if (mobile !== '') await deletePhoneRows(tx, mobile);
  await tx`delete from codes where player_id = ${playerId}`;
}
