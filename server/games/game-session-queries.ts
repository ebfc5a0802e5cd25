import type { OpenBalances } from '../../contract/games/open-balance-calls.ts';
import { ROUND_LEFT_MS } from '../../contract/limits.ts';
import { REALITY_DEFAULT_MINUTES } from '../../contract/protection/protection-rules.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import type { GameCaller } from '../http/handler.ts';

/** An open game session whose player is still signed in and may play. */
export interface GameSessionRow extends GameCaller {
  readonly gameId: number;
  readonly slug: string;
  readonly typeId: number;
  /** See `GameStatus`; it may have changed since the session was opened. */
  readonly gameStatus: number;
  readonly isPlayMoney: boolean;
  /** Of a bet in a shared round, and for processes of the version before. It decides nothing any more. */
  readonly serverSeed: Uint8Array;
  /** The open seed pair of the player, that decides the next bets. Null where none is open. */
  readonly pairId: string | null;
  readonly pairCommit: Uint8Array | null;
  readonly pairSealedSeed: Uint8Array | null;
  /** Of a pair that is not sealed yet: must never leave the server while the pair is open. */
  readonly pairServerSeed: Uint8Array | null;
  readonly pairClientSeed: string | null;
  readonly nextNonce: number | null;
  /** The place that the asked request got when it was refused. Null where it has none. */
  readonly keptNonce: number | null;
  readonly unshownRoundId: string | null;
  /** Of a studio's game, by which this session plays; null in a game of ours. */
  readonly studioVersion: number | null;
  /** Of a studio's game, the version that takes stakes now, as its rounds have it; null in a game of ours. */
  readonly releasedMaths: string | null;
  /** Of the player's last round in a studio's game. Null before the first, and in a game of ours. */
  readonly lastHostedNumber: number | null;
  /** Whether the win of that round waits for its page. */
  readonly isWinOwed: boolean;
  readonly lastRoundAt: number | null;
  /**
   * A stake up to this is refused by nothing but the time since the last round. Null where more has to be asked first: an
   * open round, a known request id, limits of the player, or whatever else may refuse it.
   */
  readonly freeStake: number | null;
}

interface SessionQuery {
  readonly tokenHash: Buffer;
  readonly now: number;
  /** A sign-in session without activity since then has expired. */
  readonly idleSince: number;
}

interface CallQuery extends SessionQuery {
  readonly requestId: string | null;
  /** Also one that is over, of a studio's game in which a win could still wait. */
  readonly isForEnd?: boolean;
}

/** A session whose token an aggregator has opens none of our own calls. */
export async function findGameSessionRow(
  db: Db,
  hooks: Pick<Hooks, 'stakeBars'>,
  { tokenHash, now, idleSince, requestId, isForEnd = false }: CallQuery,
): Promise<GameSessionRow | undefined> {
  const freeStake = requestId === null ? db`null::bigint` : freeStakeFor(db, hooks, requestId, now);
  const keptNonce =
    requestId === null
      ? db`null::integer`
      : db`(
          select nonce from refused_bets as refused
          where refused.player_id = pair.player_id and refused.pair_id = pair.id and refused.request_id = ${requestId})`;
  const [row] = await db<GameSessionRow[]>`
    select game.id, game.player_id, game.session_id, game.game_id, games.slug, games.type_id,
      coalesce(games.status_override, games.status) as game_status,
      game.is_play_money, game.server_seed, game.unshown_round_id, game.studio_version, games.released_maths, game.last_round_at, ${freeStake} as free_stake,
      hosted.number as last_hosted_number, hosted.number is not null and hosted.released_at is null as is_win_owed,
      pair.id as pair_id, pair.commit as pair_commit, pair.server_seed as pair_server_seed,
      pair.sealed_seed as pair_sealed_seed,
      pair.client_seed as pair_client_seed, pair.next_nonce, ${keptNonce} as kept_nonce
    from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    join players on players.id = game.player_id
    join games on games.id = game.game_id
    left join seed_pairs as pair on pair.player_id = game.player_id
      and pair.opened_at is not null and pair.revealed_at is null
    left join lateral (
      select number, released_at from hosted_rounds
      where game.studio_version is not null and player_id = game.player_id and game_id = game.game_id
        and is_play_money = game.is_play_money
      order by number desc limit 1) as hosted on true
    where game.token_hash = ${tokenHash} and game.aggregator is null and (
      game.closed_at is null and players.status = 'open' and sessions.ended_at is null and sessions.ends_at > ${now}
        and sessions.last_act_at > ${idleSince}
      or ${isForEnd} and game.studio_version is not null and game.last_round_at > ${now - ROUND_LEFT_MS})`;
  return row;
}

/**
 * Of the rows `game` and `sessions`. Read with the session, so that a bet that nothing stands against costs no statement
 * more. Coarser than `stake_refusal`, which decides: null also where it might not refuse.
 */
const freeStakeFor = (db: Db, { stakeBars }: Pick<Hooks, 'stakeBars'>, requestId: string, now: number) => db`
  case when
    coalesce(sessions.reality_seen_at, sessions.started_at) <= ${now - REALITY_DEFAULT_MINUTES * 60_000}
    ${stakeBars.map((bar) => db`or ${bar(db, now)}`)}
    or exists (
      select from open_rounds as open
      where open.player_id = game.player_id and open.game_id = game.game_id and open.is_play_money = game.is_play_money)
    or exists (
      select from request_ids as prior where prior.player_id = game.player_id and prior.request_id = ${requestId})
  then null
  else coalesce(
    (select held.amount from balances as held
      where held.player_id = game.player_id
        and held.account = case when game.is_play_money then 'player:play' else 'player:coin' end),
    0)
  end`;

/** Whether the game session was closed while its player stays signed in. */
export async function hasClosedGameSession(
  db: Db,
  { tokenHash, now, idleSince }: SessionQuery,
): Promise<boolean> {
  const { count } = await db`
    select from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    join players on players.id = game.player_id and players.status = 'open'
    where game.token_hash = ${tokenHash} and game.closed_at is not null
      and sessions.ended_at is null and sessions.ends_at > ${now}
      and sessions.last_act_at > ${idleSince}`;
  return count > 0;
}

interface NewGameSession {
  readonly playerId: string;
  readonly id: string;
  readonly sessionId: string;
  readonly gameId: number;
  readonly activityId: number | null;
  readonly isPlayMoney: boolean;
  /** Null in a game of others, who get their token at once. */
  readonly launchHash: Buffer | null;
  readonly launchUntil: number;
  readonly tokenHash: Buffer | null;
  readonly studioVersion: number | null;
  /** Whose server decides the game; null in one that we decide. */
  readonly aggregator: string | null;
  readonly serverSeed: Uint8Array;
  readonly openedAt: number;
}

/**
 * The time of the player's last round and an unseen round of the same game are copied to it.
 * @throws a PostgresError 23505 while another of the player's is open.
 */
export async function insertGameSession(tx: Tx, opening: NewGameSession): Promise<void> {
  const { playerId, id, gameId, isPlayMoney } = opening;
  await tx`
    insert into game_sessions (player_id, id, session_id, game_id, activity_id, is_play_money,
      launch_hash, launch_until, token_hash, studio_version, aggregator, server_seed, opened_at, last_round_at, unshown_round_id)
    values (${playerId}, ${id}, ${opening.sessionId}, ${gameId}, ${opening.activityId}, ${isPlayMoney},
      ${opening.launchHash}, ${opening.launchUntil}, ${opening.tokenHash}, ${opening.studioVersion},
      ${opening.aggregator}, ${opening.serverSeed}, ${opening.openedAt},
      (select last_round_at from game_sessions where player_id = ${playerId} and last_round_at is not null
        order by id desc limit 1),
      (select unshown_round_id from game_sessions
        where player_id = ${playerId} and game_id = ${gameId} and is_play_money = ${isPlayMoney}
        order by id desc limit 1))`;
}

interface Launch {
  readonly launchHash: Buffer;
  readonly tokenHash: Buffer;
  readonly now: number;
}

/** Replaces the launch token by the frame's. Returns whether it was valid. */
export async function updateLaunchedSession(
  db: Db,
  { launchHash, tokenHash, now }: Launch,
): Promise<boolean> {
  const { count } = await db`
    update game_sessions set launch_hash = null, token_hash = ${tokenHash}
    where launch_hash = ${launchHash} and launch_until > ${now} and closed_at is null
    returning id`;
  return count > 0;
}

interface SessionClosing {
  readonly playerId: string;
  /** Undefined: all that are open. */
  readonly gameSessionId: string | undefined;
  readonly now: number;
  readonly reason: string;
}

export async function lockOpenGameSessions(tx: Tx, playerId: string): Promise<void> {
  await tx`select from game_sessions where player_id = ${playerId} and closed_at is null for update`;
}

export async function updateClosedGameSessions(
  db: Db,
  { playerId, gameSessionId, now, reason }: SessionClosing,
): Promise<void> {
  await db`
    update game_sessions set closed_at = ${now}, close_reason = ${reason}, launch_hash = null
    where player_id = ${playerId} and closed_at is null
      ${gameSessionId === undefined ? db`` : db`and id = ${gameSessionId}`}`;
}

/** Totals of the real-money game sessions of one sign-in, in cents. */
export async function readStakedAndWon(
  db: Db,
  playerId: string,
  sessionId: string,
): Promise<{ staked: number; won: number } | undefined> {
  const [row] = await db<{ staked: number; won: number }[]>`
    select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(won), 0)::bigint as won
    from game_sessions
    where player_id = ${playerId} and session_id = ${sessionId} and not is_play_money`;
  return row;
}

type OpenSession = OpenBalances['sessions'][number];

/** Real money first, and the newest of each. */
export const readOpenGameSessions = (db: Db, playerId: string): Promise<OpenSession[]> =>
  db<OpenSession[]>`
    select open.id as game_session_id, game_id, coalesce(games.name, game_id::text) as game_name, is_play_money,
      opened_at, staked, won
    from game_sessions as open left join games on games.id = game_id
    where player_id = ${playerId} and closed_at is null order by is_play_money, opened_at desc`;

/** The id of the game session that a sign-in session has open. */
export async function findGameOfSession(
  db: Db,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
): Promise<string | null> {
  const [game] = await db<{ id: string }[]>`
    select id from game_sessions
    where player_id = ${playerId} and session_id = ${sessionId} and closed_at is null`;
  return game?.id ?? null;
}
