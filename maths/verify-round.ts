import type { GameRound } from '../contract/games/game-calls.ts';
import type { AnyGame, RoundState } from './game-maths.ts';
import { commitOf, fairSource } from './provably-fair.ts';
import { isSameJson } from './same-json.ts';
import { areEntriesKept } from './shared-seed.ts';

/** The result of verifying a round from its revealed seeds. */
export interface RoundCheck {
  /** False while the server seed of its pair is secret: then nothing else can be said of it. */
  readonly isRevealed: boolean;
  /** The revealed seed is the one whose hash was shown before the stake. */
  readonly isSeedKept: boolean;
  /** The seeds and the published maths give exactly this stake, outcome and win; so do the entries of a shared round. */
  readonly isOutcomeSame: boolean;
  readonly isFair: boolean;
}

/**
 * Verifies a settled round; it trusts only the round's own data and sends no request.
 * @param game the maths that the round's proof names; with any other the outcome counts as not the same
 */
export function verifyRound(game: AnyGame, round: GameRound): RoundCheck {
  const { proof, bet, acts } = round;
  const { serverSeed } = proof;
  if (serverSeed === null)
    return { isRevealed: false, isSeedKept: false, isOutcomeSame: false, isFair: false };
  const isSeedKept =
    (attempt(() => commitOf(serverSeed) === proof.commit) ?? false) && isFirstPublished(proof);
  const again = workOut(game, { ...proof, serverSeed, bet, acts });
  const { stake, win, outcome } = round;
  const isOutcomeSame =
    areEntriesKept(proof) &&
    again?.isOver === true &&
    isSameJson([again.stake, again.win, again.outcome], [stake, win, outcome]);
  return { isRevealed: true, isSeedKept, isOutcomeSame, isFair: isSeedKept && isOutcomeSame };
}

/** The first link of a chain comes after the published one. For any other, `isLinkOfChain` goes all the way down. */
const isFirstPublished = ({ commit, shared }: GameRound['proof']): boolean =>
  shared?.position !== 1 || shared.chain.lastLink === commit;

/** The inputs of a round that anybody may type in, without its result. */
export interface RoundFigures extends Readonly<GameRound['proof']> {
  readonly serverSeed: string;
  readonly bet: unknown;
  readonly acts: readonly unknown[];
}

export interface WorkedOut extends RoundState<unknown> {
  /** The seed has the hash that was shown before the stake. */
  readonly isSeedKept: boolean;
}

/** The result computed from the seeds alone; null for invalid inputs, or figures of other maths. */
export function workOut(game: AnyGame, figures: RoundFigures): WorkedOut | null {
  const { commit, serverSeed, clientSeed, nonce, maths, bet, acts } = figures;
  if (game.maths !== maths) return null;
  return attempt(() => {
    const played = acts.map((act) => game.readAct(act));
    const state = game.play(game.readBet(bet), played, fairSource(serverSeed, clientSeed, nonce));
    return { ...state, isSeedKept: commitOf(serverSeed) === commit };
  });
}

/** A seed or a bet of a wrong shape is a failed check, not a crash. */
function attempt<Result>(check: () => Result): Result | null {
  try {
    return check();
  } catch {
    return null;
  }
}
