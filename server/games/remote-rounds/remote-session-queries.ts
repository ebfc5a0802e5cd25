import type { Db, Tx } from '../../db/sql.ts';

/** A player as one aggregator knows them. */
export interface RemotePlayer {
  readonly playerId: string;
  readonly isOpen: boolean;
  /** Cents, playable. */
  readonly balance: number;
}

export async function findRemotePlayerRow(
  db: Db,
  { aggregator, pseudonym }: { readonly aggregator: string; readonly pseudonym: string },
): Promise<RemotePlayer | null> {
  const [row] = await db<RemotePlayer[]>`
    select remote.player_id, players.status = 'open' as is_open, remote_balance(remote.player_id) as balance
    from remote_players as remote join players on players.id = remote.player_id
    where remote.aggregator = ${aggregator} and remote.pseudonym = ${pseudonym}`;
  return row ?? null;
}

/** @returns the pseudonym of the player there, the first one always */
export async function saveRemotePlayer(
  tx: Tx,
  { aggregator, playerId, pseudonym }: { aggregator: string; playerId: string; pseudonym: string },
): Promise<string> {
  await tx`
    insert into remote_players (aggregator, player_id, pseudonym) values (${aggregator}, ${playerId}, ${pseudonym})
    on conflict (aggregator, player_id) do nothing`;
  const [row] = await tx<[{ pseudonym: string }]>`
    select pseudonym from remote_players where aggregator = ${aggregator} and player_id = ${playerId}`;
  return row.pseudonym;
}

/** The game session that an aggregator has a token of. */
export interface RemoteSession {
  readonly id: string;
  readonly playerId: string;
  /** Of the sign-in. */
  readonly sessionId: string;
  readonly gameId: number;
  /** As the aggregator calls it. */
  readonly code: string;
  /** See `GameStatus`. */
  readonly gameStatus: number;
  /** See `GameType`. */
  readonly typeId: number;
  /** It is not closed, and its player is signed in. */
  readonly isOpen: boolean;
  /** When a round was begun in it last; null before the first one. */
  readonly lastRoundAt: number | null;
  /** A bet of the asked round is open, and nothing was heard since of a win in the round. */
  readonly isRoundOpen: boolean;
}

interface SessionQuery {
  readonly aggregator: string;
  readonly tokenHash: Uint8Array;
  /** As the aggregator calls it; null where the call is of none. */
  readonly round: string | null;
  readonly now: number;
  /** A sign-in session without activity since then has expired. */
  readonly idleSince: number;
}

export async function findRemoteSessionRow(
  db: Db,
  { aggregator, tokenHash, round, now, idleSince }: SessionQuery,
): Promise<RemoteSession | null> {
  const [row] = await db<RemoteSession[]>`
    select game.id, game.player_id, game.session_id, game.game_id, remote.code, games.type_id, game.last_round_at,
      coalesce(games.status_override, games.status) as game_status,
      exists (
        select from remote_bets as bet
        where bet.player_id = game.player_id and bet.aggregator = game.aggregator and bet.round = ${round}
          and bet.state = 'open' and not bet.is_decided) as is_round_open,
      game.closed_at is null and sessions.ended_at is null and sessions.ends_at > ${now}
        and sessions.last_act_at > ${idleSince} as is_open
    from game_sessions as game
    join sessions on sessions.player_id = game.player_id and sessions.id = game.session_id
    join games on games.id = game.game_id
    join remote_games as remote on remote.game_id = game.game_id and remote.aggregator = game.aggregator
    where game.token_hash = ${tokenHash} and game.aggregator = ${aggregator}`;
  return row ?? null;
}
