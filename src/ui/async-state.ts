/** What is known of a reading call: `data` stays undefined until the first answer, `error` is that of the last try. */
export interface Answer<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** No answer to show: what was thrown, and a way to ask again. */
export interface FailedState {
  /** `forbidden`: not for this player, or not any more. */
  readonly kind: 'error' | 'offline' | 'forbidden';
  readonly error: unknown;
  /** It is asked for again just now. */
  readonly isBusy: boolean;
  retry(): void;
}

/** Everything that data of the server can be, and nothing else at the same time. */
export type AsyncState<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'empty' }
  | FailedState
  | { readonly kind: 'success'; readonly data: Data };

/** Errors that say that what was shown is over. */
const ENDED_FAILURES: readonly unknown[] = ['activityClosed', 'activityUnknown'];

/**
 * An answer stays readable through a renewal that failed, but not through one that says that it is over.
 * @param isEmpty whether there is nothing in it to show
 */
export function asyncState<Data>(
  { data, error, isFetching, refetch }: Answer<Data>,
  isEmpty: (data: Data) => boolean = () => false,
): AsyncState<Data> {
  const hasEnded = ENDED_FAILURES.includes(keyOf(error));
  if (data !== undefined && !hasEnded) return isEmpty(data) ? { kind: 'empty' } : { kind: 'success', data };
  if (error === null) return { kind: 'loading' };
  return failedState(error, () => void refetch(), isFetching);
}

/** What was not answered. @param isBusy whether it is asked for again just now */
export const failedState = (error: unknown, retry: () => void, isBusy = false): FailedState => ({
  kind: kindOf(error),
  error,
  isBusy,
  retry,
});

function kindOf(error: unknown): FailedState['kind'] {
  const key = keyOf(error);
  if (key === 'forbidden' || ENDED_FAILURES.includes(key)) return 'forbidden';
  return key === 'offline' ? 'offline' : 'error';
}

const keyOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'key' in error ? error.key : null;

/** The rows of all pages that were asked for so far; empty where there is none. */
export function listState<Row>({
  data,
  ...answer
}: Answer<readonly { readonly list: readonly Row[] }[]>): AsyncState<readonly Row[]> {
  const rows = data?.flatMap(({ list }) => list);
  return asyncState<readonly Row[]>({ ...answer, data: rows }, ({ length }) => length === 0);
}
