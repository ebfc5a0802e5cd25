import { writeAudit } from '../audit/audit-log.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { markExclusions } from '../protection/public/exclusion-marks.ts';
import { sealerOf } from '../seal-keys.ts';
import {
  blankCaseMessages,
  blankColumns,
  deletePhoneRows,
  deletePlayerCodes,
  deletePlayerEvents,
  deletePlayerRows,
  lockErasedPlayer,
  saveAnonymousPlayer,
} from './erase-player-queries.ts';
import { saveErasureDone } from './erasure-queries.ts';

/** Tables with data of the player alone, on which no retained row depends. */
const DROPPED_TABLES = [
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
  'push_messages',
  'push_subscriptions',
  'push_settings',
  'known_devices',
  'password_tries',
  'device_tickets',
  'player_details',
  'detail_changes',
  'family_requests',
  'mails',
  // With what was written in them.
  'support_images',
  'support_messages',
  'support_threads',
] as const;

/** Columns with personal data in a retained row; the row's amounts and times stay. */
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
 * Erases a player: no table identifies them any more, and the ledger still adds up. What enforces an exclusion
 * stays: keyed hashes of the proven identity, and the operator's register.
 */
export async function erasePlayer(
  tx: Tx,
  context: Pick<Context, 'newId' | 'settings'>,
  playerId: string,
  now: number,
): Promise<void> {
  const player = await lockErasedPlayer(tx, playerId);
  if (!player) throw new Error(`player ${playerId} is gone`);
  await markExclusions(tx, sealerOf(context.settings), playerId);
  const nobody = `nobody_${playerId.replaceAll('-', '')}`;
  await saveAnonymousPlayer(tx, playerId, nobody);
  await blankCaseMessages(tx, playerId);
  for (const [table, columns] of Object.entries(BLANKED)) {
    await blankColumns(tx, playerId, { table, columns });
  }
  for (const table of DROPPED_TABLES) await deletePlayerRows(tx, playerId, table);
  if (player.mobile !== '') await deletePhoneRows(tx, player.mobile);
  await deletePlayerCodes(tx, playerId);
  await deletePlayerEvents(tx, player.displayId);
  await saveErasureDone(tx, playerId, now);
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
