import type { LotteryDraw, LotteryOrder, LotteryRound } from '../../contract/lottery/lottery-calls.ts';
import { cents } from '../../contract/money.ts';
import { lotteryNumber } from '../../maths/lottery.ts';
import { commitOf, hexOf } from '../../maths/provably-fair.ts';
import type { OrderWithRound } from './order-queries.ts';
import type { RoundRow } from './round-queries.ts';

/** A round on sale in wire format; its seed stays here. */
export const asOpenRound = (round: RoundRow, bought: number): LotteryRound => ({
  number: round.number,
  terms: round.terms,
  opensAt: round.opensAt,
  closesAt: round.closesAt,
  drawAt: round.drawAt,
  sold: round.sold,
  bought,
  commit: commitOf(hexOf(round.serverSeed)),
});

/** A drawn round in wire format, with its seed revealed. */
export function asDraw(round: RoundRow): LotteryDraw {
  const { product, number, terms, sold, drawAt, endedAt, result, winners, clientSeed, maths } = round;
  if (result === null || winners === null) throw new Error(`round ${round.id} is not drawn`);
  const serverSeed = hexOf(round.serverSeed);
  return {
    product,
    number,
    terms,
    sold,
    drawAt,
    drawnAt: endedAt ?? drawAt,
    result: lotteryNumber(result, terms.digits),
    winners,
    proof: { commit: commitOf(serverSeed), serverSeed, clientSeed, maths },
  };
}

function stateOf({ settledAt, isRefunded, prize }: OrderWithRound): LotteryOrder['state'] {
  if (settledAt === null) return 'open';
  if (isRefunded) return 'refunded';
  return prize > 0 ? 'won' : 'lost';
}

/** A purchase in wire format. The number drawn is told once the purchase is settled. */
export const asOrder = (row: OrderWithRound): LotteryOrder => ({
  orderId: row.id,
  product: row.product,
  number: row.number,
  terms: row.terms,
  first: row.first,
  count: row.count,
  stake: cents(row.stake),
  tickets: row.tickets,
  boughtAt: row.boughtAt,
  drawAt: row.drawAt,
  state: stateOf(row),
  result: row.settledAt === null || row.result === null ? null : lotteryNumber(row.result, row.terms.digits),
  prize: cents(row.prize),
});
