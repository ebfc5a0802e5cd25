import type { Cents } from '../../contract/money.ts';
import { IllegalBet } from '../../maths/game-maths.ts';
import type { GameManifest } from './game-manifest.ts';

/** What the flow of a round must know of a game's bets. */
export interface BetRules<Bet> {
  /** Of a player who has chosen nothing yet. @param stake the default one */
  first(stake: Cents): Bet | null;
  /** Null for what cannot be bet in this game. */
  read(value: unknown): Bet | null;
  stakeOf(bet: Bet): Cents;
}

export function makeBetRules<Bet, Outcome>({
  maths,
  firstBet,
}: Pick<GameManifest<Bet, Outcome>, 'maths' | 'firstBet'>): BetRules<Bet> {
  return {
    first: firstBet,
    read(value) {
      try {
        return maths.readBet(value);
      } catch (error) {
        if (error instanceof IllegalBet) return null;
        throw error;
      }
    },
    stakeOf: (bet) => maths.stakeOf(bet),
  };
}
