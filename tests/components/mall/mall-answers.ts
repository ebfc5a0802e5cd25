import { onTestFinished } from 'vitest';
import {
  appDiamondBonusTickersData,
  type DiamondShop,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  diamondShopData,
  type Goods,
} from '../../../contract/mall/mall-calls.ts';
import {
  getScratchCardInfo,
  type OpenedCard,
  type ScratchInfo,
  searchScratchCardAwardLog,
} from '../../../contract/mall/scratch-calls.ts';
import { cents } from '../../../contract/money.ts';
import { commitOf } from '../../../maths/provably-fair.ts';
import { SCRATCH_MATHS, SCRATCH_PRIZES, scratchCard } from '../../../maths/scratch-card.ts';
import { type ClaimFlight, claimFlightStore } from '../../../src/session/claims/claim-flight.ts';
import { server } from '../support/server.ts';

export const MEMBER = { player: { id: 7, coin: cents(60_000) } };
export const CARD_ID = '0192f0c0-0000-7000-8000-000000000001';

export const COUPON: Goods = {
  goodsId: 1,
  name: 'Deposit coupon, 10%',
  reward: { propId: 1001, count: 10 },
  price: 5,
  stock: 12,
  leftForPlayer: 2,
};

/** 2,500 points and 7 diamonds, a thousand points a diamond and a peso a diamond; but for `changes`. */
export const someShop = (changes: Partial<DiamondShop> = {}): DiamondShop => ({
  points: 2_500,
  diamonds: 7,
  pointsPerDiamond: 1_000,
  coinPerDiamond: cents(100),
  goods: [COUPON],
  canExchange: true,
  ...changes,
});

const someScratchInfo = (changes: Partial<ScratchInfo> = {}): ScratchInfo => ({
  price: 2,
  prizes: SCRATCH_PRIZES.map((prize) => ({ ...prize })),
  returnPpm: 900_000,
  card: null,
  commit: 'c'.repeat(64),
  diamonds: 7,
  canBuy: true,
  ...changes,
});

export const WAITING = { cardId: CARD_ID, commit: 'c'.repeat(64), boughtAt: 1_800_000_000_000 };

const SEEDS = Array.from({ length: 400 }, (_, index) => index.toString(16).padStart(64, '0'));

/** A card that its seeds really make, with a prize that `isWanted`. */
export function openedCard(isWanted: (prize: number) => boolean): OpenedCard {
  const clientSeed = 'browser-seed';
  const serverSeed = SEEDS.find((seed) => isWanted(scratchCard(seed, clientSeed).prize)) ?? '';
  const { fields, prize } = scratchCard(serverSeed, clientSeed);
  const proof = { commit: commitOf(serverSeed), serverSeed, clientSeed, maths: SCRATCH_MATHS };
  return { cardId: CARD_ID, fields, prize, at: 1_800_000_000_000, proof };
}

export const answerShop = (changes: Partial<DiamondShop> = {}) =>
  server().answer(diamondShopData, someShop(changes));
export const answerScratch = (changes: Partial<ScratchInfo> = {}) =>
  server().answer(getScratchCardInfo, someScratchInfo(changes));
export const answerOpened = (list: OpenedCard[] = []) =>
  server().answer(searchScratchCardAwardLog, { list, nextCursor: null });

/** Everything that the page reads, with empty lists. */
export function answerMall(changes: Partial<DiamondShop> = {}): void {
  answerShop(changes);
  answerScratch({ diamonds: changes.diamonds ?? 7 });
  answerOpened();
  server().answer(appDiamondBonusTickersData, { list: [] });
  server().answer(diamondLog, { list: [], nextCursor: null });
  server().answer(diamondGoodsExchangeOrderLog, { list: [], nextCursor: null });
}

/** What takes off from now on: where to, and how much of it is money. */
export function noteFlights(): Pick<ClaimFlight, 'to' | 'money'>[] {
  const noted: Pick<ClaimFlight, 'to' | 'money'>[] = [];
  const stop = claimFlightStore.subscribe(({ flight }, before) => {
    if (flight && flight.key !== before.flight?.key) noted.push({ to: flight.to, money: flight.money });
  });
  onTestFinished(stop);
  return noted;
}
