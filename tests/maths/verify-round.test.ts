import { expect, it } from 'vitest';
import type { GameRound } from '../../contract/games/game-calls.ts';
import { cents } from '../../contract/money.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { MINES_OF_BRASS } from '../../maths/mines-of-brass.ts';
import { commitOf, fairSource } from '../../maths/provably-fair.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { type RoundCheck, verifyRound } from '../../maths/verify-round.ts';
import { settledRound } from './support/settled-round.ts';

const settledBy = (serverSeed: string, nonce: number | null = 3) =>
  settledRound(ROYAL_SEVENS, { stake: cents(500) }, { serverSeed, clientSeed: 'a-client-seed', nonce });
const verify = (round: GameRound) => verifyRound(ROYAL_SEVENS, round);

const round = settledBy('ab'.repeat(32));
const FAIR: RoundCheck = { isRevealed: true, isSeedKept: true, isOutcomeSame: true, isFair: true };

it('[C90] every fair round passes verification', () => {
  for (let index = 0; index < 200; index += 1) {
    const seed = index.toString(16).padStart(64, '0');
    expect(verify(settledBy(seed, index))).toEqual(FAIR);
    expect(verify(settledBy(seed, null))).toEqual(FAIR);
  }
});

it('[C90] round whose server seed is secret is neither fair nor worked out', () => {
  expect(verify({ ...round, proof: { ...round.proof, serverSeed: null } })).toEqual({
    isRevealed: false,
    isSeedKept: false,
    isOutcomeSame: false,
    isFair: false,
  });
});

it('[C90] order of the stored fields does not affect verification', () => {
  const { wins, stops, freeSpins, window } = round.outcome;
  expect(verify({ ...round, outcome: { freeSpins, wins, window, stops } }).isFair).toBe(true);
});

it.each<[string, Partial<GameRound>, keyof RoundCheck]>([
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
  ['another nonce', { proof: { ...round.proof, nonce: 4 } }, 'isOutcomeSame'],
  ['a nonce left out', { proof: { ...round.proof, nonce: null } }, 'isOutcomeSame'],
  ['a changed win', { win: cents(round.win + 1) }, 'isOutcomeSame'],
  ['a changed stake', { stake: cents(200) }, 'isOutcomeSame'],
  ['a changed bet', { bet: { stake: cents(200) } }, 'isOutcomeSame'],
  ['a bet of another game', { bet: { placed: [] } }, 'isOutcomeSame'],
  ['an act that the game does not have', { acts: [{ kind: 'cashOut' }] }, 'isOutcomeSame'],
  ['a changed stop', { outcome: { ...round.outcome, stops: [0, 0, 0, 0, 0] } }, 'isOutcomeSame'],
  ['an unknown maths version', { proof: { ...round.proof, maths: 'unknown@1' } }, 'isOutcomeSame'],
  ['a malformed seed', { proof: { ...round.proof, serverSeed: 'xyz' } }, 'isSeedKept'],
])('[C90] verification detects %s', (_, change, failed) => {
  const check = verify({ ...round, ...change });
  expect(check[failed]).toBe(false);
  expect(check.isFair).toBe(false);
});

it('[C90] round of a game whose bet is more than a stake is verified, its fields in any order', () => {
  const bet = { stake: cents(500), numbers: [3, 40, 77] };
  const keno = settledRound(KENO_LIGHTS, bet, { serverSeed: 'ef'.repeat(32), clientSeed: 'keno-seed' });
  const { drawn, hits, multiplier } = keno.outcome;
  const stored = {
    ...keno,
    bet: { numbers: bet.numbers, stake: bet.stake },
    outcome: { multiplier, hits, drawn },
  };
  expect(verifyRound(KENO_LIGHTS, stored).isFair).toBe(true);
  const other = { ...keno, bet: { ...bet, numbers: drawn.slice(0, 3) } };
  expect(verifyRound(KENO_LIGHTS, other)).toMatchObject({ isSeedKept: true, isOutcomeSame: false });
});

it('[C90] open round is not taken for a settled one', () => {
  const bet = { stake: cents(100), mines: 3 };
  const seeds = { serverSeed: 'ef'.repeat(32), clientSeed: 'mines-seed' };
  const acts = [{ kind: 'open' as const, cell: 0 }];
  const { stake, win, outcome, isOver } = MINES_OF_BRASS.play(
    bet,
    acts,
    fairSource(seeds.serverSeed, 'mines-seed'),
  );
  const proof = { commit: commitOf(seeds.serverSeed), ...seeds, nonce: null, maths: MINES_OF_BRASS.maths };
  const open = { ...round, slug: 'mines-of-brass', bet, acts, stake, win, outcome, proof };
  expect(verifyRound(MINES_OF_BRASS, open).isFair).toBe(isOver);
});
