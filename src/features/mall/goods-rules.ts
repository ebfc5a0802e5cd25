import type { DiamondShop, Goods } from '../../../contract/mall/mall-calls.ts';

/** Why goods can't be bought now; null where they can. */
type GoodsRefusal = 'notNow' | 'soldOut' | 'limit' | 'few';

export function refusalOf(
  { price, stock, leftForPlayer }: Pick<Goods, 'price' | 'stock' | 'leftForPlayer'>,
  { canExchange, diamonds }: Pick<DiamondShop, 'canExchange' | 'diamonds'>,
): GoodsRefusal | null {
  if (stock === 0) return 'soldOut';
  if (leftForPlayer === 0) return 'limit';
  if (!canExchange) return 'notNow';
  return diamonds < price ? 'few' : null;
}
