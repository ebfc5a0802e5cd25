import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../platform/http/call-failure.ts';

/** What a panel must know of a reading to show it, to wait for it, or to say why it failed. */
export type Reading<Data> = Pick<UseQueryResult<Data, CallFailure>, 'data' | 'error' | 'isFetching'> & {
  /** Fetches again. */
  refetch(): unknown;
};

/** Two queries as one: both or nothing, and a refetch requests what has not loaded. */
export function combineQueries<A, B>(a: Reading<A>, b: Reading<B>): Reading<readonly [A, B]> {
  // Each is read in every render: the library renders again for what was read, and for nothing else.
  const errors = [a.error, b.error];
  const fetching = [a.isFetching, b.isFetching];
  const [first, second] = [a.data, b.data];
  return {
    data: first === undefined || second === undefined ? undefined : [first, second],
    error: errors.find((error) => error !== null) ?? null,
    isFetching: fetching.includes(true),
    refetch: () => {
      for (const reading of [a, b]) if (reading.data === undefined) reading.refetch();
    },
  };
}
