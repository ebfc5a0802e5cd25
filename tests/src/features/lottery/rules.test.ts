import { describe, expect, it } from 'vitest';
import type { LotteryDraw, LotteryOrder, LotteryRound } from '../../../../contract/lottery/lottery-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { drawLottery, lotteryNumber } from '../../../../maths/lottery.ts';
import { commitOf } from '../../../../maths/provably-fair.ts';
import {
  judgeLottery,
  judgeLotteryFigures,
  listLotteryErrors,
  readLotteryInput,
} from '../../../../src/features/games/fair/lottery-rules.ts';
import {
  buyBar,
  celebratedAmount,
  isLate,
  isSettled,
  mostTickets,
  nextLookMs,
  ownPart,
  productOf,
} from '../../../../src/features/lottery/lottery-rules.ts';
import { lotteryProofAddress } from '../../../../src/session/pages/proof-addresses.ts';

const TERMS = {
  price: cents(1_000),
  tickets: 2,
  digits: 2,
  perPlayer: 20,
  prizes: [{ digits: 1, amount: cents(3_000) }],
};
const ROUND: LotteryRound = {
  number: 7,
  terms: TERMS,
  opensAt: 0,
  closesAt: 1_000,
  drawAt: 601_000,
  sold: 0,
  bought: 0,
  commit: 'a'.repeat(64),
  chain: null,
  maths: 'lottery-1',
  hashMix: null,
  ownSeed: null,
};
const SEED = 'ab'.repeat(32);
const MIXED = 'cd'.repeat(32);
const DRAW: LotteryDraw = {
  product: 'daily',
  number: 7,
  terms: TERMS,
  sold: 3,
  drawAt: 601_000,
  drawnAt: 602_000,
  result: lotteryNumber(drawLottery(2, SEED, MIXED), 2),
  winners: [1],
  proof: {
    commit: commitOf(SEED),
    serverSeed: SEED,
    clientSeed: MIXED,
    hashMix: null,
    maths: 'lottery-1',
    chain: null,
  },
};
const ORDER: LotteryOrder = {
  orderId: 'o',
  product: 'daily',
  number: 7,
  terms: TERMS,
  first: 0,
  count: 2,
  stake: cents(2_000),
  tickets: 0,
  boughtAt: 0,
  drawAt: 601_000,
  state: 'won',
  result: DRAW.result,
  prize: cents(3_000),
};

describe('rules of the lottery pages', () => {
  it('[R11] sale that has ended, a sold-out round and the bound of a player are told apart', () => {
    expect(buyBar(ROUND, 999)).toBeNull();
    expect(buyBar(ROUND, 1_000)).toBe('closed');
    expect(buyBar({ ...ROUND, sold: 100 }, 0)).toBe('soldOut');
    expect(buyBar({ ...ROUND, bought: 20 }, 0)).toBe('full');
  });

  it('[R11] most tickets at once are bounded by balance, free tickets, what is left and what a player may have', () => {
    const held = { coin: 4_500, lottery: 7, limitLeft: null };
    expect(mostTickets(ROUND, 'coin', held)).toBe(4);
    expect(mostTickets(ROUND, 'tickets', held)).toBe(3);
    expect(mostTickets({ ...ROUND, sold: 98 }, 'coin', held)).toBe(2);
    expect(mostTickets({ ...ROUND, bought: 19 }, 'coin', held)).toBe(1);
  });

  it('[R51] own limits bound the tickets that are paid from the balance, and no free ones', () => {
    const held = { coin: 4_500, lottery: 7, limitLeft: 2_999 };
    expect(mostTickets(ROUND, 'coin', held)).toBe(2);
    expect(mostTickets(ROUND, 'coin', { ...held, limitLeft: 0 })).toBe(0);
    expect(mostTickets(ROUND, 'tickets', held)).toBe(3);
  });

  it('[R08] page looks again when a draw is due and until it is there, and gives up in the end', () => {
    const open = { isOpen: true, round: ROUND };
    expect(nextLookMs([open], 600_000)).toBe(2_500);
    expect(nextLookMs([open], 610_000)).toBe(3_000);
    expect(nextLookMs([open], 601_000 + 11 * 60_000)).toBe(false);
  });

  it('[R08] page of a lottery that is open looks for its next round, and one that is stopped does not', () => {
    expect(nextLookMs([{ isOpen: true, round: null }], 0)).toBe(5_000);
    expect(nextLookMs([{ isOpen: false, round: null }], 0)).toBe(false);
  });

  it('prize at or below the stake is not celebrated', () => {
    expect(celebratedAmount(ownPart(DRAW, [ORDER]))).toBe(3_000);
    expect(celebratedAmount(ownPart(DRAW, [{ ...ORDER, prize: cents(2_000) }]))).toBeNull();
    expect(ownPart(DRAW, [{ ...ORDER, number: 6 }])).toBeNull();
    expect(isSettled(DRAW, [{ ...ORDER, state: 'open' }])).toBe(false);
  });

  it('[R09] draw a minute or more after its time says so', () => {
    expect(isLate(DRAW)).toBe(false);
    expect(isLate({ ...DRAW, drawnAt: DRAW.drawAt + 61_000 })).toBe(true);
  });

  it('address names the lottery; without a name it is the first that is open', () => {
    const offers = [
      { product: 'daily', isOpen: false, isInMaintenance: false, terms: TERMS, round: null, last: null },
      { product: 'weekend', isOpen: true, isInMaintenance: false, terms: TERMS, round: null, last: null },
    ] as const;
    expect(productOf('', offers)).toBe('weekend');
    expect(productOf('product=daily', offers)).toBe('daily');
    expect(productOf('product=none', [])).toBe('daily');
  });

  it('[R09] address of a draw has all that its check needs, and a changed number is found', () => {
    const [, search = ''] = lotteryProofAddress(DRAW).split('?');
    const input = readLotteryInput(search);
    if (!input) throw new Error('no input');
    expect(judgeLotteryFigures(input)).toMatchObject({ isSeedKept: true, isOutcomeSame: true });
    const other = DRAW.result === '00' ? '01' : '00';
    expect(judgeLotteryFigures({ ...input, result: other })?.isOutcomeSame).toBe(false);
    expect(judgeLotteryFigures({ ...input, serverSeed: 'x' })).toBeNull();
    expect(readLotteryInput('draw=1')).toBeNull();
  });

  it('[R09] address of a draw by a chain has the place of its link, and half a place is reported', () => {
    const lastLink = commitOf(commitOf(SEED));
    const chain = { number: 1, length: 1_000, lastLink, nextLastLink: null, position: 2 };
    const draw = { ...DRAW, proof: { ...DRAW.proof, maths: 'lottery-2', chain } };
    const [, search = ''] = lotteryProofAddress(draw).split('?');
    const input = readLotteryInput(search);
    if (!input) throw new Error('no input');
    const place = { link: SEED, position: 2, lastLink };
    expect(judgeLotteryFigures(input)).toMatchObject({ isSeedKept: true, isOutcomeSame: true, place });
    expect(judgeLottery(draw)).toMatchObject({ isSeedKept: true, isOutcomeSame: true, place });
    expect(judgeLottery(DRAW)?.place).toBeNull();
    // The first link hashes to the published one, which this is not.
    expect(judgeLotteryFigures({ ...input, position: '1' })?.isSeedKept).toBe(false);
    expect(listLotteryErrors({ ...input, position: '' })).toEqual(['position']);
    expect(listLotteryErrors({ ...input, lastLink: '' })).toEqual(['lastLink']);
  });

  it('[R09] address of a draw with revealed seeds has the mix of the hashes, by which its purchases are checked', () => {
    const draw = { ...DRAW, proof: { ...DRAW.proof, hashMix: 'ef'.repeat(32) } };
    const [, search = ''] = lotteryProofAddress(draw).split('?');
    const input = readLotteryInput(search);
    if (!input) throw new Error('no input');
    const { commit, clientSeed, hashMix } = draw.proof;
    const entries = { product: 'daily', number: 7, commit, clientSeed, hashMix };
    expect(judgeLotteryFigures(input, input)?.entries).toEqual(entries);
    expect(judgeLottery(draw)?.entries).toEqual(entries);
    expect(judgeLotteryFigures(input)?.entries).toBeNull();
    expect(listLotteryErrors({ ...input, hashMix: 'x' })).toEqual(['hashMix']);
  });
});
