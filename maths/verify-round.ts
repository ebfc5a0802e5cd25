import type { GameRound } from '../contract/games/game-calls.ts';
import type { Cents } from '../contract/money.ts';
import { commitOf, fairSource } from './provably-fair.ts';
import { playSlot } from './slot/play-slot.ts';
import type { SlotModel } from './slot/slot-model.ts';
import { slotModelByMaths } from './slot-games.ts';

/** The result of verifying a round from its revealed seeds. */
export interface RoundCheck {
  /** The revealed seed is the one whose hash was shown before the stake. */
  readonly isSeedKept: boolean;
  /** The seeds and the published maths give exactly this outcome and win. */
  readonly isOutcomeSame: boolean;
  readonly isFair: boolean;
}

/** Verifies a settled round; it trusts only the round's own data and sends no request. */
export function verifyRound(round: GameRound): RoundCheck {
  const { commit, serverSeed, clientSeed, maths } = round.proof;
  const isSeedKept = attempt(() => commitOf(serverSeed) === commit);
  const isOutcomeSame = attempt(() => {
    const model = slotModelByMaths(maths);
    if (!model) return false;
    const again = playSlot(model, round.stake, fairSource(serverSeed, clientSeed));
    return again.win === round.win && JSON.stringify(again.outcome) === JSON.stringify(ordered(round));
  });
  return { isSeedKept, isOutcomeSame, isFair: isSeedKept && isOutcomeSame };
}

/** A stored outcome with its fields in the order of a fresh one: a database keeps the fields, not their order. */
function ordered({ outcome }: GameRound): GameRound['outcome'] {
  const winsOf = (wins: GameRound['outcome']['wins']) =>
    wins.map(({ line, symbol, count, pay }) => ({ line, symbol, count, pay }));
  return {
    stops: outcome.stops,
    window: outcome.window,
    wins: winsOf(outcome.wins),
    freeSpins: outcome.freeSpins.map(({ stops, window, wins, multiplier, pay }) => ({
      stops,
      window,
      wins: winsOf(wins),
      multiplier,
      pay,
    })),
  };
}

/** A seed of a wrong shape is a failed check, not a crash. */
function attempt(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** The inputs of a round that anybody may type in, without its result. */
export interface RoundFigures extends Readonly<GameRound['proof']> {
  readonly stake: Cents;
}

export interface WorkedOut {
  /** The seed has the hash that was shown before the stake. */
  readonly isSeedKept: boolean;
  readonly model: SlotModel;
  readonly win: Cents;
  readonly outcome: GameRound['outcome'];
}

/** The result computed from the seeds alone; null for invalid inputs, or unknown maths. */
export function workOut({ commit, serverSeed, clientSeed, maths, stake }: RoundFigures): WorkedOut | null {
  const model = slotModelByMaths(maths);
  if (!model) return null;
  try {
    const { win, outcome } = playSlot(model, stake, fairSource(serverSeed, clientSeed));
    return { isSeedKept: commitOf(serverSeed) === commit, model, win, outcome };
  } catch {
    return null;
  }
}
