import { GAME_CYCLE_MS } from '../contract/limits.ts';
import type { Cents } from '../contract/money.ts';
import { type GameMaths, IllegalAct, type RoundState } from './game-maths.ts';
import type { RandomSource } from './random-source.ts';

type GameDefinitionField = 'slug' | 'maths' | 'stakes' | 'defaultStake' | 'readBet' | 'stakeOf';

/** A game that is over as soon as it has begun. */
interface SettledGame<Bet, Outcome> extends Pick<GameMaths<Bet, never, Outcome>, GameDefinitionField> {
  /** Minimum time from one stake to the next; by default that of every game but slots. Milliseconds. */
  readonly cycleMs?: number;
  settle(bet: Bet, random: RandomSource): { readonly win: Cents; readonly outcome: Outcome };
}

/** The whole game, of its bets and its one draw. */
export function withoutActs<Bet, Outcome>({
  settle,
  cycleMs = GAME_CYCLE_MS,
  ...game
}: SettledGame<Bet, Outcome>): GameMaths<Bet, never, Outcome> {
  const rejectAct = (): never => {
    throw new IllegalAct('this game has no acts');
  };
  return {
    ...game,
    cycleMs,
    readAct: rejectAct,
    play(bet, acts, random): RoundState<Outcome> {
      if (acts.length > 0) rejectAct();
      return { stake: game.stakeOf(bet), isOver: true, ...settle(bet, random) };
    },
    actForAbsent: () => null,
  };
}
