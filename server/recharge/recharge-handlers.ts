import { ActivityId } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import type {
  activityAwardGetLog,
  getRechargeAwards,
  receiveAddupAwardById,
} from '../../contract/recharge/recharge-calls.ts';
import { assertActivityRuns } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { type AwardRow, readAwardPage } from './recharge-queries.ts';
import { kindOfKey } from './recharge-rules.ts';
import { ACTIVITY_OF, readProgrammes } from './recharge-state.ts';

const readRechargeAwards: Handler<typeof getRechargeAwards> = async (_body, request) => {
  const { context } = request;
  const { id } = memberOf(request);
  // Nothing that a deposit brings is shown to a player to whom nothing may be offered.
  if (!(await mayBeOffered(context, id))) return { programmes: [], canClaim: false };
  const programmes = await readProgrammes(context.sql, id, context.clock.now());
  return {
    canClaim: true,
    programmes: programmes.map(({ kind, minAmount, steps, ...programme }) => ({
      ...programme,
      kind,
      activityId: ACTIVITY_OF[kind],
      minAmount: kind === 'continuous' ? cents(minAmount) : null,
      steps: steps.map(({ id: stepId, goal, rewards, state }) => ({
        id: stepId,
        goal,
        state,
        rewards: rewards.map((one) => ({ ...one })),
      })),
    })),
  };
};

const claimRechargeAward: Handler<typeof receiveAddupAwardById> = ({ requestId, id }, request) => {
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'receiveAddupAwardById', requestId, body: { id } };
  return claimRewards(request.context, about, async (tx, now) => {
    const programmes = await readProgrammes(tx, playerId, now);
    const programme = programmes.find(({ steps }) => steps.some((step) => step.id === id));
    const step = programme?.steps.find((one) => one.id === id);
    if (!programme || !step) throw new CallError('activityClosed', `no programme with step ${id} runs`);
    await assertActivityRuns(tx, ACTIVITY_OF[programme.kind], now);
    if (step.state === 'claimed') throw new CallError('rewardClaimed', `step ${id} was claimed before`);
    return step.state === 'open' ? [{ source: 'recharge', key: step.key, rewards: step.rewards }] : [];
  });
};

const SOURCES = ['loginBonus', 'recharge'] as const;

function activityOf({ source, key }: AwardRow): ActivityId {
  const kind = source === 'recharge' ? kindOfKey(key) : null;
  return kind ? ACTIVITY_OF[kind] : ActivityId.freeLoginBonus;
}

const listClaimedAwards: Handler<typeof activityAwardGetLog> = async ({ cursor, pageSize }, request) => {
  const { id: playerId } = memberOf(request);
  const page = { playerId, sources: SOURCES, after: cursor, limit: pageSize + 1 };
  const rows = await readAwardPage(request.context.sql, page);
  const shown = rows.slice(0, pageSize);
  return {
    list: shown.map((row) => ({ id: row.id, activityId: activityOf(row), rewards: row.rewards, at: row.at })),
    nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
};

export const rechargeHandlers = {
  getRechargeAwards: readRechargeAwards,
  receiveAddupAwardById: claimRechargeAward,
  activityAwardGetLog: listClaimedAwards,
};
