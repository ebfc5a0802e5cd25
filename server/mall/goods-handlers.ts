import type {
  diamondExchangeGoods,
  diamondGoodsExchangeOrderLog,
  diamondShopData,
} from '../../contract/mall/mall-calls.ts';
import { couponKindOf } from '../../contract/rewards/bonus-rules.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { amountOf, transfer } from '../ledger/entries.ts';
import { withGrantRequest } from '../protection/public/may-play.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { grantCoupon } from '../rewards/public/grant-coupon.ts';
import { PAY_PROP } from '../rewards/public/reward-accounts.ts';
import { mallGoodsConfig } from './mall-config.ts';
import { insertOrder, readBought, readOrders, readSold, updateSold } from './mall-queries.ts';
import { postTaking } from './missing-units.ts';
import { pageOf } from './page-of.ts';
import { readRates } from './read-rates.ts';
import { readUnits } from './read-units.ts';

const countLeft = (most: number | null, taken: number | undefined): number | null =>
  most === null ? null : Math.max(0, most - (taken ?? 0));

const readShop: Handler<typeof diamondShopData> = async (_body, request) => {
  const { context, locale } = request;
  const { sql } = context;
  const { id } = memberOf(request);
  const [list, rates, { points, diamonds }, sold, bought, canExchange] = await Promise.all([
    readConfig(sql, mallGoodsConfig),
    readRates(sql),
    readUnits(sql, id),
    readSold(sql),
    readBought(sql, id),
    mayBeOffered(context, id),
  ]);
  return {
    points,
    diamonds,
    pointsPerDiamond: rates.pointsPerDiamond,
    coinPerDiamond: rates.coinFor(1),
    goods: list.map((goods) => ({
      goodsId: goods.id,
      name: goods.name[locale],
      reward: { propId: goods.propId, count: goods.count },
      price: goods.price,
      stock: countLeft(goods.stock, sold.get(goods.id)),
      leftForPlayer: countLeft(goods.perPlayer, bought.get(goods.id)),
    })),
    canExchange,
  };
};

const buyGoods: Handler<typeof diamondExchangeGoods> = ({ requestId, goodsId }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'diamondExchangeGoods', requestId, body: { goodsId } };
  return withGrantRequest(context, about, async (tx, now) => {
    const goods = (await readConfig(tx, mallGoodsConfig)).find(({ id }) => id === goodsId);
    if (!goods) throw new CallError('goodsUnknown', `there are no goods ${goodsId}`);
    const { propId, count, price, stock, perPlayer } = goods;
    const bought = (await readBought(tx, playerId)).get(goodsId) ?? 0;
    if (perPlayer !== null && bought >= perPlayer)
      throw new CallError('goodsLimit', `goods ${goodsId}: ${perPlayer} for each player`);
    if (!(await updateSold(tx, { goodsId, stock })))
      throw new CallError('goodsSoldOut', `goods ${goodsId} are sold out`);
    const id = context.newId();
    const entries = [
      ...transfer(amountOf('diamonds', price), { from: 'player:diamonds', to: 'house:diamonds' }),
      ...(PAY_PROP[propId]?.(count) ?? []),
    ];
    await postTaking(
      tx,
      { playerId, id, kind: 'goodsBought', requestId, entries, at: now },
      'diamondsMissing',
    );
    if (couponKindOf(propId)) await grantCoupon(tx, { playerId, id, propId, value: count, now });
    await insertOrder(tx, { playerId, id, goodsId, propId, count, price, at: now });
    const { diamonds, coin } = await readUnits(tx, playerId);
    return { orderId: id, reward: { propId, count }, diamonds, coin };
  });
};

const listGoodsOrders: Handler<typeof diamondGoodsExchangeOrderLog> = async (page, request) => {
  const { sql } = request.context;
  const { id: playerId } = memberOf(request);
  const { rows, nextCursor } = await pageOf((query) => readOrders(sql, query), { playerId, ...page });
  const list = rows.map(({ id, goodsId, propId, count, price, at }) => ({
    orderId: id,
    goodsId,
    reward: { propId, count },
    price,
    at,
  }));
  return { list, nextCursor };
};

export const goodsHandlers = {
  diamondShopData: readShop,
  diamondExchangeGoods: buyGoods,
  diamondGoodsExchangeOrderLog: listGoodsOrders,
};
