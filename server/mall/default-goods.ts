import type { LocalizedText } from '../localization/localized.ts';

export interface GoodsConfig {
  readonly id: number;
  readonly name: LocalizedText;
  /** A reward that can be paid, or a deposit coupon: its count is percent, or cents for an amount. */
  readonly propId: number;
  readonly count: number;
  /** Diamonds. */
  readonly price: number;
  /** Null: without end. */
  readonly stock: number | null;
  readonly perPlayer: number | null;
}

/** What a new platform sells. */
export const GOODS: GoodsConfig[] = [
  {
    id: 1,
    name: { en: 'Deposit coupon, 10%', fil: 'Coupon sa deposit, 10%', 'zh-CN': '充值优惠券 10%' },
    propId: 1001,
    count: 10,
    price: 5,
    stock: null,
    perPlayer: 5,
  },
  {
    id: 2,
    name: {
      en: 'Fixed-amount coupon, 20%',
      fil: 'Coupon para sa isang halaga, 20%',
      'zh-CN': '指定金额优惠券 20%',
    },
    propId: 1201,
    count: 20,
    price: 8,
    stock: 500,
    perPlayer: 2,
  },
  {
    id: 3,
    name: { en: 'Gift coupon, ₱20', fil: 'Coupon na regalo, ₱20', 'zh-CN': '礼金优惠券 ₱20' },
    propId: 1301,
    count: 2_000,
    price: 15,
    stock: 200,
    perPlayer: 2,
  },
];
