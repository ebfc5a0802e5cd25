import { writeAudit } from '../audit/audit-log.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { markExclusions } from '../protection/public/exclusion-marks.ts';
import { sealerOf } from '../seal-keys.ts';
import { eraseRightsRows, lockErasedPlayer } from './erase-rights-queries.ts';
import { saveErasureDone } from './erasure-queries.ts';

/**
 * Erases a player: no table identifies them any more, and the ledger still adds up. What enforces an exclusion
 * stays: keyed hashes of the proven identity, and the operator's register.
 */
export async function erasePlayer(
  tx: Tx,
  context: Pick<Context, 'newId' | 'settings' | 'hooks'>,
  playerId: string,
  now: number,
): Promise<void> {
  const player = await lockErasedPlayer(tx, playerId);
  if (!player) throw new Error(`player ${playerId} is gone`);
  // Made of what is erased next.
  await markExclusions(tx, context.hooks, sealerOf(context.settings), playerId);
  for (const erase of context.hooks.erase) await erase(tx, player);
  // Last: the database notes each change of a player's details, these included.
  await eraseRightsRows(tx, playerId);
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
