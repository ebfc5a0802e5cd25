import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Call, CallBody, CallData } from '../../../contract/call.ts';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import type { CallOptions } from '../../platform/http/call-server.ts';
import type { Reading } from './combine-queries.ts';
import { callKey } from './query-client.ts';
import { isMissing, readCall } from './use-call.ts';

/** What names a page: its number, or the cursor that the page before has answered. */
type PageParam = number | string | null;

interface PagingOptions<C extends Call, Param extends PageParam> extends Pick<CallOptions, 'isSilent'> {
  readonly first: Param;
  bodyOf(param: Param): CallBody<C>;
  /** What names the page after `page`, which `param` has named; null after the last one. */
  next(page: CallData<C>, param: Param): Param | null;
}

/** The pages so far. `error` is that of the last try, and null while another one runs. */
export interface CallPages<Page> extends Reading<readonly Page[]> {
  readonly hasMore: boolean;
  /** Requests the next page; nothing while one is in flight, or after the last one. */
  more(): void;
}

/** A list that goes on, a page after the other. */
export function useCallPages<C extends Call, Param extends PageParam>(
  call: C,
  { first, bodyOf, next, isSilent = false }: PagingOptions<C, Param>,
): CallPages<CallData<C>> {
  const query = useInfiniteQuery<
    CallData<C>,
    CallFailure,
    InfiniteData<CallData<C>, Param>,
    readonly unknown[],
    Param
  >({
    queryKey: [...callKey(call, bodyOf(first)), 'pages'],
    queryFn: ({ pageParam }) => readCall(call, bodyOf(pageParam as Param), { isSilent }),
    initialPageParam: first,
    getNextPageParam: (page, _pages, param) => next(page, param),
    refetchOnReconnect: isMissing,
    meta: { isForGuests: call.access === 'guest' },
  });
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  return {
    data: data?.pages,
    error: isFetching ? null : error,
    isFetching,
    refetch,
    hasMore: hasNextPage,
    more: () => {
      if (hasNextPage) void fetchNextPage({ cancelRefetch: false });
    },
  };
}
