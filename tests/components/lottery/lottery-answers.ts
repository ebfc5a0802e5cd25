import {
  getLottery,
  getLotteryOrders,
  type LotteryDraw,
  type LotteryOffer,
  type LotteryOrder,
  type LotteryRound,
} from '../../../contract/lottery/lottery-calls.ts';
import { cents } from '../../../contract/money.ts';
import { LOTTERY_REVEAL_MATHS } from '../../../maths/lottery.ts';
import { server } from '../support/server.ts';

const HOUR = 3_600_000;
const NOW = Date.now();

const DAILY_TERMS = {
  price: cents(1_000),
  tickets: 1,
  digits: 4,
  perPlayer: 20,
  prizes: [
    { digits: 4, amount: cents(2_500_000) },
    { digits: 3, amount: cents(200_000) },
    { digits: 1, amount: cents(3_000) },
  ],
};

export const someRound = (parts: Partial<LotteryRound> = {}): LotteryRound => ({
  number: 8,
  terms: DAILY_TERMS,
  opensAt: NOW - HOUR,
  closesAt: NOW + HOUR,
  drawAt: NOW + 2 * HOUR,
  sold: 12,
  bought: 0,
  commit: 'ab'.repeat(32),
  chain: { number: 1, length: 1_000_000, lastLink: '98'.repeat(32), position: 5 },
  maths: LOTTERY_REVEAL_MATHS,
  hashMix: null,
  ownSeed: null,
  ...parts,
});

export const someDraw = (parts: Partial<LotteryDraw> = {}): LotteryDraw => ({
  product: 'daily',
  number: 7,
  terms: DAILY_TERMS,
  sold: 40,
  drawAt: NOW - 24 * HOUR,
  drawnAt: NOW - 24 * HOUR,
  result: '0427',
  winners: [0, 0, 4],
  proof: {
    commit: 'ab'.repeat(32),
    serverSeed: 'cd'.repeat(32),
    clientSeed: 'ef'.repeat(32),
    hashMix: null,
    maths: 'lottery-1',
    chain: null,
  },
  ...parts,
});

export const someOrder = (parts: Partial<LotteryOrder> = {}): LotteryOrder => ({
  orderId: '018f0000-0000-7000-8000-000000000001',
  product: 'daily',
  number: 7,
  terms: DAILY_TERMS,
  first: 6,
  count: 2,
  stake: cents(2_000),
  tickets: 0,
  boughtAt: NOW - 25 * HOUR,
  drawAt: NOW - 24 * HOUR,
  state: 'won',
  result: '0427',
  prize: cents(3_000),
  ...parts,
});

const someOffer = (parts: Partial<LotteryOffer> = {}): LotteryOffer => ({
  product: 'daily',
  isOpen: true,
  isInMaintenance: false,
  terms: DAILY_TERMS,
  round: someRound(),
  last: someDraw(),
  ...parts,
});

interface Given {
  readonly daily?: Partial<LotteryOffer>;
  readonly weekend?: Partial<LotteryOffer>;
  readonly coin?: number;
  readonly lottery?: number;
  readonly orders?: LotteryOrder[];
}

/** What the server says of the lotteries and of the player's tickets. */
export function answerLottery({ daily, weekend, coin = 50_000, lottery = 0, orders = [] }: Given = {}): void {
  const offers = [
    someOffer(daily),
    someOffer({ product: 'weekend', terms: { ...DAILY_TERMS, digits: 5 }, last: null, ...weekend }),
  ];
  server().answer(getLottery, { offers, coin: cents(coin), lottery });
  server().answer(getLotteryOrders, ({ isWonOnly }) => ({
    list: orders.filter(({ state }) => !isWonOnly || state === 'won'),
    nextCursor: null,
  }));
}
