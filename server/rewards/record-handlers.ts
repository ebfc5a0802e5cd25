import type { getRewardRecord } from '../../contract/rewards/record-calls.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readClaimPage } from './claim-queries.ts';

const listRewards: Handler<typeof getRewardRecord> = async ({ cursor, pageSize }, request) => {
  const { id: playerId } = memberOf(request);
  const rows = await readClaimPage(request.context.sql, { playerId, after: cursor, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return { list: shown, nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
};

export const recordHandlers = { getRewardRecord: listRewards };
