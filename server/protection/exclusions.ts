import { type ExclusionPeriod, exclusionEnd } from '../../contract/protection/protection-rules.ts';
import { saveShutStatus } from '../auth/public/player-state.ts';
import { endAllSessions } from '../auth/public/sessions.ts';
import type { Work } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { settleRoundsSoon } from '../games/public/open-rounds.ts';
import type { Occasion, ShutAccount } from '../hooks.ts';
import { memberOf, type WorkRequest } from '../http/handler.ts';
import type { Sealer } from '../seal.ts';
import { markExclusions } from './exclusion-marks.ts';
import { insertExclusion } from './exclusion-queries.ts';
import { lockPlay } from './public/lock-play.ts';

interface HookedOccasion extends Occasion {
  readonly context: Pick<Work, 'newId' | 'clock' | 'hooks'>;
}

/** Applies the exclusion with all its effects. @returns its end; null: permanent */
export async function excludePlayer(
  tx: Tx,
  sealer: Sealer,
  occasion: HookedOccasion,
  { playerId, period }: { playerId: string; period: ExclusionPeriod },
): Promise<number | null> {
  const { newId, clock, hooks } = occasion.context;
  const now = await lockPlay(tx, clock, playerId);
  const until = exclusionEnd(period, now);
  await insertExclusion(tx, { id: newId(), playerId, now, until });
  await markExclusions(tx, hooks, sealer, playerId);
  await shutPlayer(tx, occasion, { playerId, status: 'excluded', now });
  return until;
}

export async function shutAccount(
  tx: Tx,
  request: WorkRequest,
  status: 'excluded' | 'closed',
): Promise<void> {
  const { id: playerId } = memberOf(request);
  const now = await lockPlay(tx, request.context.clock, playerId);
  await shutPlayer(tx, request, { playerId, status, now });
}

/** Under the player's lock. An excluded account stays excluded, whatever else is requested for it. */
async function shutPlayer(
  tx: Tx,
  occasion: HookedOccasion,
  { playerId, status, now }: ShutAccount & { readonly now: number },
): Promise<void> {
  await saveShutStatus(tx, playerId, status);
  await occasion.context.hooks.accountShut(tx, occasion, { playerId, status });
  const reason = status === 'excluded' ? 'excluded' : 'logout';
  await endAllSessions(tx, occasion.context.hooks, { playerId, reason, now });
  await settleRoundsSoon(tx, playerId, now);
}
