import type { LotteryDraw, LotteryOrder, LotteryRound } from '../../contract/lottery/lottery-calls.ts';
import { cents } from '../../contract/money.ts';
import { LOTTERY_REVEAL_MATHS, lotteryNumber } from '../../maths/lottery.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import type { PublishedChain } from '../seed-chains/seed-chain-queries.ts';
import type { OrderWithRound, OwnPart } from './order-queries.ts';
import type { RoundRow } from './round-queries.ts';

/** The chain of a round among those of its lottery, and its place in it; null for a round with a seed of its own. */
function placeInChain({ chain: number, position }: RoundRow, chains: readonly PublishedChain[]) {
  const chain = chains.find((one) => one.number === number);
  if (!chain || position === null) return null;
  const { length, lastLink, nextLastLink } = chain;
  return {
    number: chain.number,
    length,
    lastLink: hexOf(lastLink),
    position,
    nextLastLink: nextLastLink && hexOf(nextLastLink),
  };
}

/**
 * A round on sale in wire format; its seed stays here.
 * @param chains those of the lottery, as in `asDraw`
 */
export const asOpenRound = (
  round: RoundRow,
  { own, chains }: { readonly own: OwnPart | undefined; readonly chains: readonly PublishedChain[] },
): LotteryRound => ({
  number: round.number,
  terms: round.terms,
  opensAt: round.opensAt,
  closesAt: round.closesAt,
  drawAt: round.drawAt,
  sold: round.sold,
  bought: own?.bought ?? 0,
  commit: hexOf(round.commitment),
  chain: placeInChain(round, chains),
  maths: round.maths,
  hashMix: round.hashMix,
  ownSeed:
    own && round.maths === LOTTERY_REVEAL_MATHS ? { hash: own.hash, isRevealed: own.isRevealed } : null,
});

/** A drawn round in wire format, with its seed revealed. */
export function asDraw(round: RoundRow, chains: readonly PublishedChain[]): LotteryDraw {
  const { product, number, terms, sold, drawAt, endedAt, result, winners, clientSeed, hashMix, maths } =
    round;
  if (result === null || winners === null || round.serverSeed === null)
    throw new Error(`round ${round.id} is not drawn`);
  return {
    product,
    number,
    terms,
    sold,
    drawAt,
    drawnAt: endedAt ?? drawAt,
    result: lotteryNumber(result, terms.digits),
    winners,
    proof: {
      commit: hexOf(round.commitment),
      serverSeed: hexOf(round.serverSeed),
      clientSeed,
      hashMix,
      maths,
      chain: placeInChain(round, chains),
    },
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
