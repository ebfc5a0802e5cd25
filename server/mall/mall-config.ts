import * as z from 'zod/mini';
import { couponKindOf, MAX_COUPON_PERCENT } from '../../contract/rewards/bonus-rules.ts';
import { configEntry } from '../config-entry.ts';
import { localizedSchema } from '../localization/localized.ts';
import { PAY_PROP } from '../rewards/public/reward-accounts.ts';
import { GOODS } from './default-goods.ts';

const goodsSchema = z
  .object({
    id: z.int().check(z.minimum(1), z.maximum(1e6)),
    name: localizedSchema,
    propId: z.int(),
    count: z.int().check(z.minimum(1), z.maximum(1e9)),
    price: z.int().check(z.minimum(1), z.maximum(1e9)),
    stock: z.nullable(z.int().check(z.minimum(0), z.maximum(1e9))),
    perPlayer: z.nullable(z.int().check(z.minimum(1), z.maximum(1e6))),
  })
  .check(
    z.refine(({ propId }) => propId in PAY_PROP || couponKindOf(propId) !== null, {
      error: 'neither a reward that can be paid nor a coupon',
    }),
    z.refine(
      ({ propId, count }) => {
        const kind = couponKindOf(propId);
        return kind === null || kind === 'give' || count <= MAX_COUPON_PERCENT;
      },
      { error: 'too large a share' },
    ),
  );

export const mallGoodsConfig = configEntry(
  'mallGoods',
  z.array(goodsSchema).check(
    z.maxLength(50),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'an id stands twice',
    }),
  ),
  GOODS,
  { movesMoney: true },
);

/** Diamonds for one card. */
export const scratchCardConfig = configEntry(
  'scratchCard',
  z.object({ price: z.int().check(z.minimum(1), z.maximum(1e6)) }),
  { price: 2 },
  { movesMoney: true },
);
