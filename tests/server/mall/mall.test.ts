import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import {
  DIAMOND_KINDS,
  type DiamondRow,
  type DiamondTicker,
  type Goods,
  type MallOrder,
} from '../../../contract/mall/mall-calls.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { unitValuesConfig } from '../../../server/config/public/market-config.ts';
import { GOODS } from '../../../server/mall/default-goods.ts';
import { mallGoodsConfig } from '../../../server/mall/mall-config.ts';
import { maskName } from '../../../server/names/mask-name.ts';
import type { TestPlayer } from '../games/platform.ts';
import { DAY } from '../rewards/rewards-platform.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useMall } from './mall-platform.ts';

const { sql, clock, newPlayer, ask, send, give, unitsOf } = useMall();

const shopOf = async (player: TestPlayer) => (await ask('diamondShopData', player)).data;
const goodsOf = async (player: TestPlayer, id: number): Promise<Goods> =>
  (await shopOf(player)).goods.find(({ goodsId }: Goods) => goodsId === id);
const setGoods = (changes: object) =>
  writeConfig(sql, mallGoodsConfig, [{ ...GOODS[0], ...changes }, ...GOODS.slice(1)], clock.now());
const dotOf = async (player: TestPlayer) =>
  (await ask('activityGetStatusList', player)).data.diamondMallRedDot;
const isSound = async () => (await auditLedger(sql)).isSound;
const page = { cursor: null, pageSize: 20 };

afterEach(async () => {
  await writeConfig(sql, mallGoodsConfig, GOODS, clock.now());
});

describe('mall', () => {
  it('[C78] member sees balances, rates, and goods with price and stock', async () => {
    const player = await newPlayer();
    await give(player, { points: 2_500, diamonds: 7 });
    const shop = await shopOf(player);
    expect(shop).toMatchObject({
      points: 2_500,
      diamonds: 7,
      pointsPerDiamond: 1_000,
      coinPerDiamond: 100,
      canExchange: true,
    });
    expect(shop.goods).toHaveLength(GOODS.length);
    expect(shop.goods[1]).toEqual({
      goodsId: 2,
      name: 'Fixed-amount coupon, 20%',
      reward: { propId: 1201, count: 20 },
      price: 8,
      stock: 500,
      leftForPlayer: 2,
    });
  });

  it('[C79] points become diamonds and diamonds money, each once for its request id', async () => {
    const player = await newPlayer();
    await give(player, { points: 2_500 });
    const requestId = randomUUID();
    const first = await send('pointsExchangeDiamonds', player, { requestId, count: 2 });
    expect(first.data).toEqual({ points: 500, diamonds: 2 });
    expect((await send('pointsExchangeDiamonds', player, { requestId, count: 2 })).data).toEqual(first.data);
    const coin = await send('diamondExchangeCoin', player, { count: 2 });
    expect(coin.data).toEqual({ diamonds: 0, coin: 200 });
    expect(await unitsOf(player)).toEqual({ points: 500, diamonds: 0, coin: 200 });
    expect(await isSound()).toBe(true);
  });

  it('[C79] money from diamonds can be withdrawn at once: it adds no wagering', async () => {
    const player = await newPlayer();
    await give(player, { diamonds: 5 });
    await send('diamondExchangeCoin', player, { count: 5 });
    const { coin, wageringLeft } = (await ask('getExchange', player)).data;
    expect({ coin, wageringLeft }).toEqual({ coin: 500, wageringLeft: 0 });
  });

  it.each([
    ['pointsExchangeDiamonds', 'pointsMissing'],
    ['diamondExchangeCoin', 'diamondsMissing'],
  ] as const)('[C79] %s of more than there is takes nothing', async (call, key) => {
    const player = await newPlayer();
    await give(player, { points: 1_999, diamonds: 1 });
    expect((await send(call, player, { count: 2 })).code).toBe(ERROR_CODES[key]);
    expect(await unitsOf(player)).toEqual({ points: 1_999, diamonds: 1 });
  });

  it.each([0, -1, 1.5, 100_001, Number.MAX_SAFE_INTEGER])('[C79] count of %s is refused', async (count) => {
    const player = await newPlayer();
    await give(player, { points: 10_000, diamonds: 10 });
    for (const call of ['pointsExchangeDiamonds', 'diamondExchangeCoin']) {
      const { status, data } = await send(call, player, { count });
      expect({ status, field: data.details.field }).toEqual({ status: 400, field: 'count' });
    }
    expect(await unitsOf(player)).toEqual({ points: 10_000, diamonds: 10 });
  });

  it('[C79] exchange raced by 32 callers never takes more than there is', async () => {
    const player = await newPlayer();
    await give(player, { diamonds: 5 });
    const raced = await Promise.all(
      Array.from({ length: 32 }, () => send('diamondExchangeCoin', player, { count: 1 })),
    );
    expect(raced.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(raced.filter(({ code }) => code === ERROR_CODES.diamondsMissing)).toHaveLength(27);
    expect(await unitsOf(player)).toEqual({ diamonds: 0, coin: 500 });
    expect(await isSound()).toBe(true);
  });

  it('[C79] without a rate nothing is exchanged', async () => {
    const player = await newPlayer();
    await give(player, { points: 5_000, diamonds: 5 });
    const before = { points: { units: 1_000, cents: 100 }, diamonds: { units: 1, cents: 100 } };
    const none = { points: null, diamonds: null, liveness: null, lottery: null };
    await writeConfig(sql, unitValuesConfig, none, clock.now());
    try {
      expect(await shopOf(player)).toMatchObject({ pointsPerDiamond: null, coinPerDiamond: null });
      for (const call of ['pointsExchangeDiamonds', 'diamondExchangeCoin'])
        expect((await send(call, player, { count: 1 })).code).toBe(ERROR_CODES.mallClosed);
    } finally {
      await writeConfig(sql, unitValuesConfig, { ...none, ...before }, clock.now());
    }
  });

  it('[C80, C81] goods are bought, stand in the log of orders, and their coupon can be used', async () => {
    const player = await newPlayer();
    await give(player, { diamonds: 30 });
    const { data } = await send('diamondExchangeGoods', player, { goodsId: 3 });
    expect(data).toMatchObject({ reward: { propId: 1301, count: 2_000 }, diamonds: 15, coin: 0 });
    const { offers } = (await ask('getBonusState', player)).data;
    expect(offers).toContainEqual(
      expect.objectContaining({ id: data.orderId, source: 'coupon', propId: 1301, fixed: 2_000 }),
    );
    clock.advance(1);
    await send('diamondExchangeGoods', player, { goodsId: 1 });
    const first = (await ask('diamondGoodsExchangeOrderLog', player, { cursor: null, pageSize: 1 })).data;
    expect(first.list).toMatchObject([{ goodsId: 1, price: 5, reward: { propId: 1001, count: 10 } }]);
    const second = { cursor: first.nextCursor, pageSize: 1 };
    const { list, nextCursor } = (await ask('diamondGoodsExchangeOrderLog', player, second)).data;
    expect(list.map(({ orderId }: MallOrder) => orderId)).toEqual([data.orderId]);
    expect(nextCursor).toBeNull();
    expect((await goodsOf(player, 3)).leftForPlayer).toBe(1);
    expect(await isSound()).toBe(true);
  });

  it('[C80] last piece goes to one of two buyers, and the other keeps the diamonds', async () => {
    await setGoods({ id: 71, stock: 1 });
    const buyers = [await newPlayer(), await newPlayer()];
    for (const buyer of buyers) await give(buyer, { diamonds: 5 });
    const answers = await Promise.all(
      buyers.map((buyer) => send('diamondExchangeGoods', buyer, { goodsId: 71 })),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, ERROR_CODES.goodsSoldOut]);
    const left = await Promise.all(buyers.map(unitsOf));
    expect(left.map(({ diamonds }) => diamonds).toSorted()).toEqual([0, 5]);
    expect((await goodsOf(buyers[0] as TestPlayer, 71)).stock).toBe(0);
  });

  it('[C80] goods beyond what a player may have, unknown ones and too few diamonds are refused', async () => {
    await setGoods({ id: 72, perPlayer: 1 });
    const player = await newPlayer();
    await give(player, { diamonds: 9 });
    expect((await send('diamondExchangeGoods', player, { goodsId: 72 })).code).toBe(0);
    expect((await send('diamondExchangeGoods', player, { goodsId: 72 })).code).toBe(ERROR_CODES.goodsLimit);
    expect((await send('diamondExchangeGoods', player, { goodsId: 999 })).code).toBe(
      ERROR_CODES.goodsUnknown,
    );
    expect((await send('diamondExchangeGoods', player, { goodsId: 2 })).code).toBe(
      ERROR_CODES.diamondsMissing,
    );
    expect((await goodsOf(player, 2)).stock).toBe(500);
    expect((await unitsOf(player)).diamonds).toBe(4);
  });

  it('[C80] goods that are a reward are credited at once', async () => {
    await setGoods({ id: 73, propId: 2001, count: 300, perPlayer: null });
    const player = await newPlayer();
    await give(player, { diamonds: 5 });
    expect((await send('diamondExchangeGoods', player, { goodsId: 73 })).data).toMatchObject({
      diamonds: 0,
      coin: 300,
    });
    expect(await isSound()).toBe(true);
  });

  it('[C85] log shows why diamonds were credited and debited, newest first, and nobody else reads it', async () => {
    const player = await newPlayer();
    await give(player, { points: 10_000 });
    await send('pointsExchangeDiamonds', player, { count: 10 });
    await send('diamondExchangeCoin', player, { count: 2 });
    await send('diamondExchangeGoods', player, { goodsId: 1 });
    const { list } = (await ask('diamondLog', player, { ...page, kind: null })).data;
    expect(list.map(({ kind, amount }: DiamondRow) => [kind, amount])).toEqual([
      ['goods', -5],
      ['coin', -2],
      ['points', 10],
    ]);
    expect((await ask('diamondLog', await newPlayer(), { ...page, kind: null })).data.list).toEqual([]);
  });

  it('[C85] log of one kind has its entries alone, page by page, and refuses a kind that there is not', async () => {
    const player = await newPlayer();
    await give(player, { points: 10_000, diamonds: 3 });
    await send('pointsExchangeDiamonds', player, { count: 10 });
    for (const _ of [1, 2, 3]) {
      await send('diamondExchangeCoin', player, { count: 1 });
      await send('diamondExchangeGoods', player, { goodsId: 2 });
    }
    const of = async (kind: DiamondRow['kind'] | null, more = {}) =>
      (await ask('diamondLog', player, { ...page, kind, ...more })).data;
    const kindsOf = async (kind: DiamondRow['kind'] | null) =>
      (await of(kind)).list.map((row: DiamondRow) => row.kind);
    const all: string[] = await kindsOf(null);
    for (const kind of DIAMOND_KINDS)
      expect(await kindsOf(kind)).toEqual(all.filter((name) => name === kind));
    expect(await kindsOf('coin')).toHaveLength(3);
    expect(await kindsOf('jackpot')).toEqual([]);
    const first = await of('coin', { pageSize: 2 });
    const rest = await of('coin', { pageSize: 2, cursor: first.nextCursor });
    expect([first.list.length, rest.list.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect((await ask('diamondLog', player, { ...page, kind: 'gold' })).code).not.toBe(0);
  });

  it('[C86] ticker names buyers by their first and last letter', async () => {
    const player = await newPlayer();
    await give(player, { diamonds: 5 });
    clock.advance(1_000);
    await send('diamondExchangeGoods', player, { goodsId: 1 });
    const [row] = await sql<{ account: string }[]>`select account from players where id = ${player.id}`;
    const { list } = (await ask('appDiamondBonusTickersData', player)).data;
    const [latest]: DiamondTicker[] = list;
    expect(latest).toEqual({
      // Who has no nickname is known by the account.
      nickname: maskName(row?.account ?? ''),
      reward: { propId: 1001, count: 10 },
      at: clock.now(),
    });
    expect(latest?.nickname).toMatch(/^.\*{3}.$/);
    expect(list.length).toBeLessThanOrEqual(20);
  });

  it('[D08] red dot of the mall is raised by points that make up a diamond, and cleared by their exchange and by a break', async () => {
    const player = await newPlayer();
    await give(player, { points: 999 });
    expect(await dotOf(player)).toBe(false);
    await give(player, { points: 1 });
    expect(await dotOf(player)).toBe(true);
    await sql`insert into player_protection (player_id, break_until) values (${player.id}, ${clock.now() + DAY})`;
    expect(await dotOf(player)).toBe(false);
    expect((await shopOf(player)).canExchange).toBe(false);
    expect((await send('pointsExchangeDiamonds', player, { count: 1 })).code).toBe(ERROR_CODES.onBreak);
    await sql`delete from player_protection where player_id = ${player.id}`;
    await send('pointsExchangeDiamonds', player, { count: 1 });
    expect(await dotOf(player)).toBe(false);
  });

  it.each([
    ['a reward that nobody can pay', { propId: 40_001 }],
    ['a share of more than twice the deposit', { propId: 1001, count: 201 }],
    ['no price', { price: 0 }],
    ['a negative stock', { stock: -1 }],
    ['the id of other goods', { id: 2 }],
  ])('[C78] configuration refuses goods with %s', (_what, changes) => {
    const { schema } = mallGoodsConfig;
    expect(schema.safeParse(GOODS).success).toBe(true);
    expect(schema.safeParse([{ ...GOODS[0], ...changes }, ...GOODS.slice(1)]).success).toBe(false);
  });
});
