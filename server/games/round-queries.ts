import type { ErrorKey } from '../../contract/errors.ts';
import type { SharedProof } from '../../contract/games/shared-proof.ts';
import type { Cents } from '../../contract/money.ts';
import type { Db } from '../db/sql.ts';
import type { StoredSeed } from '../sealed-seed.ts';
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
  /** Of the canonical form of its maths, in hex. Null for a round of maths that no start has stored. */
  versionHash: string | null;
  /** Null while the seed pair is open. */
  serverSeed: Uint8Array | null;
  /** Of the seed pair, or the link before; null for a round that has a seed of its own. */
  commit: Uint8Array | null;
  clientSeed: string;
  nonce: number | null;
  settledAt: number;
  /** Of a bet in a round of a hash chain, which has the seeds that decide it. */
  shared?: SharedProofRow | null;
}

/** What a shared round is proven by, as it is stored. */
export interface SharedProofRow {
  readonly sharedRoundId: string;
  readonly position: number;
  readonly entries: SharedProof['entries'] | null;
  readonly chain: SharedProof['chain'];
}

/** The proof of `shared`, a row of shared_rounds; null for one that has a seed of its own. */
export const sharedProofColumn = (db: Db) => db`
  (select json_build_object('sharedRoundId', shared.id, 'position', shared.position, 'entries',
      coalesce(shared.entries, (select json_agg(json_build_object('hash', hash, 'seed', null) order by place)
        from unnest(shared.entry_hashes) with ordinality as fixed (hash, place))),
      'chain', json_build_object('number', chain.number, 'length', chain.length,
        'lastLink', encode(chain.last_link, 'hex'), 'nextLastLink', encode(next.last_link, 'hex')))
    from seed_chains as chain
    left join seed_chains as next on next.name = chain.name and next.number = chain.number + 1
    where chain.name = shared.game_id::text and chain.number = shared.chain) as shared`;

/**
 * Of any player where none is named. A bet that was cashed out in a shared round is not there before that round is
 * settled: it has the seeds of a result that others still play for. Nor is one that a studio's server decided: it has no proof.
 */
export async function findRoundRow(
  db: Db,
  roundId: string,
  playerId?: string,
): Promise<RoundRow | undefined> {
  const [row] = await db<RoundRow[]>`
    select rounds.id, rounds.player_id, rounds.game_id, coalesce(games.slug, rounds.game_id::text) as slug, is_play_money,
      bet, acts, absent_acts, stake, win, outcome, rounds.maths, encode(version.hash, 'hex') as version_hash,
      rounds.client_seed, nonce, rounds.settled_at, coalesce(pair.commit, shared.link_before) as commit, ${sharedProofColumn(db)},
      coalesce(rounds.server_seed, shared.server_seed,
        case when pair.revealed_at is not null then pair.server_seed end) as server_seed
    from rounds left join games on games.id = rounds.game_id
    left join seed_pairs as pair on pair.player_id = rounds.player_id and pair.id = rounds.pair_id
    left join shared_rounds as shared on shared.id = rounds.shared_round_id
    left join game_versions as version on version.maths = rounds.maths
    where rounds.id = ${roundId} ${playerId === undefined ? db`` : db`and rounds.player_id = ${playerId}`}
      and (shared.id is null or shared.settled_at is not null)
      and num_nulls(rounds.server_seed, rounds.pair_id, rounds.shared_round_id) < 3`;
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
    from rounds join shared_rounds as shared on shared.id = rounds.shared_round_id and shared.settled_at is null
    where rounds.player_id = ${playerId} and rounds.id = ${roundId}`;
  return row ?? null;
}

/** The seed pair that decides a bet. */
export interface OpenPair extends StoredSeed {
  readonly id: string;
  readonly commit: Uint8Array;
  readonly clientSeed: string;
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
  readonly pair: OpenPair;
  /** The place of the bet in the pair. */
  readonly nonce: number;
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
    /** Another place than the one that the outcome was worked out for. */
    | 'nonceMoved'
    | Extract<
        ErrorKey,
        | 'gameSessionEnded'
        | 'requestIdReused'
        | 'roundRunning'
        | 'roundTooSoon'
        | 'balanceTooLow'
        | 'seedChanged'
        | ProtectionKey
      >;
  readonly balance: number;
  readonly roundId: string;
  /** The place of the bet, also of a refused one; null where it has none. */
  readonly nonce: number | null;
  readonly waitMs: number;
}

/** @throws a PostgresError 23505 when the same request id was committed by another session at the same moment. */
export async function callSettleRound(db: Db, round: RoundToSettle, poolShard: number): Promise<Settlement> {
  const { session } = round;
  const [row] = await db<[Settlement]>`
    select * from settle_bet(
      ${session.playerId}, ${session.id}, ${round.requestId}, ${round.bodyHash}, ${round.roundId},
      ${session.gameId}, ${session.typeId}, ${session.isPlayMoney}, ${JSON.stringify(round.bet)}::text::jsonb,
      ${round.stake}, ${round.win}, ${JSON.stringify(round.outcome)}::text::json, ${round.maths}, ${round.pair.id},
      ${round.nonce}, ${round.pair.clientSeed}, ${round.now}, ${round.cycleMs}, ${poolShard})`;
  return row;
}

/** A bet is asked about with these before its outcome is worked out. */
export type BetToAdmit = Pick<
  StakedRound,
  'session' | 'requestId' | 'bodyHash' | 'stake' | 'cycleMs' | 'now'
> & {
  readonly pairId: string;
};

/** The status is null where the bet is admitted; then it has no place yet. */
type Admission = Omit<Settlement, 'status'> & { readonly status: Settlement['status'] | null };

export async function callAdmitBet(db: Db, { session, ...bet }: BetToAdmit): Promise<Admission> {
  const [row] = await db<[Admission]>`
    select * from admit_bet(
      ${session.playerId}, ${session.id}, ${bet.requestId}, ${bet.bodyHash}, ${session.isPlayMoney}, ${bet.stake},
      ${bet.pairId}, null, ${bet.now}, ${bet.cycleMs})`;
  return row;
}
