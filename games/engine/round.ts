import type { GameRound } from '../../contract/games/game-calls.ts';

/** A settled round of a game whose outcomes are of this type. */
export type RoundOf<Outcome> = Omit<GameRound, 'outcome'> & { readonly outcome: Outcome };

/** A round as the engine sees it: stake, win and fairness proof are every game's, the outcome is the game's own. */
export type AnyRound = RoundOf<unknown>;
