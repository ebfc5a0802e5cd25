import { createHash } from 'node:crypto';
import { SESSION_IDLE_MS } from '../../../contract/limits.ts';
import type { Context } from '../../context.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { newToken } from '../../new-token.ts';
import { openGameSession } from '../game-sessions.ts';
import { findRemoteSessionRow, type RemoteSession, saveRemotePlayer } from './remote-session-queries.ts';

interface RemoteOpening {
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameId: number;
  readonly activityId: number | null;
  /** Whose server decides the game. */
  readonly aggregator: string;
}

/**
 * Opens a game session whose token an aggregator gets, for this player, sign-in and game alone.
 * @returns what may leave: the token, and the pseudonym of the player there
 */
export async function openRemoteSession(
  context: Context,
  opening: RemoteOpening,
): Promise<{ id: string; token: string; pseudonym: string }> {
  const { aggregator, playerId } = opening;
  const made = newToken(context.random);
  const pseudonym = await runTransaction(context.sql, (tx) =>
    saveRemotePlayer(tx, { aggregator, playerId, pseudonym: made }),
  );
  const { id, launchToken: token } = await openGameSession(context, {
    ...opening,
    isPlayMoney: false,
    studioVersion: null,
  });
  return { id, token, pseudonym };
}

/** The session of a token, open or not; null for one that this aggregator was never given. */
export function findRemoteSession(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  asked: { readonly aggregator: string; readonly token: string; readonly round: string | null },
): Promise<RemoteSession | null> {
  const now = clock.now();
  const tokenHash = createHash('sha256').update(asked.token).digest();
  return findRemoteSessionRow(sql, { ...asked, tokenHash, now, idleSince: now - SESSION_IDLE_MS });
}
