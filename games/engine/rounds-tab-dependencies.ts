import type { GameRound } from '../../contract/games/game-calls.ts';
import type { OpenSeedPair } from '../../contract/games/seed-pair-calls.ts';

/**
 * `unpromised`: it fits together, but nothing is here that was written down before its stake. `unrevealed`: its server seed
 * is still secret.
 */
export type RoundVerdict = 'fair' | 'unfair' | 'unpromised' | 'unrevealed';

export interface RoundsTabDependencies {
  rounds(): readonly GameRound[];
  /** The commitment of the seed that decides the next round. */
  nextCommit(): string;
  /** Null where the next round has seeds of its own. */
  seedPair(): OpenSeedPair | null;
  /** What the game itself says of a round: names and values. */
  rowsOf(round: GameRound): readonly (readonly [string, string])[];
  /**
   * Works a round out again in this browser, and compares it with its promise. What does so is fetched when it is first wanted.
   * @returns the round with its server seed, where that was revealed meanwhile
   */
  verify(round: GameRound): Promise<{ readonly round: GameRound; readonly verdict: RoundVerdict }>;
  /**
   * Reveals the server seed of now by opening the next one with another client seed.
   * @returns what the player is told where that failed; null where it is done
   */
  reveal(): Promise<string | null>;
  /** Shows a round once more, in its place in the list or in the scene; null while a round runs. */
  replay(): ((round: GameRound, place: HTMLElement) => void) | null;
  /** Shows the fairness proof on the site's own page. */
  openOutside(roundId: string): void;
}
