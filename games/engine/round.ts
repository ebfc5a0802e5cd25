import type { GameRound, OpenRound } from '../../contract/games/game-calls.ts';

/** A settled round of a game whose bets and outcomes are of these types. */
export type RoundOf<Bet, Outcome> = Omit<GameRound, 'bet' | 'outcome'> & {
  readonly bet: Bet;
  readonly outcome: Outcome;
};

/** The same while it waits for the player. */
export type OpenRoundOf<Bet, Outcome> = Omit<OpenRound, 'bet' | 'outcome'> & {
  readonly bet: Bet;
  readonly outcome: Outcome;
};
