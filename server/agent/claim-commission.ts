import { ActivityId } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import { assertActivityRuns } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type CallRequest, memberOf } from '../http/handler.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { COIN_PROP } from '../rewards/public/reward-accounts.ts';
import { utcMonth } from '../rewards/public/utc-calendar.ts';
import { agentConfig } from './agent-config.ts';
import { readPaid } from './agent-queries.ts';
import { insertPayment, updatePaid } from './claim-queries.ts';
import { qualifyBeforeClaim } from './qualify-members.ts';

interface Claim {
  readonly call: string;
  readonly requestId: string;
  readonly body: object;
  /** Null: of all members. */
  readonly memberId: string | null;
}

/**
 * Pays the fixed amounts of valid members in one journal, however many they are: as far as the month allows, each member
 * once, and only those who may play now.
 * @throws CallError activityClosed, and whatever a claim may throw
 */
export async function claimCommission(
  request: CallRequest,
  { call, requestId, body, memberId }: Claim,
): ReturnType<typeof claimRewards> {
  const { context } = request;
  const { id: agentId } = memberOf(request);
  await qualifyBeforeClaim(context, agentId);
  return claimRewards(context, { playerId: agentId, call, requestId, body }, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.agent5, now);
    const { monthMax } = await readConfig(tx, agentConfig);
    const { thisMonth } = await readPaid(tx, { agentId, monthAt: utcMonth(now).startsAt });
    const limit = Math.max(0, monthMax - thisMonth);
    const paymentId = context.newId();
    const commission = await updatePaid(tx, { agentId, paymentId, memberId, limit });
    if (commission.members === 0) return [];
    await insertPayment(tx, { ...commission, playerId: agentId, id: paymentId, at: now });
    return [
      {
        source: 'agent',
        key: paymentId,
        rewards: [{ propId: COIN_PROP, count: commission.amount }],
        wagering: cents(commission.wagering),
      },
    ];
  });
}
