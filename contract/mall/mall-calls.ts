import * as z from 'zod/mini';
import {
  centsField,
  defineCall,
  emptyBodySchema,
  numericIdField,
  requestIdField,
  timeField,
} from '../call.ts';
import { rewardSchema } from '../rewards/reward.ts';

/** What every call that moves points or diamonds may answer instead. */
export const MALL_ERRORS = [
  'mallClosed',
  'onBreak',
  'limitReached',
  'selfExcluded',
  'accountClosed',
  'restrictedPerson',
  'requestIdReused',
] as const;

export const MALL_PAGE_SIZE = 20;
const MALL_PAGE_SIZE_MAX = 50;

/** The most units that one call exchanges. */
export const MAX_EXCHANGE = 100_000;

/** A page of a list, newest first. */
export const mallPageSchema = z.object({
  /** A page after the one whose `nextCursor` it is; null begins with the newest. */
  cursor: z.nullable(z.uuid()),
  pageSize: z.int().check(z.minimum(1), z.maximum(MALL_PAGE_SIZE_MAX)),
});
/** Null after the last page. */
export const nextCursorField = z.nullable(z.string());

const goodsSchema = z.object({
  goodsId: z.int(),
  name: z.string(),
  /** What a coupon's count counts follows from its id: percent, or cents. */
  reward: rewardSchema,
  /** Diamonds. */
  price: z.int(),
  /** How many are left; null where there is no end of them. */
  stock: z.nullable(z.int()),
  /** How many more the player may have; null where there is no such limit. */
  leftForPlayer: z.nullable(z.int()),
});
export type Goods = z.output<typeof goodsSchema>;

const diamondShopSchema = z.object({
  points: z.int(),
  diamonds: z.int(),
  /** Points that become one diamond; null while they do not. */
  pointsPerDiamond: z.nullable(z.int()),
  /** What a diamond is exchanged for; null while it is not. */
  coinPerDiamond: z.nullable(centsField),
  goods: z.array(goodsSchema),
  /** False for a player to whom nothing may be offered now. */
  canExchange: z.boolean(),
});
export type DiamondShop = z.output<typeof diamondShopSchema>;

export const diamondShopData = defineCall('diamondShopData', {
  access: 'member',
  about: 'The mall: the player’s points and diamonds, what they are exchanged for, and its goods.',
  body: emptyBodySchema,
  data: diamondShopSchema,
});

const countSchema = z.int().check(z.minimum(1), z.maximum(MAX_EXCHANGE));

export const pointsExchangeDiamonds = defineCall('pointsExchangeDiamonds', {
  access: 'member',
  movesMoney: true,
  about: 'Exchanges points for so many diamonds.',
  body: z.object({ requestId: requestIdField, count: countSchema }),
  data: z.object({ points: z.int(), diamonds: z.int() }),
  errors: ['pointsMissing', ...MALL_ERRORS],
});

export const diamondExchangeCoin = defineCall('diamondExchangeCoin', {
  access: 'member',
  movesMoney: true,
  about: 'Exchanges so many diamonds for money without wagering.',
  body: z.object({ requestId: requestIdField, count: countSchema }),
  data: z.object({ diamonds: z.int(), coin: centsField }),
  errors: ['diamondsMissing', ...MALL_ERRORS],
});

export const diamondExchangeGoods = defineCall('diamondExchangeGoods', {
  access: 'member',
  movesMoney: true,
  about: 'Buys one piece of goods with diamonds.',
  body: z.object({ requestId: requestIdField, goodsId: numericIdField }),
  data: z.object({ orderId: z.string(), reward: rewardSchema, diamonds: z.int(), coin: centsField }),
  errors: ['goodsUnknown', 'goodsSoldOut', 'goodsLimit', 'diamondsMissing', ...MALL_ERRORS],
});

const orderSchema = z.object({
  orderId: z.string(),
  goodsId: z.int(),
  reward: rewardSchema,
  price: z.int(),
  at: timeField,
});
export type MallOrder = z.output<typeof orderSchema>;

export const diamondGoodsExchangeOrderLog = defineCall('diamondGoodsExchangeOrderLog', {
  access: 'member',
  about: 'Goods that the player has bought, newest first.',
  body: mallPageSchema,
  data: z.object({ list: z.array(orderSchema), nextCursor: nextCursorField }),
});

/** Why diamonds came or went. */
export const DIAMOND_KINDS = [
  'points',
  'coin',
  'goods',
  'scratchCard',
  'jackpot',
  'reward',
  'other',
] as const;
export type DiamondKind = (typeof DIAMOND_KINDS)[number];

const diamondKindSchema = z.enum(DIAMOND_KINDS);

const diamondRowSchema = z.object({
  id: z.string(),
  kind: diamondKindSchema,
  /** Diamonds; negative when they went. */
  amount: z.int(),
  at: timeField,
});
export type DiamondRow = z.output<typeof diamondRowSchema>;

export const diamondLog = defineCall('diamondLog', {
  access: 'member',
  about: 'Every movement of the player’s diamonds, or those of one kind, newest first.',
  /** Null lists all kinds. */
  body: z.extend(mallPageSchema, { kind: z.nullable(diamondKindSchema) }),
  data: z.object({ list: z.array(diamondRowSchema), nextCursor: nextCursorField }),
});

const tickerSchema = z.object({
  /** Masked: only the player recognises it. */
  nickname: z.string(),
  reward: rewardSchema,
  at: timeField,
});
export type DiamondTicker = z.output<typeof tickerSchema>;

export const appDiamondBonusTickersData = defineCall('appDiamondBonusTickersData', {
  access: 'guest',
  about: 'What players have had from the mall and its scratch cards lately, newest first.',
  body: emptyBodySchema,
  data: z.object({ list: z.array(tickerSchema) }),
});
