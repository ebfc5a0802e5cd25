import type { OpenBalances } from '../../contract/games/open-balance-calls.ts';
import type { Cents } from '../../contract/money.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type StoredSeed, sealKeyId } from '../sealed-seed.ts';
import type { GameSessionRow } from './game-session-queries.ts';
import type { ProtectionKey, RoundToOpen, Settlement } from './round-queries.ts';

/** A round that waits for an act of its player. */
export interface OpenRoundRow extends StoredSeed {
  readonly id: string;
  readonly playerId: string;
  readonly gameId: number;
  readonly slug: string;
  readonly isPlayMoney: boolean;
  readonly bet: unknown;
  readonly acts: readonly unknown[];
  /** Everything staked so far. Cents. */
  readonly stake: number;
  readonly maths: string;
  /** The seed pair that decides it, and its commitment; null for a round that has a seed of its own. */
  readonly pairId: string | null;
  readonly commit: Uint8Array | null;
  readonly clientSeed: string;
  /** Null for a round that has a seed of its own. */
  readonly nonce: number | null;
  readonly openedAt: number;
  readonly settlesAt: number;
  /** Of a bet in a round that all players share; null for a round of one's own. */
  readonly sharedRoundId: string | null;
}

const roundColumns = (db: Db) => db`
  open.id, open.player_id, game_id, coalesce(games.slug, game_id::text) as slug, is_play_money, bet, acts, stake, maths,
  coalesce(open.server_seed, pair.server_seed) as server_seed, pair.sealed_seed, open.pair_id, pair.commit,
  open.client_seed, nonce, open.opened_at, settles_at, shared_round_id`;

const roundSource = (db: Db) => db`
  open_rounds as open left join games on games.id = game_id
    left join seed_pairs as pair on pair.player_id = open.player_id and pair.id = open.pair_id`;

export async function findOpenRoundRow(
  db: Db,
  playerId: string,
  roundId: string,
): Promise<OpenRoundRow | undefined> {
  const [row] = await db<OpenRoundRow[]>`
    select ${roundColumns(db)} from ${roundSource(db)}
    where open.player_id = ${playerId} and open.id = ${roundId}`;
  return row;
}

/** The one that a game session goes on with, whichever session opened it. */
export async function findOpenRoundOfGame(
  db: Db,
  { playerId, gameId, isPlayMoney }: Pick<GameSessionRow, 'playerId' | 'gameId' | 'isPlayMoney'>,
): Promise<OpenRoundRow | undefined> {
  const [row] = await db<OpenRoundRow[]>`
    select ${roundColumns(db)} from ${roundSource(db)}
    where open.player_id = ${playerId} and game_id = ${gameId} and is_play_money = ${isPlayMoney}`;
  return row;
}

/**
 * Rounds of any player whose time is over and whose seed one of the keys opens, at most `most`, the one that waits longest
 * first. Shared ones settle themselves.
 */
export const readDueRounds = (
  db: Db,
  { now, keyIds, most }: { now: number; keyIds: readonly string[]; most: number },
): Promise<OpenRoundRow[]> =>
  db<OpenRoundRow[]>`
    select ${roundColumns(db)} from ${roundSource(db)}
    where settles_at <= ${now} and shared_round_id is null
      and (pair.sealed_seed is null or ${sealKeyId(db, db`pair.sealed_seed`)} = any(${[...keyIds]}::text[]))
    order by settles_at limit ${most}`;

/** Of real money, the latest first, at most `most`. */
export const readOpenRounds = (
  db: Db,
  playerId: string,
  most: number,
): Promise<OpenBalances['openRounds'][number][]> =>
  db<OpenBalances['openRounds'][number][]>`
    select open.id as round_id, game_id, coalesce(games.name, game_id::text) as game_name, stake, opened_at, settles_at
    from open_rounds as open left join games on games.id = game_id
    where player_id = ${playerId} and not is_play_money
    order by opened_at desc limit ${most}`;

/** The rounds of one player are due now. */
export async function updateRoundsDue(tx: Tx, playerId: string, now: number): Promise<void> {
  await tx`
    update open_rounds set settles_at = ${now} where player_id = ${playerId} and settles_at > ${now}`;
}

/** @throws a PostgresError 23505 when the same request id was committed by another session at the same moment. */
export async function callOpenRound(db: Db, round: RoundToOpen): Promise<Settlement> {
  const { session } = round;
  const [row] = await db<[Settlement]>`
    select * from open_bet(
      ${session.playerId}, ${session.id}, ${round.requestId}, ${round.bodyHash}, ${round.roundId},
      ${session.gameId}, ${session.typeId}, ${session.isPlayMoney}, ${JSON.stringify(round.bet)}::text::jsonb,
      ${round.stake}, ${round.maths}, ${round.pair.id}, ${round.nonce}, ${round.pair.clientSeed}, ${round.now},
      ${round.cycleMs}, ${round.settlesAt}, ${round.journalId})`;
  return row;
}

export interface ActToStore {
  readonly session: GameSessionRow;
  readonly requestId: string;
  readonly bodyHash: Uint8Array;
  readonly roundId: string;
  /** All of the round, this one last. */
  readonly acts: readonly unknown[];
  /** What it stakes in addition. */
  readonly added: Cents;
  /** Null while the round goes on. */
  readonly end: { readonly win: Cents; readonly outcome: unknown } | null;
  readonly now: number;
  readonly settlesAt: number;
  readonly journalId: string;
}

export type ActStatus =
  | 'open'
  | 'settled'
  | 'replayed'
  | 'gameSessionEnded'
  | 'requestIdReused'
  | 'roundSettled'
  | 'roundAdvanced'
  | 'balanceTooLow'
  | ProtectionKey;

/** @throws a PostgresError 23505 when the same request id was committed by another session at the same moment. */
export async function callActInRound(db: Db, act: ActToStore, poolShard: number): Promise<ActStatus> {
  const { session, end } = act;
  const [{ status }] = await db<[{ status: ActStatus }]>`
    select act_in_round(
      ${session.playerId}, ${session.id}, ${act.requestId}, ${act.bodyHash}, ${act.roundId},
      ${JSON.stringify(act.acts)}::text::jsonb, ${act.acts.length - 1}, ${act.added}, ${end?.win ?? null},
      ${end && JSON.stringify(end.outcome)}::text::json, ${act.now}, ${act.settlesAt}, ${act.journalId},
      ${poolShard}) as status`;
  return status;
}

interface AbsentEnd {
  readonly playerId: string;
  readonly roundId: string;
  /** All of the round, those of the published rule last. */
  readonly acts: readonly unknown[];
  /** The first `playerActCount` acts are the player's; the published rule added the others. */
  readonly playerActCount: number;
  readonly win: Cents;
  readonly outcome: unknown;
  readonly now: number;
}

/** Returns whether the round was still as it was read. */
export async function callSettleAbsentRound(db: Db, end: AbsentEnd, poolShard: number): Promise<boolean> {
  const [{ isSettled }] = await db<[{ isSettled: boolean }]>`
    select settle_absent_round(
      ${end.playerId}, ${end.roundId}, ${JSON.stringify(end.acts)}::text::jsonb, ${end.playerActCount}, ${end.win},
      ${JSON.stringify(end.outcome)}::text::json, ${end.now}, ${poolShard}) as is_settled`;
  return isSettled;
}
