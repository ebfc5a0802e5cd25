import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { Call, CallBody, CallData } from '../../contract/call.ts';
import type { CallFailure } from '../platform/http/call-failure.ts';
import { connectionStore } from './connection-store.ts';
import { onSignedIn } from './sign-in.ts';
import { onSignedOut } from './sign-out.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `callServer` throws nothing else. */
    defaultError: CallFailure;
    queryMeta: { readonly isForGuests?: boolean };
  }
}

/**
 * What the server has told panels and overlays. Loaded with the first of them: nothing of the first script may import it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // `callServer` repeats what may be repeated and says at once that there is no network; here both would hide it.
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      // Each panel asks anew, and its answer goes with it; what may stay says so itself.
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

/** Asks anew for everything that a call has answered and that is on the screen. Never throws: the panel shows what failed. */
export const renewAnswers = (...calls: readonly Call[]): Promise<void> =>
  Promise.all(calls.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] }))).then(
    () => undefined,
  );

/**
 * Nothing of one player may be shown to the next one on the same machine. What is on the screen turns empty, and is asked
 * for again where a guest may know it; an answer on its way is dropped.
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
// What a guest was told is not what a member is told.
onSignedIn(() => void queryClient.invalidateQueries());
