import { RECORD_PAGE_SIZE } from '../../../contract/limits.ts';
import {
  appUserCoinDetail,
  betRecordReport,
  getHeldPayments,
} from '../../../contract/wallet/record-calls.ts';
import { combineQueries } from '../../session/calls/combine-queries.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { useCallPages } from '../../session/calls/use-call-pages.ts';
import { type RecordFilter, showsHeld } from './record-rules.ts';

const FIRST_CURSOR: string | null = null;

/** Totals, payments that are in no balance, and the list of one filter; all of them or nothing. */
export function useRecords(filter: RecordFilter) {
  const { from, to } = filter;
  const list = useCallPages(appUserCoinDetail, {
    first: FIRST_CURSOR,
    bodyOf: (cursor) => ({ ...filter, cursor, pageSize: RECORD_PAGE_SIZE }),
    next: ({ nextCursor }) => nextCursor,
    isSilent: true,
  });
  // Totals that are newer than the list below them would not match it.
  const once = { isSilent: true, refetchOnReconnect: isMissing };
  const statement = useCall(betRecordReport, { from, to }, once);
  const isHeldShown = showsHeld(filter);
  const held = useCall(
    getHeldPayments,
    { from, to },
    { ...once, enabled: isHeldShown, ...(!isHeldShown && { placeholderData: { list: [] } }) },
  );
  const { data, error, refetch } = combineQueries(list, combineQueries(statement, held));
  const [pages, [breakdown, payments]] = data ?? [[], [undefined, undefined]];
  return {
    rows: pages.flatMap((page) => page.list),
    statement: breakdown,
    held: payments?.list ?? [],
    error,
    refetch,
    hasMore: list.hasMore,
    isFetching: list.isFetching,
    more: list.more,
  };
}
