import type { GameRound } from '../../contract/games/game-calls.ts';

/** A settled round of a game whose bets and outcomes are of these types. */
export type RoundOf<Bet, Outcome> = Omit<GameRound, 'bet' | 'outcome'> & {
  readonly bet: Bet;
  readonly outcome: Outcome;
};
