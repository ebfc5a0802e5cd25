import type { Db, Tx } from '../../db/sql.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import type { Settlement } from '../round-queries.ts';

/** A round that all players of a game share. */
export interface SharedRoundRow {
  readonly id: string;
  readonly gameId: number;
  readonly slug: string;
  readonly number: number;
  readonly maths: string;
  /** Must not leave the server before `resultAt`. */
  readonly serverSeed: Uint8Array;
  readonly opensAt: number;
  readonly closesAt: number;
  /** Null while it takes bets, like all below. */
  readonly startedAt: number | null;
  readonly clientSeed: string | null;
  /** Must not leave the server before `resultAt`. */
  readonly result: unknown;
  readonly resultAt: number | null;
  readonly nextAt: number | null;
  readonly bets: number | null;
  /** When a server last watched over it, without a gap of `UNWATCHED_MS` since `closesAt`. */
  readonly watchedAt: number | null;
  readonly settledAt: number | null;
}

const sharedRoundColumns = (db: Db) => db`
  shared.id, game_id, coalesce(games.slug, game_id::text) as slug, number, maths, server_seed, opens_at, closes_at,
  started_at, client_seed, result, result_at, next_at, bets, watched_at, settled_at`;

/** The one that is not settled, else the last one. */
export async function findLatestSharedRound(db: Db, gameId: number): Promise<SharedRoundRow | null> {
  const [row] = await db<SharedRoundRow[]>`
    select ${sharedRoundColumns(db)} from shared_rounds as shared left join games on games.id = game_id
    where game_id = ${gameId} order by number desc limit 1`;
  return row ?? null;
}

export async function findSharedRound(db: Db, id: string): Promise<SharedRoundRow | null> {
  const [row] = await db<SharedRoundRow[]>`
    select ${sharedRoundColumns(db)} from shared_rounds as shared left join games on games.id = game_id
    where shared.id = ${id}`;
  return row ?? null;
}

/** Reads the unsettled rounds of all games, whether or not anybody watches them. */
export const readUnsettledSharedRounds = (db: Db): Promise<SharedRoundRow[]> =>
  db<SharedRoundRow[]>`
    select ${sharedRoundColumns(db)} from shared_rounds as shared left join games on games.id = game_id
    where settled_at is null`;

interface PastRound {
  readonly id: string;
  readonly number: number;
  readonly result: unknown;
}

/** Settled rounds of a game, the latest first. */
export const readPastSharedRounds = (db: Db, gameId: number, most: number): Promise<PastRound[]> =>
  db<PastRound[]>`
    select id, number, result from shared_rounds
    where game_id = ${gameId} and settled_at is not null order by number desc limit ${most}`;

export async function countSharedBets(db: Db, id: string): Promise<number> {
  const [{ count }] = await db<[{ count: number }]>`
    select count(*) from open_rounds where shared_round_id = ${id}`;
  return count;
}

interface NewSharedRound {
  readonly id: string;
  readonly gameId: number;
  readonly number: number;
  readonly maths: string;
  readonly serverSeed: Uint8Array;
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Does nothing where another process was faster: then its round is the current one. */
export async function insertSharedRound(db: Db, round: NewSharedRound): Promise<void> {
  await db`
    insert into shared_rounds (id, game_id, number, maths, server_seed, opens_at, closes_at)
    values (${round.id}, ${round.gameId}, ${round.number}, ${round.maths}, ${round.serverSeed}, ${round.opensAt},
      ${round.closesAt})
    on conflict do nothing`;
}

/** Locks a round that is still to be closed. Returns whether it is. */
export async function lockOpenSharedRound(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx`
    select from shared_rounds where id = ${id} and started_at is null for update`;
  return count > 0;
}

/** The number of a round's bets, and the seeds of the first of them in the order in which they were placed. */
export async function readSharedSeeds(
  tx: Tx,
  id: string,
  most: number,
): Promise<{ bets: number; seeds: string[] }> {
  const [row] = await tx<[{ bets: number; seeds: string[] }]>`
    select count(*) as bets, coalesce((array_agg(client_seed order by id))[:${most}::integer], '{}') as seeds
    from open_rounds where shared_round_id = ${id}`;
  return row;
}

interface StartedSharedRound {
  readonly id: string;
  readonly startedAt: number;
  readonly clientSeed: string;
  readonly result: unknown;
  readonly resultAt: number;
  readonly nextAt: number;
  readonly bets: number;
}

export async function updateStartedSharedRound(tx: Tx, start: StartedSharedRound): Promise<void> {
  await tx`
    update shared_rounds
    set started_at = ${start.startedAt}, client_seed = ${start.clientSeed},
      result = ${JSON.stringify(start.result)}::text::json, result_at = ${start.resultAt}, next_at = ${start.nextAt},
      bets = ${start.bets}, watched_at = closes_at
    where id = ${start.id}`;
  // Each bet is verified by itself: it has the seeds that decide it.
  await tx`update open_rounds set client_seed = ${start.clientSeed} where shared_round_id = ${start.id}`;
}

/** Does nothing where nobody had watched since `since`: such a gap stays seen. */
export async function updateWatchedSharedRound(
  db: Db,
  id: string,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<void> {
  await db`
    update shared_rounds set watched_at = greatest(watched_at, ${now})
    where id = ${id} and settled_at is null and watched_at >= ${since}`;
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

interface SettledBet {
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

/** A round that is settled before its end is over from now on. */
export async function updateSettledSharedRound(
  db: Db,
  id: string,
  { now, nextAt }: { readonly now: number; readonly nextAt: number },
): Promise<void> {
  await db`
    update shared_rounds
    set settled_at = ${now}, result_at = least(result_at, ${now}), next_at = least(next_at, ${nextAt})
    where id = ${id} and settled_at is null`;
}

/** Their seeds and results stay with the players' own rounds. Returns how many there were. */
export async function deleteOldSharedRounds(db: Db, before: number): Promise<number> {
  const { count } = await db`
    delete from shared_rounds as old
    where settled_at < ${before}
      and number < (select max(number) from shared_rounds as latest where latest.game_id = old.game_id)`;
  return count;
}

interface BetToJoin {
  readonly session: GameSessionRow;
  readonly requestId: string;
  readonly bodyHash: Uint8Array;
  readonly roundId: string;
  readonly sharedId: string;
  readonly bet: unknown;
  readonly stake: number;
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
export async function callJoinSharedRound(db: Db, join: BetToJoin): Promise<JoinedRound> {
  const { session } = join;
  const [row] = await db<[JoinedRound]>`
    select * from join_shared_round(
      ${session.playerId}, ${session.id}, ${join.requestId}, ${join.bodyHash}, ${join.roundId}, ${join.sharedId},
      ${session.typeId}, ${session.isPlayMoney}, ${JSON.stringify(join.bet)}::text::jsonb, ${join.stake},
      ${session.serverSeed}, ${join.clientSeed}, ${join.now}, ${join.cycleMs}, ${join.settlesAt}, ${join.journalId})`;
  return row;
}
