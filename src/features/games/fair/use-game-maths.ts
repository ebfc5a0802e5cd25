import { useEffect, useState } from 'react';
import { loadGame } from '../../../../maths/game-list.ts';
import type { AnyGame } from '../../../../maths/game-maths.ts';
import { loadMessages } from '../../../platform/i18n.ts';
import { reelGameOf } from './reel-results.ts';

/** A game's maths on its way: `unknown` to this build, or `failed` where its file could not be fetched. */
export type GameMathsState =
  | { readonly kind: 'loading' | 'unknown' | 'failed' }
  | { readonly kind: 'here'; readonly game: AnyGame };

interface LoadedMaths {
  readonly maths: string;
  readonly attempt: number;
  readonly state: GameMathsState;
}

const LOADING: GameMathsState = { kind: 'loading' };

/** Its symbols are named in the game's own messages. @param maths like `jade-tiger@1` */
async function loadWords(maths: string): Promise<void> {
  const game = reelGameOf(maths.split('@')[0] ?? '');
  if (game) await loadMessages(game.words);
}

/** Loads the maths of one game with its words, and of no other; nothing for an empty name. */
export function useGameMaths(maths: string): { readonly state: GameMathsState; retry(): void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedMaths>();
  useEffect(() => {
    if (maths === '') return undefined;
    let isWanted = true;
    const settle = (state: GameMathsState) => {
      if (isWanted) setLoaded({ maths, attempt, state });
    };
    Promise.all([loadGame(maths), loadWords(maths)]).then(
      ([game]) => settle(game ? { kind: 'here', game } : { kind: 'unknown' }),
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
