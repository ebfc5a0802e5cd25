import type { Cents } from '../contract/money.ts';
import type { RandomSource } from './random-source.ts';

/** A round as far as it has been played. The player may see all of it: nothing still hidden is in here. */
export interface RoundState<Outcome> {
  /** Everything staked so far, additional stakes included. Cents. */
  readonly stake: Cents;
  /** What the round returns, the stake included; 0 until it is over. Cents. */
  readonly win: Cents;
  readonly isOver: boolean;
  readonly outcome: Outcome;
}

/**
 * Everything that decides a game. A round is a pure function of its bet, the player's acts and the seeds' numbers, so
 * that a server can settle it, a player verify it, and a test count it.
 */
export interface GameMaths<Bet, Act, Outcome> {
  readonly slug: string;
  /** Name and version of these numbers, like `royal-sevens@1`; a changed number is a new version. */
  readonly maths: string;
  /** Units on offer, ascending: whole stakes, or the chips of a table. Cents. */
  readonly stakes: readonly Cents[];
  readonly defaultStake: Cents;
  /** Minimum time from one stake to the next. Milliseconds. */
  readonly cycleMs: number;
  /** Of a game of reels: what its symbols are called, by the numbers that its outcomes have for them. */
  readonly symbolNames?: readonly string[];
  /** @throws IllegalBet for what is no bet of this game, with a reason. */
  readBet(value: unknown): Bet;
  /** @throws IllegalAct for what is no act of this game. */
  readAct(value: unknown): Act;
  /** What opening a round with this bet costs. Cents. */
  stakeOf(bet: Bet): Cents;
  /**
   * The round after these acts. Draws from `random` in a fixed order that does not depend on the acts still to come.
   * @throws IllegalAct when one of the acts was not allowed where it stands.
   */
  play(bet: Bet, acts: readonly Act[], random: RandomSource): RoundState<Outcome>;
  /** The next act by the published rule when a player does not return to an open round; null once it is over. */
  actForAbsent(bet: Bet, acts: readonly Act[], random: RandomSource): Act | null;
}

/** A game of which only the interface is known; what its `readBet` returned goes into its other functions. */
export type AnyGame = GameMaths<unknown, unknown, unknown>;

/** A bet that the game does not offer; `reason` is a word for the log, never shown. */
export class IllegalBet extends Error {}

/** A bet like those on offer, but for its stake. */
export class StakeNotOffered extends IllegalBet {}

/** An act that the rules do not allow where it stands. */
export class IllegalAct extends Error {}
