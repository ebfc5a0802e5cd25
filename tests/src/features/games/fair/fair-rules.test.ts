import { describe, expect, it } from 'vitest';
import { cents } from '../../../../../contract/money.ts';
import { KENO_LIGHTS } from '../../../../../maths/keno-lights.ts';
import { commitOf } from '../../../../../maths/provably-fair.ts';
import { ROYAL_SEVENS } from '../../../../../maths/royal-sevens.ts';
import {
  type FairInput,
  fairAddress,
  judgeFigures,
  judgeRound,
  listErrorsOf,
  readFairInput,
  TYPED_MATHS,
} from '../../../../../src/features/games/fair/fair-rules.ts';
import { settledRound } from '../../../../maths/support/settled-round.ts';

const PESOS = { locale: 'en-PH', sign: '₱' };

const SEED = 'ab'.repeat(32);
const round = settledRound(
  ROYAL_SEVENS,
  { stake: cents(500) },
  { serverSeed: SEED, clientSeed: 'a-client-seed' },
);
const { win, outcome } = round;
const typed: FairInput = { round: '', ...round.proof, nonce: '', stake: '5.00', bet: '' };

describe('fairness check of a round', () => {
  it('[C90] fields are filled from the address, and the address is built from the fields', () => {
    const input = readFairInput('?round=%20abc%20&commit=c&serverSeed=s&clientSeed=%20p&nonce=7&stake=10');
    expect(input).toEqual({
      round: 'abc',
      commit: 'c',
      serverSeed: 's',
      clientSeed: ' p',
      nonce: '7',
      maths: ROYAL_SEVENS.maths,
      stake: '10',
      bet: '',
    });
    expect(readFairInput(fairAddress('a b').replace('/fair', '')).round).toBe('a b');
    expect(readFairInput(`?round=${'x'.repeat(5_000)}`).round).toHaveLength(100);
  });

  it('[C90] honest round is verified, and the result of its seeds is shown', () => {
    expect(judgeRound(ROYAL_SEVENS, round)).toMatchObject({
      isSeedKept: true,
      isOutcomeSame: true,
      paid: win,
      outcome: { window: outcome.window },
    });
  });

  it('[C90] changed payout, and a seed that does not match its commitment, are detected', () => {
    expect(judgeRound(ROYAL_SEVENS, { ...round, win: cents(win + 1) })).toMatchObject({
      isSeedKept: true,
      isOutcomeSame: false,
    });
    const other = { ...round, proof: { ...round.proof, commit: commitOf('cd'.repeat(32)) } };
    expect(judgeRound(ROYAL_SEVENS, other)).toMatchObject({ isSeedKept: false, isOutcomeSame: true });
  });

  it('[C90] round of an unknown maths version is not judged', () => {
    expect(
      judgeRound(ROYAL_SEVENS, { ...round, proof: { ...round.proof, maths: 'royal-sevens@99' } }),
    ).toBeNull();
  });

  it('[C90] typed inputs are computed without the server, and no comparison is claimed without a record', () => {
    expect(judgeFigures(ROYAL_SEVENS, typed, PESOS)).toMatchObject({
      isSeedKept: true,
      isOutcomeSame: null,
      win,
      settledAt: null,
    });
    expect(judgeFigures(ROYAL_SEVENS, { ...typed, serverSeed: SEED.toUpperCase() }, PESOS)?.win).toBe(win);
    expect(judgeFigures(ROYAL_SEVENS, { ...typed, commit: '0'.repeat(64) }, PESOS)).toMatchObject({
      isSeedKept: false,
    });
  });

  it('[C90] round with a place in a seed pair is worked out with its nonce, by its number and by its figures', () => {
    const seeds = { serverSeed: SEED, clientSeed: '幸运 🍀', nonce: 12 };
    const placed = settledRound(ROYAL_SEVENS, { stake: cents(500) }, seeds);
    expect(judgeRound(ROYAL_SEVENS, placed)).toMatchObject({
      isOutcomeSame: true,
      figures: { nonce: 12 },
    });
    const figures = { ...typed, ...placed.proof, nonce: '12' };
    const { window } = placed.outcome;
    expect(judgeFigures(ROYAL_SEVENS, figures, PESOS)).toMatchObject({ outcome: { window } });
    for (const other of ['', '13'])
      expect(judgeFigures(ROYAL_SEVENS, { ...figures, nonce: other }, PESOS)).not.toMatchObject({
        outcome: { window },
      });
  });

  it('[C90] round whose server seed is secret is not judged', () => {
    const secret = { ...round, proof: { ...round.proof, serverSeed: null, nonce: 0 } };
    expect(judgeRound(ROYAL_SEVENS, secret)).toBeNull();
  });

  it.each([
    ['commit', 'xyz'],
    ['serverSeed', SEED.slice(2)],
    ['clientSeed', ''],
    ['clientSeed', 'x'.repeat(65)],
    ['nonce', '-1'],
    ['nonce', '1.5'],
    ['nonce', 'first'],
    ['maths', 'roulette@1'],
    ['stake', '0'],
    ['stake', 'ten'],
    ['stake', '150,75'],
  ] as const)('[C90] names %s as what is wrong with %s', (figure, text) => {
    const input = { ...typed, [figure]: text };
    expect(listErrorsOf(input, PESOS, ROYAL_SEVENS)).toEqual([figure]);
    expect(judgeFigures(ROYAL_SEVENS, input, PESOS)).toBeNull();
  });

  describe('of a game whose bet is more than a stake', () => {
    const bet = { stake: cents(500), numbers: [3, 40, 77] };
    const keno = settledRound(KENO_LIGHTS, bet, { serverSeed: SEED, clientSeed: 'a-client-seed' });
    const figures: FairInput = { round: '', ...keno.proof, nonce: '', stake: '', bet: JSON.stringify(bet) };

    it('[C90] round is verified with its bet, and the bet is typed as JSON', () => {
      expect(judgeRound(KENO_LIGHTS, keno)).toMatchObject({
        isOutcomeSame: true,
        stake: 500,
        paid: keno.win,
      });
      expect(judgeFigures(KENO_LIGHTS, figures, PESOS)).toMatchObject({
        isSeedKept: true,
        isOutcomeSame: null,
        stake: 500,
        win: keno.win,
        outcome: keno.outcome,
      });
    });

    it.each(['', '5.00', '{"stake":500', '{"stake":500}', '{"stake":501,"numbers":[3]}', 'null'])(
      '[C90] names the bet as what is wrong with %s',
      (text) => {
        expect(listErrorsOf({ ...figures, bet: text }, PESOS, KENO_LIGHTS)).toEqual(['bet']);
      },
    );

    it('[C90] bet is judged by its form alone before the maths of its game are here', () => {
      expect(listErrorsOf({ ...figures, bet: '{"stake":501}' }, PESOS, null)).toEqual([]);
      expect(listErrorsOf({ ...figures, bet: 'no JSON' }, PESOS, null)).toEqual(['bet']);
    });

    it('[C90] bet of the address is as long as the server takes it', () => {
      const search = new URLSearchParams({ bet: figures.bet, maths: figures.maths });
      expect(readFairInput(`?${search}`)).toMatchObject({ bet: figures.bet, maths: 'keno-lights@1' });
      expect(readFairInput(`?bet=${'1'.repeat(5_000)}`).bet).toHaveLength(2_048);
    });
  });

  it('[C90] games that are decided within their rounds are not typed in', () => {
    expect(TYPED_MATHS).toContain('keno-lights@1');
    expect(TYPED_MATHS).not.toContain('mines-of-brass@1');
  });
});
