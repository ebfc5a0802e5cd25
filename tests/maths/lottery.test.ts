import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money.ts';
import {
  drawLottery,
  LOTTERY_CHAIN_MATHS,
  LOTTERY_MATHS,
  lotteryNumber,
  mixSeed,
  oddsOfLottery,
  prizeIndexOf,
  prizesOfRound,
  returnOfLottery,
  winningNumbers,
} from '../../maths/lottery.ts';
import { commitOf } from '../../maths/provably-fair.ts';
import { verifyLottery } from '../../maths/verify-lottery.ts';
import { lotteryConfig } from '../../server/lottery/lottery-config.ts';
import { countNumbers, numberChiSquare } from './support/lottery-draws.ts';

const seedOf = (name: string) => createHash('sha256').update(name).digest('hex');
const { daily, weekend } = lotteryConfig.initial;
const termsOf = ({ price, prizes, ...rest }: typeof daily) => ({
  ...rest,
  price: cents(price),
  prizes: prizes.map(({ digits, amount }) => ({ digits, amount: cents(amount) })),
});

describe('lottery', () => {
  it('[R11] numbers are equally likely: chi-square of 60,000 draws with fixed seeds has p above 0.001', () => {
    expect(numberChiSquare(countNumbers(3, 60_000)).p).toBeGreaterThan(0.001);
  });

  it('[R13] odds are exact, and prizes of all tickets return the stated share of their price', () => {
    const terms = termsOf(daily);
    expect(oddsOfLottery(terms).map(({ tickets }) => tickets)).toEqual([1, 9, 990]);
    expect(prizesOfRound(terms)).toBe(2_500_000 + 9 * 200_000 + 990 * 3_000);
    expect(returnOfLottery(terms)).toBe(727_000);
    expect(returnOfLottery(termsOf(weekend))).toBe(711_250);
  });

  it('[R13] every number of a round wins as the odds say, whatever is drawn', () => {
    const terms = termsOf(daily);
    const odds = oddsOfLottery(terms).map(({ tickets }) => tickets);
    for (const result of [0, 7, 1_234, 9_999]) {
      const won = winningNumbers({ first: 0, count: 10_000 }, result, terms.prizes);
      expect(odds.map((_, at) => won.filter(({ prize }) => prize === at).length)).toEqual(odds);
    }
  });

  it('ticket wins its highest prize alone', () => {
    const { prizes } = termsOf(daily);
    expect([1_234, 9_234, 9_994, 1_235].map((number) => prizeIndexOf(number, 1_234, prizes))).toEqual([
      0,
      1,
      2,
      null,
    ]);
  });

  it('seed of all purchases depends on each of them and on their order', () => {
    const mixOf = (...seeds: string[]) => seeds.reduce(mixSeed, 'commitment');
    expect(new Set([mixOf(), mixOf('a'), mixOf('a', 'b'), mixOf('b', 'a')]).size).toBe(4);
    expect(mixOf('a')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('[R09] draw is verified by its seeds, and a changed number, seed or rule is found', () => {
    const serverSeed = seedOf('proof');
    const clientSeed = mixSeed(commitOf(serverSeed), 'player-seed');
    const terms = { ...termsOf(daily), tickets: 1, perPlayer: 20 };
    const result = lotteryNumber(drawLottery(4, serverSeed, clientSeed), 4);
    const proof = {
      commit: commitOf(serverSeed),
      serverSeed,
      clientSeed,
      hashMix: null,
      maths: LOTTERY_MATHS,
      chain: null,
    };
    expect(verifyLottery({ terms, result, proof })).toEqual({ isSeedKept: true, isOutcomeSame: true });
    const other = result === '0000' ? '0001' : '0000';
    expect(verifyLottery({ terms, result: other, proof })?.isOutcomeSame).toBe(false);
    const broken = { ...proof, commit: commitOf(seedOf('other')) };
    expect(verifyLottery({ terms, result, proof: broken })?.isSeedKept).toBe(false);
    expect(verifyLottery({ terms, result, proof: { ...proof, maths: 'lottery-0' } })).toBeNull();
  });

  it('[R09] draw by a chain needs the place of its link, and the first link hashes to the published one', () => {
    const link = seedOf('link');
    const clientSeed = mixSeed(commitOf(link), 'player-seed');
    const terms = { ...termsOf(daily), tickets: 1, perPlayer: 20 };
    const result = lotteryNumber(drawLottery(4, link, clientSeed), 4);
    const chain = { number: 1, length: 1_000, lastLink: seedOf('last'), nextLastLink: null, position: 2 };
    const proof = {
      commit: commitOf(link),
      serverSeed: link,
      clientSeed,
      hashMix: null,
      maths: LOTTERY_CHAIN_MATHS,
      chain,
    };
    const isSeedKept = (change: Partial<typeof chain> | null) =>
      verifyLottery({ terms, result, proof: { ...proof, chain: change && { ...chain, ...change } } })
        ?.isSeedKept;
    expect(verifyLottery({ terms, result, proof })).toEqual({ isSeedKept: true, isOutcomeSame: true });
    expect(isSeedKept({ position: 1 })).toBe(false);
    expect(isSeedKept({ position: 1, lastLink: proof.commit })).toBe(true);
    expect(isSeedKept({ position: 0 })).toBe(false);
    expect(isSeedKept(null)).toBe(false);
  });

  it('config refuses prizes that return too much, or of which a lower one needs more digits', () => {
    const { schema } = lotteryConfig;
    expect(schema.safeParse({ daily, weekend }).success).toBe(true);
    const rich = { ...daily, prizes: [{ digits: 1, amount: 10_000 }] };
    expect(schema.safeParse({ daily: rich, weekend }).success).toBe(false);
    const twisted = { ...daily, prizes: [...daily.prizes].reverse() };
    expect(schema.safeParse({ daily: twisted, weekend }).success).toBe(false);
  });
});
