import { createHash } from 'node:crypto';
import { LAUNCH_TOKEN_MS, SESSION_IDLE_MS } from '../../contract/limits.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { SERVER_SEED_BYTES } from '../../maths/provably-fair.ts';
import type { Context } from '../context.ts';
import { type Db, sqlState, type Tx } from '../db/sql.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { newToken } from '../new-token.ts';
import {
  findGameSessionRow,
  type GameSessionRow,
  hasClosedGameSession,
  insertGameSession,
  lockOpenGameSessions,
  readStakedAndWon,
  updateClosedGameSessions,
  updateLaunchedSession,
} from './game-session-queries.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The game session of a frame's token; null when it was closed or its player's session is over. `freeStake` is read
 * where there is a request id.
 */
export async function findGameSession(
  { sql, hooks }: Pick<Context, 'sql' | 'hooks'>,
  token: string,
  now: number,
  requestId: string | null = null,
): Promise<GameSessionRow | null> {
  const asked = { tokenHash: hashOf(token), now, idleSince: now - SESSION_IDLE_MS, requestId };
  return (await findGameSessionRow(sql, hooks, asked)) ?? null;
}

/**
 * The same for a call that only ends what was begun in a studio's game. Its session may have been closed, and its player may have
 * signed out or be excluded: for as long as a win can wait, its page can end the round.
 */
export async function findEndingSession(
  { sql, hooks }: Pick<Context, 'sql' | 'hooks'>,
  token: string,
  now: number,
): Promise<GameSessionRow | null> {
  const asked = { tokenHash: hashOf(token), now, idleSince: now - SESSION_IDLE_MS };
  return (await findGameSessionRow(sql, hooks, { ...asked, requestId: null, isForEnd: true })) ?? null;
}

/** Whether the token is one of a game session that was closed while its player stays signed in. */
export const isClosedGame = (db: Db, token: string, now: number): Promise<boolean> =>
  hasClosedGameSession(db, { tokenHash: hashOf(token), now, idleSince: now - SESSION_IDLE_MS });

interface GameSessionOpening {
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameId: number;
  readonly activityId: number | null;
  readonly isPlayMoney: boolean;
  /** Of a studio's game; null in a game of ours. */
  readonly studioVersion: number | null;
  /** Whose server decides the game, and gets the token; none in a game that we decide. */
  readonly aggregator?: string;
}

/**
 * Opens a game session and closes the one before, so that a player has one at most. The last round's time and
 * an unseen end are carried over: reopening neither avoids the cycle nor loses a round.
 */
export async function openGameSession(
  context: Context,
  opening: GameSessionOpening,
): Promise<{ id: string; launchToken: string }> {
  const { playerId } = opening;
  const launchToken = newToken(context.random);
  const id = context.newId();
  // Pages and servers of others know no exchange of tokens: what they are launched with is their session.
  const isTraded = opening.studioVersion === null && opening.aggregator === undefined;
  const open = () =>
    runTransaction(context.sql, async (tx) => {
      // An exclusion closes the open sessions; under its lock none can be opened concurrently.
      const now = await context.hooks.assertMayPlay(tx, context.clock, playerId);
      await closeGameSessions(tx, playerId, now, 'replaced');
      await insertGameSession(tx, {
        ...opening,
        id,
        launchHash: isTraded ? hashOf(launchToken) : null,
        launchUntil: now + LAUNCH_TOKEN_MS,
        tokenHash: isTraded ? null : hashOf(launchToken),
        aggregator: opening.aggregator ?? null,
        serverSeed: context.random.bytes(SERVER_SEED_BYTES),
        openedAt: now,
      });
    });
  try {
    await open();
  } catch (error) {
    // Two concurrent openings: the unique index admits one session, and this one now replaces it.
    if (sqlState(error) !== '23505') throw error;
    await open();
  }
  return { id, launchToken };
}

/** Exchanges a launch token, valid once and for a minute, for the token of the frame; null when it is invalid. */
export async function tradeLaunchToken(
  context: Context,
  launchToken: string,
): Promise<{ session: GameSessionRow; gameToken: string } | null> {
  const gameToken = newToken(context.random);
  const now = context.clock.now();
  const hashes = { launchHash: hashOf(launchToken), tokenHash: hashOf(gameToken) };
  const isTraded = await updateLaunchedSession(context.sql, { ...hashes, now });
  const session = isTraded ? await findGameSession(context, gameToken, now) : null;
  return session && { session, gameToken };
}

/**
 * The open game session of a player stays as it is until the transaction ends: bets and acts, which lock it too, come
 * before or after.
 */
export const lockGameSessions = (tx: Tx, playerId: string): Promise<void> =>
  lockOpenGameSessions(tx, playerId);

/** Closes one game session of a player, or all of them. Its rounds are settled, or stay open until the game is opened again. */
export const closeGameSessions = (
  db: Db,
  playerId: string,
  now: number,
  reason: 'exit' | 'replaced' | 'signedOut' | 'failed',
  gameSessionId?: string,
): Promise<void> => updateClosedGameSessions(db, { playerId, gameSessionId, now, reason });

/** Real money staked and won since a sign-in, for the session bar. */
export async function readSessionTotals(
  db: Db,
  playerId: string,
  sessionId: string,
): Promise<{ staked: Cents; won: Cents }> {
  const row = await readStakedAndWon(db, playerId, sessionId);
  return { staked: cents(row?.staked ?? 0), won: cents(row?.won ?? 0) };
}
