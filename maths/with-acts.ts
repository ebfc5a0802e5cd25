import { GAME_CYCLE_MS } from '../contract/limits.ts';
import { type GameMaths, IllegalAct, type RoundState } from './game-maths.ts';
import type { RandomSource } from './random-source.ts';

type GameDefinitionField = 'slug' | 'maths' | 'stakes' | 'defaultStake' | 'readBet' | 'readAct' | 'stakeOf';

/** A game that the player acts in. A position is everything of a round, what is still hidden included. */
interface ActedGame<Bet, Act, Position, Outcome>
  extends Pick<GameMaths<Bet, Act, Outcome>, GameDefinitionField> {
  begin(bet: Bet, random: RandomSource): Position;
  /** Called only while the round is open. @throws IllegalAct */
  next(position: Position, act: Act, random: RandomSource): Position;
  stateOf(position: Position): RoundState<Outcome>;
  /** The published rule for an open round of an absent player. */
  absentAct(position: Position): Act;
}

/** The whole game, of its first position and its steps. */
export function withActs<Bet, Act, Position, Outcome>({
  begin,
  next,
  stateOf,
  absentAct,
  ...game
}: ActedGame<Bet, Act, Position, Outcome>): GameMaths<Bet, Act, Outcome> {
  const reach = (bet: Bet, acts: readonly Act[], random: RandomSource): Position =>
    acts.reduce(
      (position, act) => {
        if (stateOf(position).isOver) throw new IllegalAct('the round is over');
        return next(position, act, random);
      },
      begin(bet, random),
    );
  return {
    ...game,
    cycleMs: GAME_CYCLE_MS,
    play: (bet, acts, random) => stateOf(reach(bet, acts, random)),
    actForAbsent(bet, acts, random) {
      const position = reach(bet, acts, random);
      return stateOf(position).isOver ? null : absentAct(position);
    },
  };
}
