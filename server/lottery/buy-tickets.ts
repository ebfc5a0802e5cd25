import type { buyLotteryTickets } from '../../contract/lottery/lottery-calls.ts';
import { LOTTERY_ACTIVITIES } from '../../contract/lottery/lottery-terms.ts';
import { cents } from '../../contract/money.ts';
import { LOTTERY_REVEAL_MATHS, mixSeed, ticketsOf } from '../../maths/lottery.ts';
import { hexOf } from '../../maths/provably-fair.ts';
import { assertActivityRuns } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { amountOf, type Entry, transfer } from '../ledger/entries.ts';
import { BalanceTooLow, type Journal, postJournal } from '../ledger/post-journal.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { withGrantRequest } from '../protection/public/may-play.ts';
import { assertMayStake } from '../protection/public/may-stake.ts';
import { asOrder } from './lottery-view.ts';
import { insertOrder, readOwnParts } from './order-queries.ts';
import { lockOpenRound, type RoundRow, updateSold } from './round-queries.ts';
import { canDraw } from './round-seed.ts';

interface Cost {
  /** Cents. */
  readonly stake: number;
  readonly tickets: number;
}

/** Each ticket is a unit of the ledger, entered until the draw; what paid for it goes to the operator. */
const entriesOf = (count: number, { stake, tickets }: Cost): Entry[] => [
  ...transfer(cents(stake), { from: 'player:coin', to: 'house:games' }),
  ...transfer(amountOf('lottery', tickets), { from: 'player:lottery', to: 'house:lottery' }),
  ...transfer(amountOf('lottery', count), { from: 'house:lottery', to: 'player:lottery:entered' }),
];

async function post(tx: Tx, journal: Journal, { stake }: Cost): Promise<void> {
  try {
    await postJournal(tx, journal);
  } catch (error) {
    if (error instanceof BalanceTooLow)
      throw new CallError(
        stake > 0 ? 'balanceTooLow' : 'lotteryTicketsMissing',
        'too little for the tickets',
      );
    throw error;
  }
}

/** @throws CallError why this many tickets cannot be sold */
function assertOnSale(
  round: RoundRow,
  { count, bought, now }: { count: number; bought: number; now: number },
) {
  const { product, number, terms, closesAt, hashMix, sold } = round;
  // Another process, whose clock is ahead, may have fixed the hashes.
  if (now >= closesAt || hashMix !== null)
    throw new CallError('lotteryClosed', `the sale of ${product} ${number} has ended`);
  const left = ticketsOf(terms.digits) - sold;
  if (count > left) throw new CallError('lotterySoldOut', `${left} tickets are left`, { left });
  const most = Math.max(0, terms.perPlayer - bought);
  if (count > most) throw new CallError('lotteryLimit', `${most} more for this player`, { left: most });
}

/** A purchase of a round whose seeds are revealed carries a hash, and one player has one seed in a round. */
function assertCommitted({ maths }: RoundRow, clientSeed: string, ownHash: string | undefined): void {
  if (maths !== LOTTERY_REVEAL_MATHS) return;
  if (!/^[0-9a-f]{64}$/.test(clientSeed)) throw new CallError('lotteryHashNeeded', 'the seed is no hash');
  if (ownHash !== undefined && ownHash !== clientSeed)
    throw new CallError('lotteryHashOther', 'the purchases before carry another hash');
}

/**
 * A purchase comes into the draw or takes nothing: the round is locked while it is checked and paid, and is drawn only
 * after. What it carries is mixed into the round.
 */
export const buyTickets: Handler<typeof buyLotteryTickets> = ({ requestId, ...body }, request) => {
  const { context } = request;
  const { id: playerId, sessionId } = memberOf(request);
  const { product, number, count, payWith, clientSeed, commit } = body;
  const about = { playerId, call: 'buyLotteryTickets', requestId, body };
  return withGrantRequest(context, about, async (tx, now) => {
    await assertActivityRuns(tx, LOTTERY_ACTIVITIES[product], now);
    // What the round costs is known before it is locked: its terms never change.
    const round = await lockOpenRound(tx, product);
    if (!round || round.number !== number || hexOf(round.commitment) !== commit)
      throw new CallError('lotteryClosed', `${product} ${number} is not on sale`);
    if (!canDraw(context.seedSealer, round))
      throw new CallError('sealKeyMissing', `${product} ${number} cannot be drawn by this process`);
    const { terms, sold, drawAt, maths } = round;
    const own = (await readOwnParts(tx, playerId, [round.id])).get(round.id);
    const bought = own?.bought ?? 0;
    assertOnSale(round, { count, bought, now });
    assertCommitted(round, clientSeed, own?.hash);
    const isCoin = payWith === 'coin';
    const cost = { stake: isCoin ? terms.price * count : 0, tickets: isCoin ? 0 : terms.tickets * count };
    await assertMayStake(tx, { playerId, sessionId, stake: cost.stake, now });
    const id = context.newId();
    const kind = 'lotteryBought';
    await post(tx, { playerId, id, kind, requestId, entries: entriesOf(count, cost), at: now }, cost);
    const order = {
      playerId,
      id,
      roundId: round.id,
      sessionId,
      first: sold,
      count,
      ...cost,
      clientSeed,
      boughtAt: now,
    };
    await insertOrder(tx, order);
    const mixed = mixSeed(round.clientSeed, clientSeed);
    await updateSold(tx, { id: round.id, sold: sold + count, clientSeed: mixed });
    return {
      order: asOrder({
        ...order,
        ...{ product, number, terms, drawAt },
        result: null,
        prize: 0,
        settledAt: null,
        isRefunded: false,
      }),
      coin: cents(await readBalance(tx, playerId, 'coin')),
      lottery: await readBalance(tx, playerId, 'lottery'),
      sold: sold + count,
      bought: bought + count,
      ...(maths === LOTTERY_REVEAL_MATHS && { receipt: { position: sold, hashMix: mixed } }),
    };
  });
};
