import type { ErrorKey } from '../../../contract/errors.ts';
import type { GameRound, SlotOutcome } from '../../../contract/games/game-calls.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { commitOf } from '../../../maths/provably-fair.ts';
import { type Db, sqlState } from '../../db/sql.ts';
import { poolShardOf } from '../../ledger/accounts.ts';
import { retryConflicts } from '../../ledger/run-transaction.ts';
import type { GameSessionRow } from './game-sessions.ts';

interface RoundRow {
  id: string;
  playerId: string;
  gameId: number;
  isPlayMoney: boolean;
  stake: number;
  win: number;
  outcome: SlotOutcome;
  maths: string;
  serverSeed: Uint8Array;
  clientSeed: string;
  settledAt: number;
}

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A settled round as the wire tells it, its seed revealed. */
export async function findRound(db: Db, roundId: string, playerId?: string): Promise<GameRound | null> {
  const [row] = await db<RoundRow[]>`
    select id, player_id, game_id, is_play_money, stake, win, outcome, maths, server_seed, client_seed,
      settled_at
    from rounds where id = ${roundId} ${playerId === undefined ? db`` : db`and player_id = ${playerId}`}`;
  return row ? asGameRound(row) : null;
}

export function asGameRound(row: Omit<RoundRow, 'playerId'>): GameRound {
  const serverSeed = hexOf(row.serverSeed);
  return {
    roundId: row.id,
    gameId: row.gameId,
    isPlayMoney: row.isPlayMoney,
    stake: cents(row.stake),
    win: cents(row.win),
    outcome: row.outcome,
    settledAt: row.settledAt,
    proof: { commit: commitOf(serverSeed), serverSeed, clientSeed: row.clientSeed, maths: row.maths },
  };
}

export interface RoundToSettle {
  readonly session: GameSessionRow;
  readonly roundId: string;
  readonly requestId: string;
  readonly bodyHash: Uint8Array;
  readonly stake: Cents;
  readonly win: Cents;
  readonly outcome: SlotOutcome;
  readonly maths: string;
  readonly clientSeed: string;
  readonly nextSeed: Uint8Array;
  readonly cycleMs: number;
  readonly now: number;
}

/** What `stake_refusal` of the database can say. */
type ProtectionKey =
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
  /** Decides the round after; null when nothing was settled now or before. */
  readonly nextSeed: Uint8Array | null;
  readonly waitMs: number;
}

/**
 * The whole bet in one statement: stake, win, jackpot shares, experience, turnover, the round with its seed and
 * the seed of the next. The session's row is locked in it, so that of two spins at once one decides.
 */
export async function settleRound(db: Db, round: RoundToSettle): Promise<Settlement> {
  const { session } = round;
  const settle = async () => {
    const [row] = await db<[Settlement]>`
      select * from settle_round(
        ${session.playerId}, ${session.id}, ${round.requestId}, ${round.bodyHash}, ${round.roundId},
        ${session.gameId}, ${session.typeId}, ${session.isPlayMoney}, ${round.stake}, ${round.win},
        ${round.outcome as never}, ${round.maths}, ${session.serverSeed}, ${round.clientSeed},
        ${round.nextSeed}, ${round.now}, ${round.cycleMs}, ${poolShardOf(session.playerId)})`;
    return row;
  };
  try {
    return await retryConflicts(settle);
  } catch (error) {
    // The same request id came through another session at the same moment: now its answer is there.
    if (sqlState(error) !== '23505') throw error;
    return retryConflicts(settle);
  }
}

type Asked = Pick<RoundToSettle, 'session' | 'requestId' | 'bodyHash' | 'stake' | 'cycleMs' | 'now'>;

/**
 * What `settleRound` would say to this spin before it moves anything; null when nothing stands against it.
 * Asked before the outcome is computed: how long a refusal takes must tell nothing of a seed that stays.
 */
export async function findRefusal(db: Db, asked: Asked): Promise<Settlement | null> {
  const { session, requestId, now } = asked;
  const [row] = await db<[RefusalRow?]>`
    select game.closed_at, game.server_seed, game.last_round_at, coalesce(held.amount, 0) as balance,
      prior.call, prior.body_hash, prior.result_id,
      stake_refusal(game.player_id, game.id, game.is_play_money, ${asked.stake}, ${now}) as protection
    from game_sessions as game
    left join request_ids as prior on prior.player_id = game.player_id and prior.request_id = ${requestId}
    left join balances as held on held.player_id = game.player_id
      and held.account = ${session.isPlayMoney ? 'player:play' : 'player:coin'}
    where game.player_id = ${session.playerId} and game.id = ${session.id}`;
  const refuse = (status: Settlement['status'], more: Partial<Settlement> = {}): Settlement => ({
    status,
    balance: row?.balance ?? 0,
    roundId: '',
    nextSeed: null,
    waitMs: 0,
    ...more,
  });
  if (!row) return refuse('gameSessionEnded');
  if (row.call !== null) {
    const isSame = row.call === 'game/spin' && row.bodyHash?.equals(asked.bodyHash) && row.resultId;
    if (!isSame) return refuse('requestIdReused');
    return refuse('replayed', { roundId: row.resultId ?? '', nextSeed: row.serverSeed });
  }
  if (row.closedAt !== null) return refuse('gameSessionEnded');
  if (!row.serverSeed.equals(session.serverSeed)) return refuse('roundRunning');
  const waitMs = row.lastRoundAt === null ? 0 : Math.ceil(asked.cycleMs - (now - row.lastRoundAt));
  // More than that is a clock that was set back, which must not hold anybody up until it has come round again.
  if (waitMs > 0 && waitMs <= 2 * asked.cycleMs) return refuse('roundTooSoon', { waitMs });
  if (row.balance < asked.stake) return refuse('balanceTooLow');
  return row.protection === null ? null : refuse(row.protection);
}

interface RefusalRow {
  closedAt: number | null;
  serverSeed: Buffer;
  lastRoundAt: number | null;
  balance: number;
  protection: ProtectionKey | null;
  call: string | null;
  bodyHash: Buffer | null;
  resultId: string | null;
}

/** What became of a request id before, without deciding anything. Null when it is new. */
export async function findPriorRequest(
  db: Db,
  playerId: string,
  requestId: string,
): Promise<{ call: string; bodyHash: Buffer; resultId: string | null } | null> {
  const [row] = await db<{ call: string; bodyHash: Buffer; resultId: string | null }[]>`
    select call, body_hash, result_id from request_ids
    where player_id = ${playerId} and request_id = ${requestId}`;
  return row ?? null;
}
