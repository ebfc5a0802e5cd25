import type { Db } from '../../db/sql.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import type { Settlement } from '../round-queries.ts';

export async function countSharedBets(db: Db, id: string): Promise<number> {
  const [{ count }] = await db<[{ count: number }]>`
    select count(*) from open_rounds where shared_round_id = ${id}`;
  return count;
}

export interface SharedBetRow {
  readonly playerId: string;
  readonly roundId: string;
  readonly bet: unknown;
  /** The last game session of the player in this game and kind of money: it shows the end. */
  readonly gameSessionId: string;
}

export const readSharedBets = (db: Db, id: string): Promise<SharedBetRow[]> =>
  db<SharedBetRow[]>`
    select open.player_id, open.id as round_id, open.bet,
      (select game.id from game_sessions as game
        where game.player_id = open.player_id and game.game_id = open.game_id
          and game.is_play_money = open.is_play_money
        order by game.id desc limit 1) as game_session_id
    from open_rounds as open where open.shared_round_id = ${id} order by open.player_id, open.id`;

export interface SettledBet {
  readonly player: string;
  readonly round: string;
  readonly session: string;
  readonly acts: readonly unknown[];
  readonly absentActs: number;
  readonly win: number;
  readonly outcome: unknown;
  readonly shard: number;
}

/** Settles bets, whatever became of their round. Those that are settled already stay as they are. */
export async function callSettleSharedBets(db: Db, bets: readonly SettledBet[], now: number): Promise<void> {
  await db`select settle_shared_bets(${JSON.stringify(bets)}::text::json, ${now})`;
}

interface DecidedBets {
  readonly sharedId: string;
  readonly bets: readonly SettledBet[];
  readonly now: number;
  /** Whether the round was watched up to now: else its gap stays seen. */
  readonly isWatched: boolean;
}

/**
 * Settles bets by the result of their round, under its lock: nobody calls the round off meanwhile. Returns false, and
 * does nothing, where it was called off before.
 */
export async function callSettleDecidedBets(
  db: Db,
  { sharedId, bets, now, isWatched }: DecidedBets,
): Promise<boolean> {
  const { count } = await db`
    with held as (
      update shared_rounds
      set watched_at = case when ${isWatched} then greatest(watched_at, ${now}) else watched_at end
      where id = ${sharedId} and voided_at is null
      returning id
    )
    select settle_shared_bets(${JSON.stringify(bets)}::text::json, ${now}) from held`;
  return count > 0;
}

interface BetToJoin {
  readonly session: GameSessionRow;
  readonly requestId: string;
  readonly bodyHash: Uint8Array;
  readonly roundId: string;
  readonly sharedId: string;
  readonly bet: unknown;
  readonly stake: number;
  /** The hash of the client seed; in a round of before the seed itself. */
  readonly clientSeed: string;
  readonly now: number;
  readonly cycleMs: number;
  readonly settlesAt: number;
  readonly journalId: string;
}

type JoinedRound = Pick<Settlement, 'balance' | 'roundId' | 'waitMs'> & {
  readonly status: Exclude<Settlement['status'], 'nonceMoved' | 'seedChanged'> | 'betsClosed';
};

/** @throws a PostgresError 23505 when the same request id was committed by another session at the same moment. */
export async function callBetInSharedRound(db: Db, join: BetToJoin): Promise<JoinedRound> {
  const { session } = join;
  const [row] = await db<[JoinedRound]>`
    select * from bet_in_shared_round(
      ${session.playerId}, ${session.id}, ${join.requestId}, ${join.bodyHash}, ${join.roundId}, ${join.sharedId},
      ${session.typeId}, ${session.isPlayMoney}, ${JSON.stringify(join.bet)}::text::jsonb, ${join.stake},
      ${join.clientSeed}, ${join.now}, ${join.cycleMs}, ${join.settlesAt}, ${join.journalId})`;
  return row;
}
