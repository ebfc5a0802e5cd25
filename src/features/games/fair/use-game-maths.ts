import { useEffect, useState } from 'react';
import { gameOf, loadGame } from '../../../../games/game-list.ts';
import type { ReadResult } from '../../../../games/round-result.ts';
import type { AnyGame } from '../../../../maths/game-maths.ts';
import { loadMessages } from '../../../platform/i18n.ts';

/** A game's maths on its way: `unknown` to this build, or `failed` where its file could not be fetched. */
export type GameMathsState =
  | { readonly kind: 'loading' | 'unknown' | 'failed' }
  | { readonly kind: 'here'; readonly game: AnyGame; readonly readResult: ReadResult };

interface LoadedMaths {
  readonly maths: string;
  readonly attempt: number;
  readonly state: GameMathsState;
}

const LOADING: GameMathsState = { kind: 'loading' };

/** @param maths like `jade-tiger@1` */
async function load(maths: string): Promise<GameMathsState> {
  const listed = gameOf(maths);
  if (!listed) return { kind: 'unknown' };
  const [game, readResult] = await Promise.all([
    loadGame(maths),
    listed.loadReader(),
    loadMessages(...listed.messages),
  ]);
  return game ? { kind: 'here', game, readResult } : { kind: 'unknown' };
}

/** Loads the maths of one game, with its words and what reads its results, and of no other; nothing for an empty name. */
export function useGameMaths(maths: string): { readonly state: GameMathsState; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedMaths>();
  useEffect(() => {
    if (maths === '') return undefined;
    let isWanted = true;
    const settle = (state: GameMathsState) => {
      if (isWanted) setLoaded({ maths, attempt, state });
    };
    load(maths).then(settle, () => settle({ kind: 'failed' }));
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
