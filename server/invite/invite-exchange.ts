import type { actInviteUserExchange } from '../../contract/invite/invite-exchange-calls.ts';
import { cents } from '../../contract/money.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { claimRewards, type DueReward, grantDue } from '../rewards/public/claim-rewards.ts';
import { COIN_PROP } from '../rewards/public/reward-accounts.ts';
import { hasEnded, isPayable } from './invite-period.ts';
import {
  lockEndedPeriods,
  lockOpenPeriod,
  type PeriodRow,
  releaseBudget,
  updatePeriodPaid,
} from './invite-period-queries.ts';

/** What is not paid yet. Its key has what was won by then, which no later payment of the period has. */
const dueOf = ({ id, won, paid, terms }: PeriodRow): DueReward => ({
  source: 'inviteSpin',
  key: `${id}:${won}`,
  rewards: [{ propId: COIN_PROP, count: won - paid }],
  wagering: cents((won - paid) * terms.multiple),
});

/** What a locked period has left to pay counts as paid; one that has ended is closed with it. */
async function settle(tx: Tx, period: PeriodRow, now: number): Promise<void> {
  const { playerId, id, reserved, won } = period;
  const closedAt = hasEnded(period, now) ? now : null;
  await updatePeriodPaid(tx, { playerId, id, closedAt });
  if (closedAt !== null) await releaseBudget(tx, reserved - won);
}

/** Also after the operator has stopped the activity: it was earned before. */
const exchangeShares: Handler<typeof actInviteUserExchange> = async ({ requestId }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'actInviteUserExchange', requestId, body: {} };
  const { rewards, coin } = await claimRewards(request.context, about, async (tx, now) => {
    const period = await lockOpenPeriod(tx, playerId);
    if (!period || !isPayable(period, now)) return [];
    await settle(tx, period, now);
    return [dueOf(period)];
  });
  return { amount: cents(rewards.reduce((sum, { count }) => sum + count, 0)), coin };
};

const BATCH = 50;

/** Pays and closes periods that have ended, also below the target and of players who never came back. */
export async function payInvitePeriods(context: Context): Promise<number> {
  const now = context.clock.now();
  return runTransaction(context.sql, async (tx) => {
    const periods = await lockEndedPeriods(tx, { now, limit: BATCH });
    for (const period of periods) {
      const { playerId, won, paid } = period;
      if (won > paid) await grantDue(tx, context, { playerId, requestId: null, now }, dueOf(period));
      await settle(tx, period, now);
    }
    return periods.length;
  });
}

export const inviteExchangeHandlers = { actInviteUserExchange: exchangeShares };
