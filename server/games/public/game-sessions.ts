import { createHash } from 'node:crypto';
import { LAUNCH_TOKEN_MS, SESSION_IDLE_MS } from '../../../contract/limits.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { SERVER_SEED_BYTES } from '../../../maths/provably-fair.ts';
import type { Context } from '../../context.ts';
import { type Db, sqlState } from '../../db/sql.ts';
import type { GameCaller } from '../../http/handler.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { assertMayPlay } from '../../protection/public/may-play.ts';

/** An open game session whose player is still signed in and welcome. */
export interface GameSessionRow extends GameCaller {
  readonly gameId: number;
  readonly slug: string;
  readonly typeId: number;
  /** See `GameStatus`; it may have changed since the session was opened. */
  readonly gameStatus: number;
  readonly isPlayMoney: boolean;
  /** Decides the next round; must never leave the server before that round. */
  readonly serverSeed: Uint8Array;
  readonly unshownRoundId: string | null;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** 256 bits for an address or a header. */
export function newToken(random: Context['random']): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

/** The game session of a frame's token; null when it was closed or its player's session is over. */
export async function findGameSession(db: Db, token: string, now: number): Promise<GameSessionRow | null> {
  const [row] = await db<GameSessionRow[]>`
    select game.id, game.player_id, game.session_id, game.game_id, games.slug, games.type_id,
      coalesce(games.status_override, games.status) as game_status,
      game.is_play_money, game.server_seed, game.unshown_round_id
    from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    join players on players.id = game.player_id and players.status = 'open'
    join games on games.id = game.game_id
    where game.token_hash = ${hashOf(token)} and game.closed_at is null
      and sessions.ended_at is null and sessions.ends_at > ${now}
      and sessions.last_act_at > ${now - SESSION_IDLE_MS}`;
  return row ?? null;
}

/** Whether the token is one of a game session that was closed while its player stays signed in. */
export async function isClosedGame(db: Db, token: string, now: number): Promise<boolean> {
  const { count } = await db`
    select from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    join players on players.id = game.player_id and players.status = 'open'
    where game.token_hash = ${hashOf(token)} and game.closed_at is not null
      and sessions.ended_at is null and sessions.ends_at > ${now}
      and sessions.last_act_at > ${now - SESSION_IDLE_MS}`;
  return count > 0;
}

interface Opening {
  readonly playerId: string;
  readonly sessionId: string;
  readonly gameId: number;
  readonly activityId: number | null;
  readonly isPlayMoney: boolean;
}

/**
 * Opens a game session and closes the one before, so that a player has one at most. The last round's time and
 * an end that was not seen yet come along: reopening is no way round the cycle, and loses no round.
 */
export async function openGameSession(
  context: Context,
  opening: Opening,
): Promise<{ id: string; launchToken: string }> {
  const { playerId, gameId, isPlayMoney } = opening;
  const launchToken = newToken(context.random);
  const id = context.newId();
  const now = context.clock.now();
  const open = () =>
    runTransaction(context.sql, async (tx) => {
      // An exclusion closes the sessions that are open; under its lock none can be opened behind its back.
      await assertMayPlay(tx, playerId, now);
      await closeGameSessions(tx, playerId, now, 'replaced');
      await tx`
        insert into game_sessions (player_id, id, session_id, game_id, activity_id, is_play_money,
          launch_hash, launch_until, server_seed, opened_at, last_round_at, unshown_round_id)
        values (${playerId}, ${id}, ${opening.sessionId}, ${gameId}, ${opening.activityId}, ${isPlayMoney},
          ${hashOf(launchToken)}, ${now + LAUNCH_TOKEN_MS}, ${context.random.bytes(SERVER_SEED_BYTES)}, ${now},
          (select last_round_at from game_sessions where player_id = ${playerId} and last_round_at is not null
            order by id desc limit 1),
          (select unshown_round_id from game_sessions
            where player_id = ${playerId} and game_id = ${gameId} and is_play_money = ${isPlayMoney}
            order by id desc limit 1))`;
    });
  try {
    await open();
  } catch (error) {
    // Two openings at once: the index lets one session in, and this one now replaces it.
    if (sqlState(error) !== '23505') throw error;
    await open();
  }
  return { id, launchToken };
}

/** Trades a launch token, good once and for a minute, for the token of the frame; null when it is no good. */
export async function tradeLaunchToken(
  context: Context,
  launchToken: string,
): Promise<{ session: GameSessionRow; gameToken: string } | null> {
  const gameToken = newToken(context.random);
  const now = context.clock.now();
  const [traded] = await context.sql`
    update game_sessions set launch_hash = null, token_hash = ${hashOf(gameToken)}
    where launch_hash = ${hashOf(launchToken)} and launch_until > ${now} and closed_at is null
    returning id`;
  const session = traded ? await findGameSession(context.sql, gameToken, now) : null;
  return session && { session, gameToken };
}

/** Closes one game session of a player, or all of them. Rounds are settled already: no money waits in one. */
export async function closeGameSessions(
  db: Db,
  playerId: string,
  now: number,
  reason: 'exit' | 'replaced' | 'signedOut',
  gameSessionId?: string,
): Promise<void> {
  await db`
    update game_sessions set closed_at = ${now}, close_reason = ${reason}, launch_hash = null
    where player_id = ${playerId} and closed_at is null
      ${gameSessionId === undefined ? db`` : db`and id = ${gameSessionId}`}`;
}

/** Real money staked and won since a sign-in, for the session bar. */
export async function readSessionTotals(
  db: Db,
  playerId: string,
  sessionId: string,
): Promise<{ staked: Cents; won: Cents }> {
  const [row] = await db<{ staked: number; won: number }[]>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(won), 0)::bigint as won
    from game_sessions
    where player_id = ${playerId} and session_id = ${sessionId} and not is_play_money`;
  return { staked: cents(row?.staked ?? 0), won: cents(row?.won ?? 0) };
}
