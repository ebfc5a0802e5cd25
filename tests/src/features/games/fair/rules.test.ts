import { describe, expect, it } from 'vitest';
import type { GameRound } from '../../../../../contract/games/game-calls.ts';
import { cents } from '../../../../../contract/money.ts';
import { commitOf, fairSource } from '../../../../../maths/provably-fair.ts';
import { ROYAL_SEVENS } from '../../../../../maths/royal-sevens.ts';
import { playSlot } from '../../../../../maths/slot/play-slot.ts';
import {
  type FairInput,
  fairAddress,
  judgeFigures,
  judgeRound,
  listErrorsOf,
  readFairInput,
} from '../../../../../src/features/games/fair/rules.ts';

const SEED = 'ab'.repeat(32);
const STAKE = cents(500);
const { win, outcome } = playSlot(ROYAL_SEVENS, STAKE, fairSource(SEED, 'a-client-seed'));
const round: GameRound = {
  roundId: 'round-1',
  gameId: 101,
  isPlayMoney: false,
  stake: STAKE,
  win,
  outcome,
  settledAt: 5,
  proof: { commit: commitOf(SEED), serverSeed: SEED, clientSeed: 'a-client-seed', maths: ROYAL_SEVENS.maths },
};
const typed: FairInput = { round: '', ...round.proof, stake: '5.00' };

describe('fairness check of a round', () => {
  it('[C90] fields are filled from the address, and the address is built from the fields', () => {
    const input = readFairInput('?round=%20abc%20&commit=c&serverSeed=s&clientSeed=p&stake=10');
    expect(input).toEqual({
      round: 'abc',
      commit: 'c',
      serverSeed: 's',
      clientSeed: 'p',
      maths: ROYAL_SEVENS.maths,
      stake: '10',
    });
    expect(readFairInput(fairAddress('a b').replace('/fair', '')).round).toBe('a b');
    expect(readFairInput(`?round=${'x'.repeat(5_000)}`).round).toHaveLength(100);
  });

  it('[C90] honest round is verified, and the result of its seeds is shown', () => {
    expect(judgeRound(round)).toMatchObject({
      isSeedKept: true,
      isOutcomeSame: true,
      paid: win,
      outcome: { window: outcome.window },
    });
  });

  it('[C90] changed payout, and a seed that does not match its commitment, are detected', () => {
    expect(judgeRound({ ...round, win: cents(win + 1) })).toMatchObject({
      isSeedKept: true,
      isOutcomeSame: false,
    });
    const other = { ...round, proof: { ...round.proof, commit: commitOf('cd'.repeat(32)) } };
    expect(judgeRound(other)).toMatchObject({ isSeedKept: false, isOutcomeSame: true });
  });

  it('[C90] round of an unknown maths version is not judged', () => {
    expect(judgeRound({ ...round, proof: { ...round.proof, maths: 'royal-sevens@99' } })).toBeNull();
  });

  it('[C90] typed inputs are computed without the server, and no comparison is claimed without a record', () => {
    expect(judgeFigures(typed, 'en-PH')).toMatchObject({
      isSeedKept: true,
      isOutcomeSame: null,
      win,
      settledAt: null,
    });
    expect(judgeFigures({ ...typed, serverSeed: SEED.toUpperCase() }, 'en-PH')?.win).toBe(win);
    expect(judgeFigures({ ...typed, commit: '0'.repeat(64) }, 'en-PH')).toMatchObject({ isSeedKept: false });
  });

  it.each([
    ['commit', 'xyz'],
    ['serverSeed', SEED.slice(2)],
    ['clientSeed', 'short'],
    ['maths', 'roulette@1'],
    ['stake', '0'],
    ['stake', 'ten'],
    ['stake', '150,75'],
  ] as const)('[C90] names %s as what is wrong with %s', (figure, text) => {
    const input = { ...typed, [figure]: text };
    expect(listErrorsOf(input, 'en-PH')).toEqual([figure]);
    expect(judgeFigures(input, 'en-PH')).toBeNull();
  });
});
