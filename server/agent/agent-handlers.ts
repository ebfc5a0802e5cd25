import type {
  appAgent5User,
  appAgent5UserInviteValidReceive,
  appAgent5UserLog,
  appAgent5UserReceive,
  getAgentMembers,
} from '../../contract/agent/agent-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { cents } from '../../contract/money.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { readGameWeights } from '../games/public/game-weights.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { originsOf } from '../http/origins.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { utcMonth } from '../rewards/public/utc-calendar.ts';
import { shareUrlsOf } from '../share-urls.ts';
import { agentConfig } from './agent-config.ts';
import { findAgent, readDue, readMembers, readPaid, readPayments, readTotals } from './agent-queries.ts';
import { asMember, fillOf } from './agent-rules.ts';
import { claimCommission } from './claim-commission.ts';

/** Greater than every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const readAgentOverview: Handler<typeof appAgent5User> = async (_body, request) => {
  const { context } = request;
  const { sql, clock, settings } = context;
  const { id: agentId } = memberOf(request);
  const now = clock.now();
  const month = utcMonth(now);
  const [agent, terms, totals, paid, isOffered, isRunning] = await Promise.all([
    findAgent(sql, agentId),
    readConfig(sql, agentConfig),
    readTotals(sql, agentId),
    readPaid(sql, { agentId, monthAt: month.startsAt }),
    mayBeOffered(context, agentId),
    isActivityRunning(sql, ActivityId.agent5, now),
  ]);
  if (!agent) throw new Error(`player ${agentId} is gone`);
  const monthLeft = Math.max(0, terms.monthMax - paid.thisMonth);
  const due = await readDue(sql, { agentId, limit: monthLeft });
  const { link, ...shareUrls } = shareUrlsOf(originsOf(request.requestUrl, settings).app, agent.inviteCode);
  return {
    code: agent.inviteCode,
    link,
    shareUrls,
    ...totals,
    claimable: { members: due.members, amount: cents(due.amount) },
    waiting: due.all - due.members,
    paid: { members: paid.members, amount: cents(paid.amount) },
    monthLeft,
    nextMonthAt: month.endsAt,
    canClaim: isOffered && isRunning,
    terms: { ...terms, amount: cents(terms.amount), turnover: cents(terms.turnover) },
    fill: fillOf(agent, { fillHours: terms.fillHours, now }),
  };
};

interface Page {
  readonly cursor: string | null;
  readonly pageSize: number;
}

/** One page, newest first, and where the next begins. */
async function pageOf<Row extends { readonly id: string }>(
  { cursor, pageSize }: Page,
  read: (query: { before: string; limit: number }) => Promise<Row[]>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const found = await read({ before: cursor ?? LAST_ID, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  return { rows, nextCursor: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null };
}

const listMembers: Handler<typeof getAgentMembers> = async ({ filter, ...page }, request) => {
  const { sql } = request.context;
  const { id: agentId } = memberOf(request);
  const [{ turnover }, weights] = await Promise.all([readConfig(sql, agentConfig), readGameWeights(sql)]);
  const { rows, nextCursor } = await pageOf(page, (query) =>
    readMembers(sql, { ...query, agentId, filter, turnover, weights }),
  );
  return { list: rows.map(asMember), nextCursor };
};

const listPayments: Handler<typeof appAgent5UserLog> = async (page, request) => {
  const { sql } = request.context;
  const { id: agentId } = memberOf(request);
  const { rows, nextCursor } = await pageOf(page, (query) => readPayments(sql, { ...query, agentId }));
  return { list: rows, nextCursor };
};

const claimAllCommission: Handler<typeof appAgent5UserReceive> = ({ requestId }, request) =>
  claimCommission(request, { call: 'appAgent5UserReceive', requestId, body: {}, memberId: null });

const claimMemberCommission: Handler<typeof appAgent5UserInviteValidReceive> = (
  { requestId, memberId },
  request,
) =>
  claimCommission(request, {
    call: 'appAgent5UserInviteValidReceive',
    requestId,
    body: { memberId },
    memberId,
  });

export const agentHandlers = {
  appAgent5User: readAgentOverview,
  getAgentMembers: listMembers,
  appAgent5UserLog: listPayments,
  appAgent5UserReceive: claimAllCommission,
  appAgent5UserInviteValidReceive: claimMemberCommission,
};
