import { cents } from '../../../../contract/money.ts';
import { type FrameState, OPENING_STATE } from '../../../../games/engine/frame-state.ts';
import type { AnyRound } from '../../../../games/engine/round.ts';

/** A frame that is ready for a stake of 100 with 10,000. */
export function makeGameState(parts: Partial<FrameState> = {}): FrameState {
  return {
    ...OPENING_STATE,
    phase: { kind: 'ready' },
    balance: cents(10_000),
    stakes: [cents(100), cents(200), cents(500)],
    stake: cents(100),
    nextCommit: 'c0ffee',
    ...parts,
  };
}

export function makeShownRound(roundId: string, parts: Partial<AnyRound> = {}): AnyRound {
  return {
    roundId,
    gameId: 101,
    isPlayMoney: false,
    stake: cents(100),
    win: cents(250),
    outcome: null,
    settledAt: 0,
    proof: { commit: `commit-${roundId}`, serverSeed: 'seed', clientSeed: 'client', maths: 'royal-sevens@1' },
    ...parts,
  };
}
