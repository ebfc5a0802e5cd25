import type { LotteryProduct } from '../../contract/lottery/lottery-terms.ts';
import { LOTTERY_REVEAL_MATHS } from '../../maths/lottery.ts';
import type { LotteryEntry } from '../../maths/lottery-entries.ts';
import type { Db, Tx } from '../db/sql.ts';
import type { RoundRow } from './round-queries.ts';

/** A purchase as the draw needs it. */
export interface EntryRow extends LotteryEntry {
  /** How many numbers follow from the position on. */
  readonly count: number;
}

/** The purchases of a round after a position, in the order of the sale. */
export const readEntries = (
  db: Db,
  roundId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<EntryRow[]> =>
  db<EntryRow[]>`
    select first as position, count, client_seed as hash, revealed_seed as seed from lottery_orders
    where round_id = ${roundId} and first > ${after} order by first limit ${limit}`;

/**
 * Fixes the hashes of the open rounds whose sale has ended. The statement waits for a purchase that has locked the round;
 * no purchase joins after it, whatever the clock of its process says, and no seed is taken before it.
 */
export async function updateHashMixes(db: Db, now: number): Promise<void> {
  await db`
    update lottery_rounds set hash_mix = client_seed
    where state = 'open' and maths = ${LOTTERY_REVEAL_MATHS} and hash_mix is null and closes_at <= ${now}`;
}

/** Keeps the draw of a round waiting, and no other reveal. */
export async function lockRoundForReveal(
  tx: Tx,
  { product, number }: { readonly product: LotteryProduct; readonly number: number },
): Promise<RoundRow | undefined> {
  const [row] = await tx<RoundRow[]>`
    select * from lottery_rounds where product = ${product} and number = ${number} for share`;
  return row;
}

interface RevealedSeed {
  readonly playerId: string;
  readonly roundId: string;
  readonly hash: string;
  readonly seed: string;
}

/** All purchases of a player in a round carry the same hash. */
export async function updateRevealedSeed(tx: Tx, revealed: RevealedSeed): Promise<void> {
  const { playerId, roundId, hash, seed } = revealed;
  await tx`
    update lottery_orders set revealed_seed = ${seed}
    where player_id = ${playerId} and round_id = ${roundId} and client_seed = ${hash} and revealed_seed is null`;
}
