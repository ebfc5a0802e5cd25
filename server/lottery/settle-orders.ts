import { type Cents, cents } from '../../contract/money.ts';
import { winningNumbers } from '../../maths/lottery.ts';
import type { Context } from '../context.ts';
import { amountOf, type Entry, transfer } from '../ledger/entries.ts';
import { addToBet } from '../ledger/player-totals.ts';
import { type Journal, postJournals } from '../ledger/post-journals.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { notifyPlayers } from './notify-players.ts';
import { lockUnsettled, type OrderRow, updateSettled } from './order-queries.ts';
import { type RoundRow, updatePaid } from './round-queries.ts';

/** Purchases in one transaction: players whose tickets are paid wait no longer than it takes. */
const BATCH = 1_000;

/** What the tickets of a purchase win together. */
function prizeOf(order: OrderRow, { result, terms }: RoundRow): Cents {
  if (result === null) return cents(0);
  const won = winningNumbers(order, result, terms.prizes);
  return cents(won.reduce((sum, { prize }) => sum + (terms.prizes[prize]?.amount ?? 0), 0));
}

const leave = ({ count }: OrderRow): Entry[] =>
  transfer(amountOf('lottery', count), { from: 'player:lottery:entered', to: 'house:lottery' });

const refund = ({ stake, tickets }: OrderRow): Entry[] => [
  ...transfer(cents(stake), { from: 'house:games', to: 'player:coin' }),
  ...transfer(amountOf('lottery', tickets), { from: 'house:lottery', to: 'player:lottery' }),
];

type SettleContext = Pick<Context, 'sql' | 'clock' | 'newId'>;

/** Settles the purchases of a round that is over: pays what they won, or gives back what a cancelled one took. */
export async function settleOrders(context: SettleContext, round: RoundRow): Promise<void> {
  const isRefunded = round.state === 'cancelled';
  const settleBatch = () =>
    runTransaction(context.sql, async (tx) => {
      const now = context.clock.now();
      const orders = await lockUnsettled(tx, round.id, BATCH);
      if (orders.length === 0) return false;
      const settled = orders.map((order) => ({ ...order, prize: prizeOf(order, round) }));
      const journals = settled.map(
        (order): Journal => ({
          playerId: order.playerId,
          id: context.newId(),
          kind: isRefunded ? 'lotteryRefunded' : 'lotteryDrawn',
          at: now,
          entries: [
            ...leave(order),
            ...(isRefunded
              ? refund(order)
              : transfer(order.prize, { from: 'house:games', to: 'player:coin' })),
          ],
        }),
      );
      await updateSettled(tx, settled, { now, isRefunded });
      // Deposits and bonuses count the stakes of a round that was drawn; levels and rebates do not.
      if (!isRefunded) await addToBet(tx, settled);
      await postJournals(tx, journals);
      return true;
    });
  while (await settleBatch());
  await notifyPlayers(context, round);
  await runTransaction(context.sql, (tx) => updatePaid(tx, round.id, context.clock.now()));
}
