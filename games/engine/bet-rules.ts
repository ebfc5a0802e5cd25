import type { Cents } from '../../contract/money.ts';
import { type GameMaths, IllegalBet } from '../../maths/game-maths.ts';

/** What the flow of a round must know of a game's bets. */
export interface BetRules<Bet> {
  /** Of a player who has chosen nothing yet. @param stake the default one */
  first(stake: Cents): Bet | null;
  /** Null for what cannot be bet in this game. */
  read(value: unknown): Bet | null;
  stakeOf(bet: Bet): Cents;
}

interface BetRulesOptions<Bet> {
  readonly maths: Pick<GameMaths<Bet, unknown, unknown>, 'readBet' | 'stakeOf'>;
  firstBet(stake: Cents): Bet | null;
}

export function makeBetRules<Bet>({ maths, firstBet }: BetRulesOptions<Bet>): BetRules<Bet> {
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
