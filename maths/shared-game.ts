import { GAME_CYCLE_MS } from '../contract/limits.ts';
import type { Cents } from '../contract/money.ts';
import type { AnyGame, GameMaths } from './game-maths.ts';
import type { RandomSource } from './random-source.ts';

/** What all players of a round share, and when its time passes. Milliseconds by the server's clock. */
interface SharedRules<Bet, Act, Result, Outcome> {
  /** How long a round takes bets. */
  readonly bettingMs: number;
  /** After the result is known: acts that arrived in time are stored before the bets are settled. */
  readonly graceMs: number;
  /** From the result until the next round opens. */
  readonly restMs: number;
  /** What the seeds make of a round, the same for every bet. */
  draw(random: RandomSource): Result;
  /** From the start of a round until everybody may know its result. */
  runningMs(result: Result): number;
  /** What acting at this time of a running round means. @throws IllegalAct */
  actAt(bet: Bet, elapsedMs: number): Act;
  /** The published rule for a bet whose player could not act, because the server did not run; null where nobody acts. */
  readonly voidAct: Act | null;
  /** What may be known of a bet while the result may not. */
  pending(bet: Bet, acts: readonly Act[]): Outcome;
}

/** A game in which one draw decides the bets of any number of players, at a time that the server's clock says. */
export interface SharedGame<Bet, Act, Result, Outcome> extends GameMaths<Bet, Act, Outcome> {
  readonly shared: SharedRules<Bet, Act, Result, Outcome>;
}

export type AnySharedGame = SharedGame<unknown, unknown, unknown, unknown>;

type GameDefinitionField = 'slug' | 'maths' | 'stakes' | 'defaultStake' | 'readBet' | 'readAct' | 'stakeOf';

interface SharedGameDefinition<Bet, Act, Result, Outcome>
  extends Pick<GameMaths<Bet, Act, Outcome>, GameDefinitionField> {
  readonly shared: SharedRules<Bet, Act, Result, Outcome>;
  /** @throws IllegalAct when one of the acts was not allowed where it stands. */
  settle(bet: Bet, acts: readonly Act[], result: Result): { readonly win: Cents; readonly outcome: Outcome };
}

/** The whole game, of its draw and what a bet returns on it. */
export function withSharedRounds<Bet, Act, Result, Outcome>({
  settle,
  ...game
}: SharedGameDefinition<Bet, Act, Result, Outcome>): SharedGame<Bet, Act, Result, Outcome> {
  return {
    ...game,
    cycleMs: GAME_CYCLE_MS,
    play: (bet, acts, random) => ({
      stake: game.stakeOf(bet),
      isOver: true,
      ...settle(bet, acts, game.shared.draw(random)),
    }),
    // The round goes on without the player, and nothing is decided for them.
    actForAbsent: () => null,
  };
}

/** Whether the rounds of a game are shared by its players. */
export const isSharedGame = (game: AnyGame): game is AnySharedGame => 'shared' in game;
