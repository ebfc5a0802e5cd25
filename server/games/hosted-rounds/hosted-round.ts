import type { Cents } from '../../../contract/money.ts';
import type { RandomSource } from '../../../maths/random-source.ts';

/** A bet in a game of a studio, whose tables decide it. */
export interface HostedBet {
  /** A UUID; the same one again gives the same round. */
  readonly requestId: string;
  /** What the mode costs at the level: it counts as staked everywhere. */
  readonly stake: Cents;
  readonly mode: string;
  /** What the player has chosen, in which the tables' payouts count. */
  readonly level: Cents;
  /** Of the game, by which the round ends whatever is published meanwhile. */
  readonly version: number;
  /** `<game>@<version>`. */
  readonly maths: string;
  /** A next round begins at the earliest so long after this one. */
  readonly cycleMs: number;
  /** The line of the table that the round's numbers give. It is asked again where another bet of the player came first. */
  decide(source: RandomSource): Promise<HostedResultLine>;
}

interface HostedResultLine {
  /** Its place in the mode's table, from 0. */
  readonly line: number;
  /** Of its book, in decimal digits. */
  readonly id: string;
  /** In hundredths of the level. */
  readonly payout: number;
  readonly win: Cents;
}

/** A round of a studio's game. Its win waits until the page has shown it. */
export interface HostedRound {
  readonly roundId: string;
  /** Counts all rounds of studios' games. */
  readonly number: number;
  readonly version: number;
  readonly mode: string;
  readonly level: Cents;
  readonly stake: Cents;
  readonly win: Cents;
  readonly line: number;
  /** In hundredths of the level. */
  readonly payout: number;
  /** What the page noted last of how far it has shown the round. */
  readonly event: string | null;
  /** Its win is not released yet. */
  readonly isActive: boolean;
}

export interface HostedPlay {
  readonly round: HostedRound;
  /** Without the win. */
  readonly balance: Cents;
}

/** Of one player in one game, by real or by play money. */
export interface HostedRounds {
  /** Whose win waits. */
  readonly active: HostedRound | null;
  readonly last: HostedRound | null;
}
