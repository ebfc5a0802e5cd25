import type { GameRound, OpenRound } from '../../../../contract/games/game-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { type FrameState, OPENING_STATE } from '../../../../games/engine/frame-state.ts';

/** A frame that is ready for a stake of 100 with 10,000. */
export function makeGameState(parts: Partial<FrameState<object>> = {}): FrameState<object> {
  return {
    ...OPENING_STATE,
    phase: { kind: 'ready' },
    balance: cents(10_000),
    stakes: [cents(100), cents(200), cents(500)],
    bet: { stake: cents(100) },
    stake: cents(100),
    seedPair: { commit: 'c0ffee', clientSeed: 'client', nextNonce: 0 },
    nextCommit: 'decaf',
    ...parts,
  };
}

export function makeOpenRound(roundId: string): OpenRound {
  const { win: _win, settledAt: _at, absentActs: _absent, proof, ...round } = makeShownRound(roundId);
  const { serverSeed: _seed, ...known } = proof;
  return { ...round, openedAt: 0, settlesAt: 1, proof: known };
}

export function makeShownRound(roundId: string, parts: Partial<GameRound> = {}): GameRound {
  return {
    roundId,
    gameId: 101,
    slug: 'royal-sevens',
    isPlayMoney: false,
    bet: { stake: 100 },
    acts: [],
    absentActs: 0,
    stake: cents(100),
    win: cents(250),
    outcome: null,
    settledAt: 0,
    proof: {
      commit: `commit-${roundId}`,
      serverSeed: 'seed',
      clientSeed: 'client',
      nonce: 7,
      maths: 'royal-sevens@1',
    },
    ...parts,
  };
}
