import { useEffect, useState } from 'react';
import { loadSheets } from '../../../../games/game-list.ts';
import type { GameSheet } from '../../../../maths/sheets/game-sheet.ts';

type SheetsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'here'; readonly sheets: readonly GameSheet[] };

interface LoadedSheets {
  readonly attempt: number;
  readonly state: SheetsState;
}

const LOADING: SheetsState = { kind: 'loading' };

/** The sheets of all games, which come with their maths and on demand. */
export function useSheets(): { readonly state: SheetsState; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedSheets>();
  useEffect(() => {
    let isWanted = true;
    const settle = (state: SheetsState) => {
      if (isWanted) setLoaded({ attempt, state });
    };
    loadSheets().then(
      (sheets) => settle({ kind: 'here', sheets }),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);
  return {
    state: loaded?.attempt === attempt ? loaded.state : LOADING,
    retry: () => setAttempt(attempt + 1),
  };
}
