import type { ErrorKey } from '../../contract/errors.ts';
import type { Cents } from '../../contract/money.ts';
import type { Db } from '../db/sql.ts';
import type { GameSessionRow } from './game-session-queries.ts';

export interface RoundRow {
  id: string;
  playerId: string;
  gameId: number;
  slug: string;
  isPlayMoney: boolean;
  bet: unknown;
  stake: number;
  win: number;
  outcome: unknown;
  acts: readonly unknown[];
  absentActs: number;
  maths: string;
  serverSeed: Uint8Array;
  clientSeed: string;
  settledAt: number;
}

/**
 * Of any player where none is named. A bet that was cashed out in a shared round is not there before that round is
 * settled: it has the seeds of a result that others still play for.
 */
export async function findRoundRow(
  db: Db,
  roundId: string,
  playerId?: string,
): Promise<RoundRow | undefined> {
  const [row] = await db<RoundRow[]>`
    select rounds.id, player_id, game_id, coalesce(games.slug, game_id::text) as slug, is_play_money, bet, acts, absent_acts,
      stake, win, outcome, maths, server_seed, client_seed, settled_at
    from rounds left join games on games.id = rounds.game_id
    where rounds.id = ${roundId} ${playerId === undefined ? db`` : db`and player_id = ${playerId}`}
      and not exists (
        select from shared_rounds as shared
        where shared.server_seed = rounds.server_seed and shared.settled_at is null)`;
  return row;
}

/** A bet that its player cashed out of a shared round which is not settled; what is secret in it is not read. */
export interface CashedOutRow {
  readonly id: string;
  readonly gameId: number;
  readonly isPlayMoney: boolean;
  readonly bet: unknown;
  readonly acts: readonly unknown[];
  readonly stake: number;
  readonly sharedRoundId: string;
}

export async function findCashedOutRow(
  db: Db,
  playerId: string,
  roundId: string,
): Promise<CashedOutRow | null> {
  const [row] = await db<CashedOutRow[]>`
    select rounds.id, rounds.game_id, is_play_money, bet, acts, stake, shared.id as shared_round_id
    from rounds join shared_rounds as shared
      on shared.server_seed = rounds.server_seed and shared.settled_at is null
    where rounds.player_id = ${playerId} and rounds.id = ${roundId}`;
  return row ?? null;
}

interface StakedRound {
  readonly session: GameSessionRow;
  readonly roundId: string;
  readonly requestId: string;
  readonly bodyHash: Uint8Array;
  /** The game has parsed and validated this value; its shape depends on the game, like `outcome`. */
  readonly bet: unknown;
  readonly stake: Cents;
  readonly maths: string;
  readonly clientSeed: string;
  readonly nextSeed: Uint8Array;
  readonly cycleMs: number;
  readonly now: number;
}

/** A round that its bet decides. */
export interface RoundToSettle extends StakedRound {
  readonly win: Cents;
  readonly outcome: unknown;
}

/** A round that waits for the player. */
export interface RoundToOpen extends StakedRound {
  readonly settlesAt: number;
  readonly journalId: string;
}

/** The results of the database function `stake_refusal`. */
export type ProtectionKey =
  | 'legalChanged'
  | 'onBreak'
  | 'stakeLimitReached'
  | 'lossLimitReached'
  | 'sessionTimeUp'
  | 'realityCheckDue';

export interface Settlement {
  /** An error's key when nothing has moved. */
  readonly status:
    | 'settled'
    /** Staked, and waiting for the player's first act. */
    | 'open'
    | 'replayed'
    | Extract<
        ErrorKey,
        | 'gameSessionEnded'
        | 'requestIdReused'
        | 'roundRunning'
        | 'roundTooSoon'
        | 'balanceTooLow'
        | ProtectionKey
      >;
  readonly balance: number;
  readonly roundId: string;
  /** The seed of the next round; null when nothing was settled now or before. */
  readonly nextSeed: Uint8Array | null;
  readonly waitMs: number;
}

/** @throws a PostgresError 23505 when the same request id was committed by another session at the same moment. */
export async function callSettleRound(db: Db, round: RoundToSettle, poolShard: number): Promise<Settlement> {
  const { session } = round;
  const [row] = await db<[Settlement]>`
    select * from settle_round(
      ${session.playerId}, ${session.id}, ${round.requestId}, ${round.bodyHash}, ${round.roundId},
      ${session.gameId}, ${session.typeId}, ${session.isPlayMoney}, ${JSON.stringify(round.bet)}::text::jsonb,
      ${round.stake}, ${round.win}, ${JSON.stringify(round.outcome)}::text::json, ${round.maths}, ${session.serverSeed},
      ${round.clientSeed}, ${round.nextSeed}, ${round.now}, ${round.cycleMs}, ${poolShard})`;
  return row;
}

interface BetQuery {
  readonly session: GameSessionRow;
  readonly requestId: string;
  /** The balance that is staked. */
  readonly account: 'player:play' | 'player:coin';
  readonly stake: Cents;
  readonly now: number;
}

interface RefusalRow {
  closedAt: number | null;
  serverSeed: Buffer;
  lastRoundAt: number | null;
  balance: number;
  protection: ProtectionKey | null;
  hasOpenRound: boolean;
  call: string | null;
  bodyHash: Buffer | null;
  resultId: string | null;
}

/** What may refuse a bet; undefined without its game session. */
export async function findRefusalRow(
  db: Db,
  { session, requestId, account, stake, now }: BetQuery,
): Promise<RefusalRow | undefined> {
  const [row] = await db<[RefusalRow?]>`
    select game.closed_at, game.server_seed, game.last_round_at, coalesce(held.amount, 0) as balance,
      prior.call, prior.body_hash, prior.result_id,
      exists (
        select from open_rounds as open
        where open.player_id = game.player_id and open.game_id = game.game_id
          and open.is_play_money = game.is_play_money
      ) as has_open_round,
      stake_refusal(game.player_id, game.id, game.is_play_money, ${stake}, ${now}) as protection
    from game_sessions as game
    left join request_ids as prior on prior.player_id = game.player_id and prior.request_id = ${requestId}
    left join balances as held on held.player_id = game.player_id
      and held.account = ${account}
    where game.player_id = ${session.playerId} and game.id = ${session.id}`;
  return row;
}
