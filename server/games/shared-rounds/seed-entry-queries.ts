import type { SeedEntry } from '../../../maths/seed-entries.ts';
import type { Db, Tx } from '../../db/sql.ts';
import { countSharedBets } from './shared-bet-queries.ts';

/** Locks a round that takes bets no more, and whose hashes are not fixed. Returns whether it is one. */
export async function lockUnfixedSharedRound(tx: Tx, id: string, now: number): Promise<boolean> {
  const { count } = await tx`
    select from shared_rounds
    where id = ${id} and entry_hashes is null and chain is not null and started_at is null and settled_at is null
      and closes_at <= ${now}
    for update`;
  return count > 0;
}

/** Stores the hashes of the first bets of a locked round, in the order in which they were placed, and counts all of its bets. */
export async function updateFixedEntries(tx: Tx, id: string, most: number): Promise<void> {
  await tx`
    update shared_rounds
    set bets = (select count(*) from open_rounds where shared_round_id = ${id}),
      entry_hashes = array(
        select client_seed from open_rounds where shared_round_id = ${id} order by id limit ${most})
    where id = ${id}`;
}

interface SeedEntries {
  /** Of the round, beyond those with an entry too. */
  readonly bets: number;
  readonly entries: readonly SeedEntry[];
}

/** What the bettors put into a round of a chain: the fixed hashes, each with its seed where that was revealed. */
export async function readFixedEntries(tx: Tx, id: string): Promise<SeedEntries> {
  const bets = await countSharedBets(tx, id);
  const entries = await tx<SeedEntry[]>`
    select fixed.hash, revealed.seed
    from shared_rounds as shared
      cross join lateral unnest(shared.entry_hashes) with ordinality as fixed (hash, place)
      left join (
        select client_seed as hash, max(revealed_seed) as seed from open_rounds
        where shared_round_id = ${id} and revealed_seed is not null group by client_seed
      ) as revealed on revealed.hash = fixed.hash
    where shared.id = ${id} order by fixed.place`;
  return { bets, entries: [...entries] };
}

/** The seeds of the first bets of a round of before, which came with the bets themselves. */
export async function readPlainSeeds(
  tx: Tx,
  id: string,
  most: number,
): Promise<{ readonly bets: number; readonly seeds: readonly string[] }> {
  const bets = await countSharedBets(tx, id);
  const rows = await tx<{ seed: string }[]>`
    select client_seed as seed from open_rounds where shared_round_id = ${id} order by id limit ${most}`;
  return { bets, seeds: rows.map(({ seed }) => seed) };
}

interface RevealedSeed {
  readonly playerId: string;
  readonly roundId: string;
  readonly seed: string;
  readonly hash: string;
  readonly now: number;
}

/**
 * Takes a bettor's seed once, while the round takes seeds: the hashes of its bets are fixed by then. Whoever starts the
 * round waits for the lock, and then counts the seed.
 */
export async function updateRevealedSeed(db: Db, revealed: RevealedSeed): Promise<void> {
  const { playerId, roundId, seed, hash, now } = revealed;
  await db`
    with shared as (
      select shared.id from shared_rounds as shared
      where shared.id = (select shared_round_id from open_rounds where player_id = ${playerId} and id = ${roundId})
        and entry_hashes is not null and started_at is null and settled_at is null
        and closes_at <= ${now} and reveals_close_at > ${now}
      for share
    )
    update open_rounds as open set revealed_seed = ${seed} from shared
    where open.player_id = ${playerId} and open.id = ${roundId} and open.shared_round_id = shared.id
      and open.client_seed = ${hash} and open.revealed_seed is null`;
}
