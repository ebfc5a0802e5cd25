import { endAllSessions } from '../../auth/public/sessions.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { memberOf, type WorkRequest } from '../../http/handler.ts';
import { type Occasion, takeConsentsBack } from '../../rights/public/withdraw-consents.ts';
import type { Sealer } from '../../seal.ts';
import { markExclusions } from './exclusion-marks.ts';
import { lockPlayer } from './player-limits.ts';

/** The exclusion itself, with all that follows from it. @param until null for good */
export async function excludePlayer(
  tx: Tx,
  sealer: Sealer,
  occasion: Occasion,
  { playerId, until }: { playerId: string; until: number | null },
): Promise<void> {
  const { newId, clock } = occasion.context;
  await tx`
    insert into self_exclusions (id, player_id, made_at, until, birth_date, nationality)
    select ${newId()}, id, ${clock.now()}, ${until}, birth_date, nationality from players where id = ${playerId}`;
  await markExclusions(tx, sealer, playerId);
  await shutPlayer(tx, occasion, playerId, 'excluded');
}

export const shut = (tx: Tx, request: WorkRequest, status: 'excluded' | 'closed'): Promise<void> =>
  shutPlayer(tx, request, memberOf(request).id, status);

/** An excluded account stays excluded, whatever else is asked for it. */
async function shutPlayer(
  tx: Tx,
  occasion: Occasion,
  playerId: string,
  status: 'excluded' | 'closed',
): Promise<void> {
  await lockPlayer(tx, playerId);
  await tx`
    update players set status = ${status}
    where id = ${playerId} and (status = 'open' or ${status === 'excluded'})`;
  await takeConsentsBack(tx, occasion, {
    playerId,
    source: status === 'excluded' ? 'exclusion' : 'closing',
  });
  const reason = status === 'excluded' ? 'excluded' : 'logout';
  await endAllSessions(tx, { playerId, reason, now: occasion.context.clock.now() });
}

export interface Exclusion {
  /** Null for good. */
  readonly until: number | null;
}

/** The player's own exclusion that stands; null when none does. The longest is told. */
export async function findExclusion(db: Db, playerId: string): Promise<Exclusion | null> {
  const [row] = await db<{ until: number | null }[]>`
    select until from self_exclusions where player_id = ${playerId} and lifted_at is null
    order by until desc nulls first limit 1`;
  return row ?? null;
}
