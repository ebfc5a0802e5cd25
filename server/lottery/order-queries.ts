import type { Db, Tx } from '../db/sql.ts';
import type { RoundRow } from './round-queries.ts';

export interface OrderRow {
  readonly playerId: string;
  readonly id: string;
  readonly roundId: string;
  readonly sessionId: string;
  readonly first: number;
  readonly count: number;
  /** Cents. */
  readonly stake: number;
  readonly tickets: number;
  /** The hash of the buyer's seed; by older rules the seed itself. */
  readonly clientSeed: string;
  readonly boughtAt: number;
  /** Cents. */
  readonly prize: number;
  readonly settledAt: number | null;
  readonly isRefunded: boolean;
}

export async function insertOrder(
  tx: Tx,
  order: Omit<OrderRow, 'prize' | 'settledAt' | 'isRefunded'>,
): Promise<void> {
  await tx`insert into lottery_orders ${tx({ ...order })}`;
}

/** What a player has in a round. */
export interface OwnPart {
  /** Tickets. */
  readonly bought: number;
  /** What the purchases carry in place of the seed, which is the same in all of them; by older rules one of their seeds. */
  readonly hash: string;
  readonly isRevealed: boolean;
}

/** What the player has in each of these rounds; nothing is said of a round without a purchase. */
export async function readOwnParts(
  db: Db,
  playerId: string,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, OwnPart>> {
  const rows = await db<(OwnPart & { roundId: string })[]>`
    select round_id, sum(count)::int as bought, min(client_seed) as hash,
      bool_or(revealed_seed is not null) as is_revealed
    from lottery_orders
    where player_id = ${playerId} and round_id = any (${[...roundIds]}::uuid[]) group by 1`;
  return new Map(rows.map(({ roundId, ...own }) => [roundId, own]));
}

export type OrderWithRound = OrderRow & Pick<RoundRow, 'product' | 'number' | 'terms' | 'drawAt' | 'result'>;

interface OrderPage {
  readonly playerId: string;
  readonly isWonOnly: boolean;
  /** Ids grow with time: the page is of those before it. */
  readonly before: string;
  readonly limit: number;
}

export const readOrders = (
  db: Db,
  { playerId, isWonOnly, before, limit }: OrderPage,
): Promise<OrderWithRound[]> =>
  db<OrderWithRound[]>`
    select bought.*, round.product, round.number, round.terms, round.draw_at, round.result
    from lottery_orders as bought join lottery_rounds as round on round.id = bought.round_id
    where bought.player_id = ${playerId} and bought.id < ${before} and (not ${isWonOnly} or bought.prize > 0)
    order by bought.id desc limit ${limit}`;

/** Purchases that are not settled, in the order of their players; those that another process has are left out. */
export const lockUnsettled = (tx: Tx, roundId: string, limit: number): Promise<OrderRow[]> =>
  tx<OrderRow[]>`
    select * from lottery_orders where round_id = ${roundId} and settled_at is null
    order by player_id, id limit ${limit} for update skip locked`;

/** What the tickets of one player got in a round that is settled. Cents. */
export interface PlayerOutcome {
  readonly playerId: string;
  readonly prize: number;
  readonly stake: number;
}

/**
 * Of the players who were paid or refunded, in their order, those after `after`; nobody while another process settles
 * purchases of the round.
 */
export const readOutcomes = (
  db: Db,
  roundId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<PlayerOutcome[]> =>
  db<PlayerOutcome[]>`
    select player_id, sum(prize)::bigint as prize, sum(stake)::bigint as stake from lottery_orders
    where round_id = ${roundId} and (${after}::uuid is null or player_id > ${after}::uuid)
      and not exists (select from lottery_orders where round_id = ${roundId} and settled_at is null)
    group by player_id having sum(prize) > 0 or bool_or(is_refunded)
    order by player_id limit ${limit}`;

interface SettledOrder {
  readonly playerId: string;
  readonly id: string;
  readonly prize: number;
}

export async function updateSettled(
  tx: Tx,
  orders: readonly SettledOrder[],
  { now, isRefunded }: { now: number; isRefunded: boolean },
): Promise<void> {
  await tx`
    update lottery_orders as bought
    set prize = settled.prize, settled_at = ${now}, is_refunded = ${isRefunded}
    from unnest(${orders.map(({ playerId }) => playerId)}::uuid[], ${orders.map(({ id }) => id)}::uuid[],
      ${orders.map(({ prize }) => prize)}::bigint[]) as settled (player_id, id, prize)
    where bought.player_id = settled.player_id and bought.id = settled.id`;
}
