import { REALITY_DEFAULT_MINUTES } from '../../../contract/protection/protection-rules.ts';
import { CallError } from '../../call-error.ts';
import type { Tx } from '../../db/sql.ts';
import { findMoneyRefusal, lockCoin, readLimitRows } from '../limit-queries.ts';
import { findSessionTimes } from '../play-session-queries.ts';

const MINUTE_MS = 60_000;

interface Stake {
  readonly playerId: string;
  readonly sessionId: string;
  /** Cents; 0 for what is paid with something else than money. */
  readonly stake: number;
  readonly now: number;
}

/**
 * For a stake outside of a game, in its transaction and after `assertMayPlay`: what refuses a bet refuses this one too.
 * Takes the lock of the balance, for which the player's bets wait, so that each sees what the one before has staked.
 * @throws CallError legalChanged, onBreak, sessionTimeUp, realityCheckDue, stakeLimitReached or lossLimitReached.
 */
export async function assertMayStake(tx: Tx, { playerId, sessionId, stake, now }: Stake): Promise<void> {
  await lockCoin(tx, playerId);
  const limits = await readLimitRows(tx, playerId);
  const times = await findSessionTimes(tx, playerId, sessionId);
  if (!times) throw new Error(`no session ${sessionId}`);
  const minutes = limits.get('sessionMinutes')?.value ?? null;
  if (minutes !== null && times.playedFrom + minutes * MINUTE_MS <= now)
    throw new CallError('sessionTimeUp', 'the session time is used up', { minutes });
  const reality = limits.get('realityMinutes')?.value ?? REALITY_DEFAULT_MINUTES;
  if (times.realityFrom + reality * MINUTE_MS <= now)
    throw new CallError('realityCheckDue', 'the reality check is due');
  const refusal = await findMoneyRefusal(tx, { playerId, stake, now });
  if (refusal) throw new CallError(refusal, `stake refused: ${refusal}`);
}
