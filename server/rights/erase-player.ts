import { writeAudit } from '../audit/audit-log.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { markExclusions } from '../protection/public/exclusion-marks.ts';
import { sealerOf } from '../seal-keys.ts';

/** What is the player's alone and stands behind nothing that is kept. */
const DROPPED = [
  'credentials',
  'safebox_credentials',
  'social_identities',
  'social_attempts',
  'player_pictures',
  'kyc_pictures',
  'kyc_drafts',
  'kyc_attempts',
  'data_exports',
  'consents',
  'game_likes',
  'game_history',
  'way_out_tickets',
  'player_devices',
  'known_devices',
  'password_tries',
  'device_tickets',
  'player_details',
  'detail_changes',
  'family_requests',
] as const;

/** Columns with something of the person in a row that is kept; the row's figures and moments stay. */
const BLANKED: Readonly<Record<string, readonly string[]>> = {
  sessions: ['ip', 'device'],
  login_history: ['ip', 'device'],
  declarations: ['ip'],
  legal_acceptances: ['ip'],
  payout_accounts: ['holder', 'number'],
  withdrawals: ['holder', 'number'],
  cases: ['contact', 'subject', 'address'],
  forfeitures: ['text', 'reversal_text'],
  jackpot_winners: ['nickname'],
};

/**
 * Makes nobody of a player: who it was cannot be told from any table any more, and the money still adds up. What
 * keeps an excluded person out stays: keyed hashes of what was proven of them, and the operator's register.
 */
export async function erasePlayer(
  tx: Tx,
  context: Pick<Context, 'newId' | 'settings'>,
  playerId: string,
  now: number,
): Promise<void> {
  const [player] = await tx<{ mobile: string; displayId: number }[]>`
    select mobile, display_id from players where id = ${playerId} for update`;
  if (!player) throw new Error(`player ${playerId} is gone`);
  await markExclusions(tx, sealerOf(context.settings), playerId);
  const nobody = `nobody_${playerId.replaceAll('-', '')}`;
  await tx`
    update players set account = ${nobody}, account_key = ${nobody}, nickname = '', avatar = '', mobile = '',
      mobile_proven_at = null, birth_date = date_trunc('year', birth_date)::date, nationality = '',
      kyc_reason = '', invite_code = ${nobody}, request_id = null, request_fingerprint = null,
      status = case when status = 'open' then 'closed' else status end
    where id = ${playerId}`;
  await tx`
    update case_messages set text = '', operator = ''
    where case_id in (select id from cases where player_id = ${playerId})`;
  for (const [table, columns] of Object.entries(BLANKED)) {
    const blanks = Object.fromEntries(columns.map((column) => [column, '']));
    await tx`update ${tx(table)} set ${tx(blanks)} where player_id = ${playerId}`;
  }
  for (const table of DROPPED) await tx`delete from ${tx(table)} where player_id = ${playerId}`;
  if (player.mobile !== '') {
    await tx`delete from codes where phone = ${player.mobile}`;
    await tx`delete from newcomer_tickets where subject = ${player.mobile}`;
  }
  await tx`delete from codes where player_id = ${playerId}`;
  await tx`delete from client_events where user_id = ${String(player.displayId)}`;
  await tx`update erasure_requests set done_at = ${now} where player_id = ${playerId}`;
  const details = { by: 'retention' };
  await writeAudit(tx, {
    id: context.newId(),
    at: now,
    actor: 'house',
    act: 'player erased',
    subject: playerId,
    details,
  });
}
