import type { SeedEntry } from '../../../maths/seed-entries.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { type SharedProofRow, sharedProofColumn } from '../round-queries.ts';

/** A round that all players of a game share, as it is stored. */
export interface SharedRoundRow {
  readonly id: string;
  readonly gameId: number;
  readonly slug: string;
  readonly number: number;
  readonly maths: string;
  /** Of the hash chain whose link decides the round; null for a round of before, which has a seed of its own. */
  readonly chain: number | null;
  readonly position: number | null;
  /** The hash of the link, known to everybody: the link of the round before, or the published one. */
  readonly linkBefore: Uint8Array | null;
  readonly sealedLink: Uint8Array | null;
  /** The link, from the end of the round on; it stays null where the stakes went back. A round of before has its secret seed here. */
  readonly serverSeed: Uint8Array | null;
  readonly opensAt: number;
  /** When it stops to take bets. */
  readonly closesAt: number;
  /** Hashes of the first bets, in order. Null until bets are closed, and in a round of before. */
  readonly entryHashes: readonly string[] | null;
  /** When it stops to take the seeds of its bettors, and starts. Null for a round of before, which starts at `closesAt`. */
  readonly revealsCloseAt: number | null;
  /** Null until it starts, like all below. */
  readonly startedAt: number | null;
  readonly clientSeed: string | null;
  readonly entries: readonly SeedEntry[] | null;
  readonly bets: number | null;
  /** When a server last watched over it, without a gap of `UNWATCHED_MS` since it was due to start. */
  readonly watchedAt: number | null;
  /** Null until the end of the round, like all below. In a round of before it must not leave the server before `resultAt`. */
  readonly result: unknown;
  readonly resultAt: number | null;
  readonly nextAt: number | null;
  /** When it was called off, because its key is missing. Its stakes go back until `settledAt`. */
  readonly voidedAt: number | null;
  readonly settledAt: number | null;
}

const sharedRoundColumns = (db: Db) => db`
  shared.id, game_id, coalesce(games.slug, game_id::text) as slug, number, maths, chain, position, link_before,
  sealed_link, server_seed, opens_at, closes_at, entry_hashes, reveals_close_at, started_at, client_seed, entries, bets,
  watched_at, result, result_at, next_at, voided_at, settled_at`;

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

/** Settled rounds of a game that had a result, the latest first. */
export const readPastSharedRounds = (db: Db, gameId: number, most: number): Promise<PastRound[]> =>
  db<PastRound[]>`
    select id, number, result from shared_rounds
    where game_id = ${gameId} and settled_at is not null and result is not null order by number desc limit ${most}`;

type NewSharedRound = Pick<SharedRoundRow, 'id' | 'gameId' | 'number' | 'maths' | 'opensAt' | 'closesAt'> & {
  readonly chain: number;
  readonly position: number;
  readonly linkBefore: Uint8Array;
  readonly sealedLink: Uint8Array;
  readonly revealsCloseAt: number;
};

/** Does nothing where another process was faster: then its round is the current one. Returns whether it was stored. */
export async function insertSharedRound(tx: Tx, round: NewSharedRound): Promise<boolean> {
  const { count } = await tx`
    insert into shared_rounds (id, game_id, number, maths, chain, position, link_before, sealed_link, opens_at, closes_at,
      reveals_close_at)
    values (${round.id}, ${round.gameId}, ${round.number}, ${round.maths}, ${round.chain}, ${round.position},
      ${round.linkBefore}, ${round.sealedLink}, ${round.opensAt}, ${round.closesAt}, ${round.revealsCloseAt})
    on conflict do nothing`;
  return count > 0;
}

/** Locks a round that is still to be started. Returns whether it is. */
export async function lockOpenSharedRound(tx: Tx, id: string): Promise<boolean> {
  const { count } = await tx`
    select from shared_rounds where id = ${id} and started_at is null and voided_at is null and settled_at is null for update`;
  return count > 0;
}

/** Result and its times are null in a round of a chain: they are not stored before its end. */
export type StartedSharedRound = Pick<
  SharedRoundRow,
  'id' | 'startedAt' | 'clientSeed' | 'entries' | 'bets' | 'watchedAt' | 'result' | 'resultAt' | 'nextAt'
>;

export async function updateStartedSharedRound(tx: Tx, start: StartedSharedRound): Promise<void> {
  await tx`
    update shared_rounds
    set started_at = ${start.startedAt}, client_seed = ${start.clientSeed},
      entries = ${start.entries && JSON.stringify(start.entries)}::text::json,
      result = ${start.result === null ? null : JSON.stringify(start.result)}::text::json,
      result_at = ${start.resultAt}, next_at = ${start.nextAt}, bets = ${start.bets}, watched_at = ${start.watchedAt}
    where id = ${start.id}`;
  // Each bet is verified by itself: it has the client seed that decides it.
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

type SettledSharedRound = Pick<SharedRoundRow, 'id' | 'serverSeed' | 'result' | 'bets'> & {
  readonly settledAt: number;
  readonly resultAt: number;
  readonly nextAt: number;
};

/**
 * From now on everybody may know what decided it: link and result are stored readable. Does nothing in a round that was
 * called off meanwhile.
 */
export async function updateSettledSharedRound(db: Db, end: SettledSharedRound): Promise<void> {
  await db`
    update shared_rounds
    set settled_at = ${end.settledAt}, server_seed = ${end.serverSeed},
      result = ${end.result === null ? null : JSON.stringify(end.result)}::text::json, result_at = ${end.resultAt},
      next_at = ${end.nextAt}, bets = ${end.bets}
    where id = ${end.id} and voided_at is null and settled_at is null`;
}

/**
 * Deletes rounds in which nobody bet, and those of before, whose seeds stay with the players' own rounds. The others
 * prove the bets in them. Returns how many there were.
 */
export async function deleteOldSharedRounds(db: Db, before: number): Promise<number> {
  const { count } = await db`
    delete from shared_rounds as old
    where settled_at < ${before} and (chain is null or bets = 0)
      and number < (select max(number) from shared_rounds as latest where latest.game_id = old.game_id)`;
  return count;
}

interface SharedProof {
  readonly slug: string;
  readonly number: number;
  readonly maths: string;
  readonly result: unknown;
  readonly settledAt: number;
  readonly linkBefore: Uint8Array;
  readonly serverSeed: Uint8Array;
  readonly clientSeed: string;
  readonly shared: SharedProofRow;
}

/** A round of a chain that is over; its own number, and not that of its chain. */
export async function findSharedProofRow(db: Db, id: string): Promise<SharedProof | null> {
  const [row] = await db<SharedProof[]>`
    select coalesce(games.slug, game_id::text) as slug, number, maths, result, settled_at, link_before, server_seed,
      client_seed, ${sharedProofColumn(db)}
    from shared_rounds as shared left join games on games.id = game_id
    where shared.id = ${id} and settled_at is not null and result is not null and chain is not null`;
  return row ?? null;
}
