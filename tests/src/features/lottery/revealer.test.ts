import { beforeEach, describe, expect, it } from 'vitest';
import type { LotteryOffer, LotteryRound } from '../../../../contract/lottery/lottery-calls.ts';
import { cents } from '../../../../contract/money.ts';
import { LOTTERY_REVEAL_MATHS } from '../../../../maths/lottery.ts';
import { seedHashOf } from '../../../../maths/shared-seed.ts';
import { createRevealer } from '../../../../src/features/lottery/revealer.ts';
import type { KeptLotterySeed } from '../../../../src/session/player/lottery-seeds.ts';

const CLOSES_AT = 100_000;
const DRAW_AT = 700_000;
const MIX = 'ab'.repeat(32);
const KEPT: KeptLotterySeed = {
  product: 'daily',
  number: 8,
  seed: 'own-seed',
  closesAt: CLOSES_AT,
  drawAt: DRAW_AT,
  receipts: [],
  hashMix: null,
  isDone: false,
};
const ROUND: LotteryRound = {
  number: 8,
  terms: { price: cents(1_000), tickets: 1, digits: 4, perPlayer: 20, prizes: [] },
  opensAt: 0,
  closesAt: CLOSES_AT,
  drawAt: DRAW_AT,
  sold: 1,
  bought: 1,
  commit: 'cd'.repeat(32),
  chain: null,
  maths: LOTTERY_REVEAL_MATHS,
  hashMix: MIX,
  ownSeed: { hash: seedHashOf(KEPT.seed), isRevealed: false },
};

let now: number;
let kept: KeptLotterySeed | null;
let round: LotteryRound | null;
let isOffline: boolean;
let calls: string[];
let timer: { at: number; work: () => void } | null;

const offers = (): Pick<LotteryOffer, 'product' | 'round'>[] => [{ product: 'daily', round }];
const answer = <Answer>(call: string, value: () => Answer): Promise<Answer> => {
  calls.push(call);
  return isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(value());
};

const start = () =>
  createRevealer({
    list: () => (kept ? [kept] : []),
    save: (changed) => {
      kept = changed;
    },
    fetchOffers: () => answer('offers', offers),
    reveal: ({ clientSeed }) => answer(`reveal ${clientSeed} after ${kept?.hashMix}`, () => null),
    onRevealed: () => calls.push('shown'),
    now: () => now,
    after: (ms, work) => {
      const mine = { at: now + ms, work };
      timer = mine;
      return () => {
        if (timer === mine) timer = null;
      };
    },
    random: () => 0.5,
  });

/** Lets the timer run that is due next. */
async function runTimer(): Promise<void> {
  const due = timer;
  if (!due) throw new Error('no timer');
  timer = null;
  now = due.at;
  due.work();
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  now = 0;
  kept = KEPT;
  round = ROUND;
  isOffline = false;
  calls = [];
  timer = null;
});

describe('seed of a lottery’s tickets on this device', () => {
  it('[R11] seed is revealed soon after the end of the sale, once the mix of all hashes is noted', async () => {
    await start()();
    expect(calls).toEqual([]);
    expect(timer?.at).toBe(CLOSES_AT + 10_000);
    await runTimer();
    expect(calls).toEqual(['offers', `reveal own-seed after ${MIX}`, 'shown']);
    expect(kept).toMatchObject({ hashMix: MIX, isDone: true });
    expect(timer).toBeNull();
  });

  it('[R11] reveal that failed is tried again until the draw, and not after it', async () => {
    now = CLOSES_AT;
    isOffline = true;
    await start()();
    await runTimer();
    expect(kept?.isDone).toBe(false);
    isOffline = false;
    await runTimer();
    expect(kept?.isDone).toBe(true);
    kept = KEPT;
    isOffline = true;
    now = DRAW_AT - 1;
    const look = start();
    await look();
    await runTimer();
    expect(timer).toBeNull();
    calls = [];
    await look();
    expect(calls).toEqual([]);
  });

  it('[R11] seed stays secret while the hashes are not published', async () => {
    now = CLOSES_AT;
    round = { ...ROUND, hashMix: null };
    await start()();
    expect(calls).toEqual(['offers']);
    expect(kept?.isDone).toBe(false);
    expect(timer).not.toBeNull();
  });

  it('[R09] seed stays secret when the published mix has changed since it was noted, and the first one is kept', async () => {
    now = CLOSES_AT;
    kept = { ...KEPT, hashMix: 'ef'.repeat(32) };
    await start()();
    expect(calls).toEqual(['offers', 'shown']);
    expect(kept).toMatchObject({ hashMix: 'ef'.repeat(32), isDone: true });
  });

  it.each([
    ['round is over', null],
    ['tickets carry the hash of another device', { ...ROUND, ownSeed: { hash: MIX, isRevealed: false } }],
    ['nothing was bought', { ...ROUND, ownSeed: null }],
  ])('[R11] seed is not revealed where the %s', async (_case, other) => {
    now = CLOSES_AT;
    round = other;
    await start()();
    expect(calls).toEqual(['offers']);
    expect(kept?.isDone).toBe(true);
  });
});
