import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CallData } from '../../../contract/call.ts';
import {
  appDiamondBonusTickersData,
  diamondExchangeGoods,
  diamondGoodsExchangeOrderLog,
  diamondLog,
} from '../../../contract/mall/mall-calls.ts';
import { cents } from '../../../contract/money.ts';
import { changePreferences } from '../../../src/session/config/preferences-store.ts';
import { pauseStore } from '../../../src/session/pages/pause-store.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerMall, answerShop, COUPON, MEMBER, noteFlights } from './mall-answers.ts';

const openTab = (tab: string) => openPage(`/points?tab=${tab}`, MEMBER);
const BUY = 'Buy Deposit coupon, 10% for 5 diamonds';

describe('goods of the mall', () => {
  it('[C80] goods tell price, worth, stock and what is left for the player', async () => {
    answerMall({
      goods: [COUPON, { ...COUPON, goodsId: 2, name: 'Endless', stock: null, leftForPlayer: null }],
    });
    await openTab('goods');
    const [coupon, endless] = await screen.findAllByRole('listitem');
    expect(coupon?.textContent).toContain('5 diamonds (worth ₱5.00)12 leftYou can buy 2 more');
    expect(endless?.textContent).toContain('Always in stock');
  });

  it.each([
    ['sold out', { stock: 0 }, {}, 'Sold out'],
    ['had often enough', { leftForPlayer: 0 }, {}, 'You’ve reached the limit per player'],
    ['too dear', {}, { diamonds: 3 }, 'Get diamonds'],
  ])('[C80] goods that are %s say so and can’t be bought', async (_case, goods, shop, text) => {
    answerMall({ goods: [{ ...COUPON, ...goods }], ...shop });
    await openTab('goods');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it('[C80] goods are bought once after a second press, and diamonds and stock follow', async () => {
    answerMall();
    server().answer(diamondExchangeGoods, () => {
      answerShop({ diamonds: 2, goods: [{ ...COUPON, stock: 11, leftForPlayer: 1 }] });
      return { orderId: 'o1', reward: COUPON.reward, diamonds: 2, coin: cents(60_000) };
    });
    const flights = noteFlights();
    const { user } = await openTab('goods');
    await user.click(await screen.findByRole('button', { name: BUY }));
    const ask = screen.getByRole('group', { name: 'Buy for 5 diamonds (worth ₱5.00)? You can’t undo this.' });
    expect(server().asked(diamondExchangeGoods)).toEqual([]);
    const yes = within(ask).getByRole('button', { name: 'Buy now' });
    expect(yes).toBe(document.activeElement);
    await user.dblClick(yes);
    expect(await screen.findByText('Deposit coupon, 10% is yours')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Get diamonds for Deposit coupon, 10%' })).toBeTruthy();
    expect(server().asked(diamondExchangeGoods)).toMatchObject([{ goodsId: 1 }]);
    expect(flights).toEqual([{ to: 'member', money: 0 }]);
  });

  it('[C80] purchase that is thought better of sends nothing', async () => {
    answerMall();
    const { user } = await openTab('goods');
    await user.click(await screen.findByRole('button', { name: BUY }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: BUY })).toBeTruthy();
    expect(server().asked(diamondExchangeGoods)).toEqual([]);
  });

  it('[C80] goods that were sold out meanwhile are shown so, with what happened', async () => {
    answerMall();
    server().reject(diamondExchangeGoods, 'goodsSoldOut');
    const { user } = await openTab('goods');
    await user.click(await screen.findByRole('button', { name: BUY }));
    await user.click(screen.getByRole('button', { name: 'Buy now' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This item is sold out. Nothing was taken.');
  });

  it('[C80] mall without goods says so', async () => {
    answerMall({ goods: [] });
    await openTab('goods');
    expect(await screen.findByText('No goods right now')).toBeTruthy();
  });
});

describe('record of the mall', () => {
  it('[C81, C85] diamonds are told by why they moved, orders by what was bought, and earlier ones follow', async () => {
    answerMall();
    const at = 1_790_000_000_000;
    server().answer(
      diamondLog,
      ({ cursor }): CallData<typeof diamondLog> =>
        cursor === null
          ? {
              list: [
                { id: '1', kind: 'points', amount: 20, at },
                { id: '2', kind: 'scratchCard', amount: -2, at },
              ],
              nextCursor: '0192f0c0-0000-7000-8000-000000000002',
            }
          : { list: [{ id: '3', kind: 'jackpot', amount: 5, at }], nextCursor: null },
    );
    const order = { orderId: 'o1', goodsId: 1, reward: COUPON.reward, price: 5, at };
    const gone = { ...order, orderId: 'o2', goodsId: 99, reward: { propId: 2002, count: 30 } };
    server().answer(diamondGoodsExchangeOrderLog, { list: [order, gone], nextCursor: null });
    const { user } = await openTab('record');
    const diamonds = within(await screen.findByRole('region', { name: 'Diamond history' }));
    const texts = () => diamonds.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(texts()).toHaveLength(2));
    expect(texts()[0]).toMatch(/^From points.*\+20$/);
    expect(texts()[1]).toMatch(/^Scratch card.*-2$/);
    await user.click(diamonds.getByRole('button', { name: 'Show earlier' }));
    await waitFor(() => expect(texts()[2]).toMatch(/^Lucky Jackpot.*\+5$/));
    const orders = within(screen.getByRole('region', { name: 'Your orders' }));
    const [kept, lost] = orders.getAllByRole('listitem');
    expect(kept?.textContent).toMatch(/^Deposit coupon, 10%.*5 diamonds$/);
    expect(lost?.textContent).toMatch(/^30 points \(worth ₱0.03\).*5 diamonds$/);
  });

  it('[C81, C85] lists that are empty say so, and one that failed is asked for again alone', async () => {
    answerMall();
    server().reject(diamondLog, 'internal');
    const { user } = await openTab('record');
    expect(await screen.findByText('No orders yet.')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load this section');
    server().answer(diamondLog, { list: [], nextCursor: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No diamonds in or out yet.')).toBeTruthy();
  });
});

describe('kind of the diamonds that are told', () => {
  const at = 1_790_000_000_000;
  const ALL: CallData<typeof diamondLog>['list'] = [
    { id: '1', kind: 'points', amount: 20, at },
    { id: '2', kind: 'scratchCard', amount: -2, at },
  ];
  const answerLog = () => {
    answerMall();
    server().answer(
      diamondLog,
      ({ kind }): CallData<typeof diamondLog> => ({
        list: ALL.filter((row) => kind === null || row.kind === kind),
        nextCursor: null,
      }),
    );
  };
  const rows = () =>
    within(screen.getByRole('region', { name: 'Diamond history' })).queryAllByRole('listitem').length;

  it('[C85] chosen kind is listed alone, stands in the address, and one without entries says so', async () => {
    answerLog();
    const { user } = await openTab('record');
    await waitFor(() => expect(rows()).toBe(2));
    const filter = screen.getByLabelText('Type');
    await user.selectOptions(filter, 'Scratch card');
    await waitFor(() => expect(rows()).toBe(1));
    expect(location.search).toBe('?tab=record&kind=scratchCard');
    await user.selectOptions(filter, 'Lucky Jackpot');
    expect(await screen.findByText('No entries of this type.')).toBeTruthy();
    await user.selectOptions(filter, 'All types');
    await waitFor(() => expect(rows()).toBe(2));
    expect(location.search).toBe('?tab=record');
  });

  it('[C85] kind in the address is listed from the start, and one that there is not lists all', async () => {
    answerLog();
    await openPage('/points?tab=record&kind=points', MEMBER);
    await waitFor(() => expect(rows()).toBe(1));
    expect(server().asked(diamondLog)).toMatchObject([{ kind: 'points' }]);
    await openPage('/points?tab=record&kind=gold', MEMBER);
    await waitFor(() => expect(rows()).toBe(2));
  });
});

describe('ticker of the mall', () => {
  const at = 1_790_000_000_000;
  const LINES = [
    { nickname: 'an***a', reward: { propId: 1001, count: 10 }, at },
    { nickname: 'bo***b', reward: { propId: 2001, count: 500 }, at },
  ];
  const line = () => within(screen.getByRole('region', { name: 'Latest claims' })).getByRole('paragraph');

  it('[C86, T12] line after line is shown every two seconds, and none once the player has paused them', async () => {
    answerMall();
    server().answer(appDiamondBonusTickersData, { list: LINES });
    const { user } = await openPage('/points', MEMBER);
    await screen.findByText('an***a: 10% coupon');
    await waitFor(() => expect(line().textContent).toBe('bo***b: ₱5.00'), { timeout: 4_000 });
    await user.click(screen.getByRole('button', { name: 'Pause animation' }));
    expect(pauseStore.getState().isPaused).toBe(true);
    vi.useFakeTimers();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    vi.useRealTimers();
    expect(line().textContent).toBe('bo***b: ₱5.00');
  });

  it('[C86, K05] with reduced motion the lines stand there together and nothing has to be paused', async () => {
    changePreferences({ isMotionReduced: true });
    answerMall();
    server().answer(appDiamondBonusTickersData, { list: LINES });
    await openPage('/points', MEMBER);
    await screen.findByText('an***a: 10% coupon');
    expect(screen.getByText('bo***b: ₱5.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause animation' })).toBeNull();
    changePreferences({ isMotionReduced: false });
  });
});
