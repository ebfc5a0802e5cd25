import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<Value> {
  /** Null until the first answer. */
  readonly value: Value | null;
  readonly failure: unknown;
  readonly isLoading: boolean;
  reload(): void;
  /** A newer value, as another call has just answered it. */
  set(value: Value): void;
}

/** Asks once when the page opens, and again when told to. An answer that comes after the page has gone is dropped. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ value: Value | null; failure: unknown; isLoading: boolean }>({
    value: null,
    failure: null,
    isLoading: true,
  });
  const turn = useRef(0);
  const latest = useRef(load);
  latest.current = load;
  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    const settle = (next: Partial<typeof state>) => {
      if (mine === turn.current) setState((old) => ({ ...old, ...next, isLoading: false }));
    };
    setState((old) => ({ ...old, failure: null, isLoading: true }));
    latest.current().then(
      (value) => settle({ value, failure: null }),
      (failure: unknown) => settle({ failure }),
    );
  }, []);
  useEffect(() => {
    reload();
    return () => {
      turn.current += 1;
    };
  }, [reload]);
  return {
    ...state,
    reload,
    set: (value) => setState({ value, failure: null, isLoading: false }),
  };
}
