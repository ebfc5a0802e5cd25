import type { AnyGame } from '../game-maths.ts';

/** What the hash of a version covers beside the stakes, in a file a game in `maths/versions`. */
export interface VersionRules {
  /** Pays, strips and the numbers of the rules, as data: what JSON can hold. */
  readonly rules: unknown;
  /** The bets of the vectors, as a client sends them; they are used in turn. */
  readonly bets: readonly unknown[];
  /** What the vectors try to do within a round; empty for a game without acts. */
  readonly acts: readonly unknown[];
}

/** Of a game whose bet is its stake: every stake on offer is a bet. */
export const stakeRules = ({ stakes }: Pick<AnyGame, 'stakes'>, rules: unknown): VersionRules => ({
  rules,
  bets: stakes.map((stake) => ({ stake })),
  acts: [],
});
