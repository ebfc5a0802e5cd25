import type { Tx } from '../db/sql.ts';

interface OfForfeiture {
  readonly playerId: string;
  readonly forfeitureId: string;
}

/** Ends the player's running bonuses. */
export async function updateBonusesForfeited(
  tx: Tx,
  { playerId, forfeitureId, now }: OfForfeiture & { readonly now: number },
): Promise<void> {
  await tx`
    update bonuses set state = 'forfeited', ended_at = ${now}, forfeiture_id = ${forfeitureId}
    where player_id = ${playerId} and state = 'running'`;
}

/** Restores the bonuses that a forfeiture ended at `endedAt`, with the time that they had left then. */
export async function updateBonusesRunningAgain(
  tx: Tx,
  { playerId, forfeitureId, endedAt, now }: OfForfeiture & { readonly endedAt: number; readonly now: number },
): Promise<void> {
  await tx`
    update bonuses set state = 'running', ended_at = null, forfeiture_id = null,
      expires_at = expires_at + (${now}::timestamptz - ${endedAt}::timestamptz)
    where player_id = ${playerId} and forfeiture_id = ${forfeitureId}`;
}
