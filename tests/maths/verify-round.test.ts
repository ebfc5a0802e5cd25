import { expect, it } from 'vitest';
import type { GameRound } from '../../contract/games/game-calls.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, fairSource } from '../../maths/provably-fair.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { playSlot } from '../../maths/slot/play-slot.ts';
import { verifyRound } from '../../maths/verify-round.ts';

function settledRound(serverSeed: string): GameRound {
  const stake = cents(500);
  const { win, outcome } = playSlot(ROYAL_SEVENS, stake, fairSource(serverSeed, 'a-client-seed'));
  return {
    roundId: 'round-1',
    gameId: 101,
    isPlayMoney: false,
    stake,
    win,
    outcome,
    settledAt: 0,
    proof: {
      commit: commitOf(serverSeed),
      serverSeed,
      clientSeed: 'a-client-seed',
      maths: ROYAL_SEVENS.maths,
    },
  };
}

const round = settledRound('ab'.repeat(32));

it('[C90] every fair round passes verification', () => {
  for (let index = 0; index < 200; index += 1) {
    const seed = index.toString(16).padStart(64, '0');
    expect(verifyRound(settledRound(seed))).toEqual({ isSeedKept: true, isOutcomeSame: true, isFair: true });
  }
});

it('[C90] order of the stored fields does not affect verification', () => {
  const { wins, stops, freeSpins, window } = round.outcome;
  expect(verifyRound({ ...round, outcome: { freeSpins, wins, window, stops } }).isFair).toBe(true);
});

it.each<[string, Partial<GameRound>, keyof ReturnType<typeof verifyRound>]>([
  [
    'a seed other than the committed one',
    { proof: { ...round.proof, serverSeed: 'cd'.repeat(32) } },
    'isSeedKept',
  ],
  [
    'a client seed changed afterwards',
    { proof: { ...round.proof, clientSeed: 'another-seed' } },
    'isOutcomeSame',
  ],
  ['a changed win', { win: cents(round.win + 1) }, 'isOutcomeSame'],
  ['a changed stop', { outcome: { ...round.outcome, stops: [0, 0, 0, 0, 0] } }, 'isOutcomeSame'],
  ['an unknown maths version', { proof: { ...round.proof, maths: 'unknown@1' } }, 'isOutcomeSame'],
  ['a malformed seed', { proof: { ...round.proof, serverSeed: 'xyz' } }, 'isSeedKept'],
])('[C90] verification detects %s', (_, change, failed) => {
  const check = verifyRound({ ...round, ...change });
  expect(check[failed]).toBe(false);
  expect(check.isFair).toBe(false);
});
