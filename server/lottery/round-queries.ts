import type { LotteryProduct, LotteryTerms } from '../../contract/lottery/lottery-terms.ts';
import type { Db, Tx } from '../db/sql.ts';

export interface RoundRow {
  readonly id: string;
  readonly product: LotteryProduct;
  readonly number: number;
  readonly state: 'open' | 'drawn' | 'cancelled';
  readonly terms: LotteryTerms;
  readonly maths: string;
  /** The chain and the position of the link that decides the round; null where it has a seed of its own. */
  readonly chain: number | null;
  readonly position: number | null;
  /** The hash of the seed, known to everybody; of a link it is the link before. */
  readonly commitment: Uint8Array;
  /** From the draw on; before it only where a version of before has stored it so. */
  readonly serverSeed: Uint8Array | null;
  readonly sealedSeed: Uint8Array | null;
  /** Mixed from what all purchases so far carry; where seeds are revealed, those are mixed in at the draw. */
  readonly clientSeed: string;
  /** The mix of the hashes of all purchases, fixed once the sale has ended; null before that and by older rules. */
  readonly hashMix: string | null;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly drawAt: number;
  readonly sold: number;
  /** Null until it is drawn, like the next one. */
  readonly result: number | null;
  readonly winners: number[] | null;
  readonly endedAt: number | null;
  readonly paidAt: number | null;
}

type NewRound = Pick<
  RoundRow,
  | 'id'
  | 'product'
  | 'terms'
  | 'maths'
  | 'chain'
  | 'position'
  | 'commitment'
  | 'sealedSeed'
  | 'clientSeed'
  | 'opensAt'
  | 'closesAt'
  | 'drawAt'
>;

/** The next round of its product, unless one is open. Returns how many were opened. */
export async function insertNextRound(tx: Tx, { terms, ...round }: NewRound): Promise<number> {
  const { count } = await tx`
    insert into lottery_rounds (id, product, number, state, terms, maths, chain, position, commitment, sealed_seed,
      client_seed, opens_at, closes_at, draw_at)
    select ${round.id}, ${round.product}, coalesce(max(number), 0) + 1, 'open', ${tx.json({ ...terms })}, ${round.maths},
      ${round.chain}::integer, ${round.position}::integer, ${round.commitment}, ${round.sealedSeed}, ${round.clientSeed},
      ${round.opensAt}, ${round.closesAt}, ${round.drawAt}
    from lottery_rounds where product = ${round.product}
    on conflict do nothing`;
  return count;
}

export const readOpenRounds = (db: Db): Promise<RoundRow[]> =>
  db<RoundRow[]>`select * from lottery_rounds where state = 'open'`;

/** The round on sale, locked: purchases follow each other, and a draw waits for them. */
export async function lockOpenRound(tx: Tx, product: LotteryProduct): Promise<RoundRow | undefined> {
  const [row] = await tx<RoundRow[]>`
    select * from lottery_rounds where product = ${product} and state = 'open' for update`;
  return row;
}

/** The ids of the open rounds whose time has come. */
export async function readDueRounds(db: Db, now: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    select id from lottery_rounds where state = 'open' and draw_at <= ${now} order by draw_at`;
  return rows.map(({ id }) => id);
}

/** A round that is still open, locked; one that another process draws now is left out. */
export async function lockDueRound(tx: Tx, id: string): Promise<RoundRow | undefined> {
  const [row] = await tx<RoundRow[]>`
    select * from lottery_rounds where id = ${id} and state = 'open' for update skip locked`;
  return row;
}

export async function lockRound(
  tx: Tx,
  { product, number }: { product: LotteryProduct; number: number },
): Promise<RoundRow | undefined> {
  const [row] = await tx<RoundRow[]>`
    select * from lottery_rounds where product = ${product} and number = ${number} for update`;
  return row;
}

export async function updateSold(
  tx: Tx,
  { id, sold, clientSeed }: Pick<RoundRow, 'id' | 'sold' | 'clientSeed'>,
): Promise<void> {
  await tx`update lottery_rounds set sold = ${sold}, client_seed = ${clientSeed} where id = ${id}`;
}

interface DrawResult extends Pick<RoundRow, 'id' | 'clientSeed' | 'hashMix'> {
  readonly serverSeed: Uint8Array;
  readonly result: number;
  readonly winners: readonly number[];
  readonly now: number;
}

/** The seed is revealed with the draw. */
export async function updateDrawn(
  tx: Tx,
  { id, serverSeed, clientSeed, hashMix, result, winners, now }: DrawResult,
): Promise<void> {
  await tx`
    update lottery_rounds
    set state = 'drawn', server_seed = ${serverSeed}, sealed_seed = null, client_seed = ${clientSeed},
      hash_mix = ${hashMix}, result = ${result}, winners = ${[...winners]}::integer[], ended_at = ${now}
    where id = ${id}`;
}

export async function updateCancelled(tx: Tx, id: string, now: number): Promise<void> {
  await tx`update lottery_rounds set state = 'cancelled', ended_at = ${now} where id = ${id}`;
}

/** Rounds that are over and not wholly settled, the first to end first. */
export const readUnpaidRounds = (db: Db): Promise<RoundRow[]> =>
  db<RoundRow[]>`
    select * from lottery_rounds where ended_at is not null and paid_at is null order by ended_at limit 10`;

/** Marks a round whose purchases are all settled. Returns whether it was this caller who did. */
export async function updatePaid(tx: Tx, id: string, now: number): Promise<boolean> {
  const { count } = await tx`
    update lottery_rounds set paid_at = ${now}
    where id = ${id} and paid_at is null
      and not exists (select from lottery_orders where round_id = ${id} and settled_at is null)`;
  return count > 0;
}

/** Reads the draws before a round, newest first. */
export const readDraws = (
  db: Db,
  { product, before, limit }: { product: LotteryProduct; before: number | null; limit: number },
): Promise<RoundRow[]> =>
  db<RoundRow[]>`
    select * from lottery_rounds
    where product = ${product} and state = 'drawn' and (${before}::integer is null or number < ${before}::integer)
    order by number desc limit ${limit}`;

export async function findDraw(
  db: Db,
  { product, number }: { product: LotteryProduct; number: number },
): Promise<RoundRow | undefined> {
  const [row] = await db<RoundRow[]>`
    select * from lottery_rounds where product = ${product} and number = ${number} and state = 'drawn'`;
  return row;
}

/** Rounds of one lottery or of all, newest first. */
export const readRounds = (db: Db, product: LotteryProduct | null, limit: number): Promise<RoundRow[]> =>
  db<RoundRow[]>`
    select * from lottery_rounds where ${product}::text is null or product = ${product}::text
    order by opens_at desc, product limit ${limit}`;
