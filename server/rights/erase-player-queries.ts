import type { Tx } from '../db/sql.ts';

interface ErasedPlayer {
  mobile: string;
  displayId: number;
}

export async function lockErasedPlayer(tx: Tx, playerId: string): Promise<ErasedPlayer | undefined> {
  const [player] = await tx<ErasedPlayer[]>`
    select mobile, display_id from players where id = ${playerId} for update`;
  return player;
}

/** Keeps the year of birth. @param nobody a unique replacement for the account name and the invitation code */
export async function saveAnonymousPlayer(tx: Tx, playerId: string, nobody: string): Promise<void> {
  await tx`
    update players set account = ${nobody}, account_key = ${nobody}, nickname = '', avatar = '', mobile = '',
      mobile_proven_at = null, birth_date = date_trunc('year', birth_date)::date, nationality = '',
      kyc_reason = '', invite_code = ${nobody}, request_id = null, request_fingerprint = null,
      status = case when status = 'open' then 'closed' else status end
    where id = ${playerId}`;
}

export async function blankCaseMessages(tx: Tx, playerId: string): Promise<void> {
  await tx`
    update case_messages set text = '', operator = ''
    where case_id in (select id from cases where player_id = ${playerId})`;
}

/** Empties columns of text in the player's rows of a table. */
export async function blankColumns(
  tx: Tx,
  playerId: string,
  { table, columns }: { table: string; columns: readonly string[] },
): Promise<void> {
  const blanks = Object.fromEntries(columns.map((column) => [column, '']));
  await tx`update ${tx(table)} set ${tx(blanks)} where player_id = ${playerId}`;
}

export async function deletePlayerRows(tx: Tx, playerId: string, table: string): Promise<void> {
  await tx`delete from ${tx(table)} where player_id = ${playerId}`;
}

/** What was sent to a number before or without an account. */
export async function deletePhoneRows(tx: Tx, mobile: string): Promise<void> {
  await tx`delete from codes where phone = ${mobile}`;
  await tx`delete from newcomer_tickets where subject = ${mobile}`;
}

export async function deletePlayerCodes(tx: Tx, playerId: string): Promise<void> {
  await tx`delete from codes where player_id = ${playerId}`;
}

export async function deletePlayerEvents(tx: Tx, displayId: number): Promise<void> {
  await tx`delete from client_events where user_id = ${String(displayId)}`;
}
