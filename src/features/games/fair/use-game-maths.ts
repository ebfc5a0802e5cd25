import { useEffect, useState } from 'react';
import { loadGame } from '../../../../maths/game-list.ts';
import type { AnyGame } from '../../../../maths/game-maths.ts';

/** A game's maths on its way: `unknown` to this build, or `failed` where its file could not be fetched. */
export type GameMathsState =
  | { readonly kind: 'loading' | 'unknown' | 'failed' }
  | { readonly kind: 'here'; readonly game: AnyGame };

interface Loaded {
  readonly maths: string;
  readonly attempt: number;
  readonly state: GameMathsState;
}

const LOADING: GameMathsState = { kind: 'loading' };

/** Loads the maths of one game, and of no other; nothing for an empty name. */
export function useGameMaths(maths: string): { readonly state: GameMathsState; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (maths === '') return undefined;
    let isWanted = true;
    const settle = (state: GameMathsState) => {
      if (isWanted) setLoaded({ maths, attempt, state });
    };
    loadGame(maths).then(
      (game) => settle(game ? { kind: 'here', game } : { kind: 'unknown' }),
      () => settle({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [maths, attempt]);
  const isCurrent = loaded?.maths === maths && loaded.attempt === attempt;
  const state = isCurrent ? loaded.state : LOADING;
  return {
    state,
    retry() {
      if (state.kind === 'failed') setAttempt(attempt + 1);
    },
  };
}
