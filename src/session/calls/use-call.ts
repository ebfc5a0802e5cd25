import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Call, CallBody, CallData } from '../../../contract/call.ts';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { type CallOptions, callServer } from '../../platform/http/call-server.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { withWithdrawalOnlyToken } from '../player/withdrawal-only.ts';
import { callKey } from './query-client.ts';

type QueryChoices<Data> = Pick<
  UseQueryOptions<Data, CallFailure>,
  'enabled' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'refetchOnReconnect' | 'refetchOnWindowFocus'
>;

export interface UseCallOptions<C extends Call>
  extends QueryChoices<CallData<C>>,
    Pick<CallOptions, 'isSilent'> {
  /** Called with each answer before it is shown, for stores of the whole app; not with one for a player who has left. */
  onAnswer?(data: CallData<C>): void;
}

/**
 * The answer of a reading call, requested when the panel opens and when the network is back. `data` stays undefined until
 * the first answer; `error` is the CallFailure of the last attempt, and null again while the first answer is requested again.
 */
export function useCall<C extends Call>(
  call: C,
  body: CallBody<C>,
  { isSilent = false, onAnswer, ...choices }: UseCallOptions<C> = {},
): UseQueryResult<CallData<C>, CallFailure> {
  return useQuery<CallData<C>, CallFailure>({
    ...choices,
    queryKey: callKey(call, body),
    queryFn: () => readCall(call, body, { isSilent }, onAnswer),
    meta: { isForGuests: call.access === 'guest' },
  });
}

/** For `refetchOnReconnect`: what can be read already stays as it is when a network comes back. */
export const isMissing = ({ state }: { readonly state: { readonly data: unknown } }): boolean =>
  state.data === undefined;

/** @throws CallFailure */
export async function readCall<C extends Call>(
  call: C,
  body: CallBody<C>,
  options: Pick<CallOptions, 'isSilent'>,
  onAnswer?: (data: CallData<C>) => void,
): Promise<CallData<C>> {
  const asked = tokenStore.read();
  const data = await callServer(call, body, {
    ...options,
    ...(call.isForWithdrawalOnly && withWithdrawalOnlyToken()),
  });
  if (tokenStore.read() === asked) onAnswer?.(data);
  return data;
}
