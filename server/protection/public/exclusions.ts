import { endAllSessions } from '../../auth/public/sessions.ts';
import type { Tx } from '../../db/sql.ts';
import { settleRoundsSoon } from '../../games/public/open-rounds.ts';
import { memberOf, type WorkRequest } from '../../http/handler.ts';
import { type Occasion, withdrawConsentRows } from '../../rights/public/withdraw-consents.ts';
import type { Sealer } from '../../seal.ts';
import { insertExclusion, saveShutStatus } from '../exclusion-queries.ts';
import { lockPlayer } from '../player-queries.ts';
import { markExclusions } from './exclusion-marks.ts';

export { findExclusion } from '../exclusion-queries.ts';

/** Applies the exclusion with all its effects. @param until null: permanent */
export async function excludePlayer(
  tx: Tx,
  sealer: Sealer,
  occasion: Occasion,
  { playerId, until }: { playerId: string; until: number | null },
): Promise<void> {
  const { newId, clock } = occasion.context;
  await insertExclusion(tx, { id: newId(), playerId, now: clock.now(), until });
  await markExclusions(tx, sealer, playerId);
  await shutPlayer(tx, occasion, playerId, 'excluded');
}

export const shut = (tx: Tx, request: WorkRequest, status: 'excluded' | 'closed'): Promise<void> =>
  shutPlayer(tx, request, memberOf(request).id, status);

/** An excluded account stays excluded, whatever else is requested for it. */
async function shutPlayer(
  tx: Tx,
  occasion: Occasion,
  playerId: string,
  status: 'excluded' | 'closed',
): Promise<void> {
  await lockPlayer(tx, playerId);
  await saveShutStatus(tx, playerId, status);
  await withdrawConsentRows(tx, occasion, {
    playerId,
    source: status === 'excluded' ? 'exclusion' : 'closing',
  });
  const reason = status === 'excluded' ? 'excluded' : 'logout';
  const now = occasion.context.clock.now();
  await endAllSessions(tx, { playerId, reason, now });
  await settleRoundsSoon(tx, playerId, now);
}
