import type { SeedEntry } from '../../../maths/seed-entries.ts';
import type { Db, Tx } from '../../db/sql.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import type { Settlement } from '../round-queries.ts';

export async function countSharedBets(db: Db, id: string): Promise<number> {
  const [{ count }] = await db<[{ count: number }]>`
    select count(*) from open_rounds where shared_round_id = ${id}`;
  return count;
}

/** The number of a round's bets, and what the first of them put into it, in the order in which they were placed. */
export async function readSeedEntries(
  tx: Tx,
  id: string,
  most: number,
): Promise<{ bets: number; entries: SeedEntry[] }> {
  const bets = await countSharedBets(tx, id);
  const entries = await tx<SeedEntry[]>`
    select client_seed as hash, revealed_seed as seed from open_rounds
    where shared_round_id = ${id} order by id limit ${most}`;
  return { bets, entries: [...entries] };
}

interface RevealedSeed {
  readonly playerId: string;
  readonly roundId: string;
  readonly seed: string;
  readonly hash: string;
  readonly now: number;
}

/**
 * Takes a bettor's seed once, while the round takes seeds. Whoever starts the round waits for the lock, and then counts
 * the seed.
 */
export async function updateRevealedSeed(db: Db, revealed: RevealedSeed): Promise<void> {
  const { playerId, roundId, seed, hash, now } = revealed;
  await db`
    with shared as (
      select shared.id from shared_rounds as shared
      where shared.id = (select shared_round_id from open_rounds where player_id = ${playerId} and id = ${roundId})
        and started_at is null and settled_at is null and closes_at <= ${now} and reveals_close_at > ${now}
      for share
    )
    update open_rounds as open set revealed_seed = ${seed} from shared
    where open.player_id = ${playerId} and open.id = ${roundId} and open.shared_round_id = shared.id
      and open.client_seed = ${hash} and open.revealed_seed is null`;
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

/** Returns how many were not settled before. */
export async function callSettleSharedBets(
  db: Db,
  bets: readonly SettledBet[],
  now: number,
): Promise<number> {
  const [{ settled }] = await db<[{ settled: number }]>`
    select settle_shared_bets(${JSON.stringify(bets)}::text::json, ${now}) as settled`;
  return settled;
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
