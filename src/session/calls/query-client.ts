import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { Call, CallBody, CallData } from '../../../contract/call.ts';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { onSignedIn } from '../sign-in/sign-in.ts';
import { onSignedOut } from '../sign-in/sign-out.ts';
import { connectionStore } from './connection-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `callServer` throws nothing else. */
    defaultError: CallFailure;
    queryMeta: { readonly isForGuests?: boolean };
  }
}

/**
 * Server data of panels and overlays. Loaded with the first of them: nothing of the first script may import it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // `callServer` repeats what may be repeated and says at once that there is no network; here both would hide it.
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      // Each panel requests its own data, which are dropped with it; queries that outlive it say so.
      staleTime: 0,
      gcTime: 0,
    },
  },
});

// The library learns of the network by events alone, and would miss that a page was opened without one.
onlineManager.setEventListener((setOnline) => {
  const syncOnline = () => setOnline(connectionStore.getState().isOnline);
  syncOnline();
  return connectionStore.subscribe(syncOnline);
});

/** The name of an answer in the cache; every page of a list lies under one. */
export function callKey<C extends Call>({ name }: C, body: CallBody<C>): readonly [string, CallBody<C>] {
  return [name, body];
}

/** Shows a newer value that another call has just answered; a question on its way would be older. */
export function setAnswer<C extends Call>(call: C, body: CallBody<C>, data: CallData<C>): void {
  const queryKey = callKey(call, body);
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}

/** Lays what another call has just answered over the answer that is shown; nothing where none is. */
export function changeAnswer<C extends Call>(
  call: C,
  body: CallBody<C>,
  change: (data: CallData<C>) => CallData<C>,
): void {
  const data = queryClient.getQueryData<CallData<C>>(callKey(call, body));
  if (data !== undefined) setAnswer(call, body, change(data));
}

/** Refetches every visible query of a call. Never throws: the panel shows what failed. */
export const renewAnswers = (...calls: readonly Call[]): Promise<void> =>
  Promise.all(calls.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] }))).then(
    () => undefined,
  );

/**
 * No data of one player may be shown to the next one on the same machine. Visible queries are reset, and
 * requested again where a guest may read them; an answer in flight is discarded.
 */
export function forgetAnswers(): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.getObserversCount() > 0) query.reset();
    else cache.remove(query);
  }
  void queryClient.refetchQueries({ type: 'active', predicate: ({ meta }) => meta?.isForGuests === true });
}

onSignedOut(forgetAnswers);
// Data of a guest are not those of a member.
onSignedIn(() => void queryClient.invalidateQueries());
