import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activityGetStatusList } from '../../../contract/config/refresh-calls.ts';
import {
  diamondExchangeCoin,
  diamondShopData,
  MAX_EXCHANGE,
  pointsExchangeDiamonds,
} from '../../../contract/mall/mall-calls.ts';
import { cents } from '../../../contract/money.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { expectLoading, tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerMall, answerShop, MEMBER, noteFlights, someShop } from './mall-answers.ts';

const open = () => openPage('/points', MEMBER);
const POINTS = 'Points to diamonds';
const COIN = 'Diamonds to money';
const form = async (name: string) => within(await screen.findByRole('form', { name }));

describe('exchange of points and diamonds', () => {
  it('[R52] page tells points and diamonds with their worth, and what they become', async () => {
    answerMall();
    await open();
    expect(await screen.findByRole('heading', { name: 'Points and diamonds' })).toBeTruthy();
    const figures = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
    expect(figures).toEqual(['2,500worth ₱2.50', '7worth ₱7.00']);
    expect(await screen.findByText('1,000 points = 1 diamond (worth ₱1.00)')).toBeTruthy();
    expect(screen.getByText('1 diamond = ₱1.00 in your balance, with no wagering')).toBeTruthy();
  });

  it('[R52] points are exchanged for what is typed, told before, and the red dot is fetched again', async () => {
    answerMall();
    server().answer(activityGetStatusList, { ...redDotStore.getInitialState(), diamondMallRedDot: true });
    server().answer(pointsExchangeDiamonds, () => {
      answerShop({ points: 500, diamonds: 9 });
      server().answer(activityGetStatusList, redDotStore.getInitialState());
      return { points: 500, diamonds: 9 };
    });
    const flights = noteFlights();
    const { user } = await open();
    const points = await form(POINTS);
    await user.type(points.getByRole('textbox', { name: 'Diamonds' }), '2');
    expect(points.getByRole('status').textContent).toBe(
      'You give 2,000 points and get 2 diamonds (worth ₱2.00).',
    );
    await user.dblClick(points.getByRole('button', { name: 'Exchange points' }));
    expect(await screen.findByText('2 diamonds added')).toBeTruthy();
    expect(server().asked(pointsExchangeDiamonds)).toMatchObject([
      { count: 2, requestId: expect.any(String) },
    ]);
    expect(flights).toEqual([{ to: 'member', money: 0 }]);
    expect(await screen.findByText('500')).toBeTruthy();
    expect(
      screen.getByText('One diamond needs 1,000 points. Earn points from tasks and levels.'),
    ).toBeTruthy();
    await waitFor(() => expect(redDotStore.getState().diamondMallRedDot).toBe(false));
  });

  it('[C79] diamonds become money in the balance at once, and fly there once', async () => {
    answerMall();
    server().answer(diamondExchangeCoin, () => {
      answerShop({ diamonds: 0 });
      return { diamonds: 0, coin: cents(60_700) };
    });
    const flights = noteFlights();
    const { user } = await open();
    const coin = await form(COIN);
    await user.click(coin.getByRole('button', { name: 'Use all: 7 diamonds' }));
    expect(coin.getByRole('status').textContent).toBe('You give 7 diamonds and get ₱7.00.');
    await user.click(coin.getByRole('button', { name: 'Exchange diamonds' }));
    expect(await screen.findByText('₱7.00 added to your balance')).toBeTruthy();
    expect(profileStore.getState().user?.coin).toBe(60_700);
    expect(flights).toEqual([{ to: 'balance', money: 700 }]);
    expect(await screen.findByText('You have no diamonds yet.')).toBeTruthy();
  });

  it.each([
    ['', 'Enter a whole number, such as 3.'],
    ['two', 'Enter a whole number, such as 3.'],
    ['1.5', 'Enter a whole number, such as 3.'],
    ['0', 'Enter 1 or more.'],
    ['-3', 'Enter a number above 0.'],
    ['8', 'You have 7 diamonds. Enter that or less.'],
    ['99999999999999999', 'Exchange up to 100,000 diamonds at a time.'],
  ])('[C79] count “%s” is refused at the field and not sent', async (typed, message) => {
    answerMall();
    const { user } = await open();
    const coin = await form(COIN);
    const field = coin.getByRole('textbox', { name: 'Diamonds' });
    if (typed) await user.type(field, typed);
    await user.click(coin.getByRole('button', { name: 'Exchange diamonds' }));
    expect(await coin.findByText(message)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(server().asked(diamondExchangeCoin)).toEqual([]);
  });

  it('[C79] more than one exchange may take is offered up to its bound alone', async () => {
    answerMall({ diamonds: MAX_EXCHANGE + 5 });
    const { user } = await open();
    const coin = await form(COIN);
    await user.click(coin.getByRole('button', { name: 'Use all: 100,000 diamonds' }));
    const field = coin.getByRole<HTMLInputElement>('textbox', { name: 'Diamonds' });
    expect(field.value).toBe('100,000');
    await user.clear(field);
    await user.type(field, '100001');
    await user.click(coin.getByRole('button', { name: 'Exchange diamonds' }));
    expect(await coin.findByText('Exchange up to 100,000 diamonds at a time.')).toBeTruthy();
  });

  it('[C79] exchange that the server refuses says why, and the one whose answer was lost is sent again as the same', async () => {
    answerMall();
    server().reject(diamondExchangeCoin, 'onBreak');
    const { user } = await open();
    const coin = await form(COIN);
    await user.type(coin.getByRole('textbox', { name: 'Diamonds' }), '3');
    const send = () => user.click(coin.getByRole('button', { name: 'Exchange diamonds' }));
    await send();
    expect((await coin.findByRole('alert')).textContent).toContain('You’re on a break.');
    server().cut(diamondExchangeCoin);
    await send();
    await waitFor(() => expect(coin.getByRole('alert').textContent).toContain('offline'));
    const ids = () =>
      server()
        .asked(diamondExchangeCoin)
        .map(({ requestId }) => requestId);
    await waitFor(() => expect(ids()).toHaveLength(4));
    server().answer(diamondExchangeCoin, { diamonds: 4, coin: cents(60_300) });
    await send();
    expect(await screen.findByText('₱3.00 added to your balance')).toBeTruthy();
    const [refused, ...lost] = ids();
    expect(new Set(lost).size).toBe(1);
    expect(lost).not.toContain(refused);
  });

  it('[C79] too few diamonds by then stand at the field', async () => {
    answerMall();
    server().reject(diamondExchangeCoin, 'diamondsMissing');
    const { user } = await open();
    const coin = await form(COIN);
    await user.type(coin.getByRole('textbox', { name: 'Diamonds' }), '3');
    await user.click(coin.getByRole('button', { name: 'Exchange diamonds' }));
    expect(await coin.findByText('You don’t have enough diamonds for that. Nothing was taken.')).toBeTruthy();
    expect(coin.getByRole('textbox', { name: 'Diamonds' })).toBe(document.activeElement);
  });

  it('[R52] player to whom nothing may be offered reads so and finds no form', async () => {
    answerMall({ canExchange: false });
    await open();
    expect(await screen.findByText(/You can’t exchange anything right now/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('[R52] units without a price are told, not exchanged', async () => {
    answerMall({ coinPerDiamond: null, pointsPerDiamond: null });
    await open();
    expect(await screen.findByText(/have no exchange value right now/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('[R52] page shows a loading state until balances and rates are there', async () => {
    answerMall();
    const release = server().hold(diamondShopData, someShop());
    await open();
    await expectLoading();
    release();
    expect(await screen.findByText(POINTS)).toBeTruthy();
  });

  it('[R52] page that did not load is asked for again by a press', async () => {
    answerMall();
    server().reject(diamondShopData, 'internal');
    const { user } = await open();
    await tryAgain(user, 'internal', answerShop);
    expect(await screen.findByText(POINTS)).toBeTruthy();
  });

  it('[R52] page without a network says so, and opens by a press once it is back', async () => {
    answerMall();
    server().cut(diamondShopData);
    const { user } = await open();
    await tryAgain(user, 'offline', answerShop);
    expect(await screen.findByText(POINTS)).toBeTruthy();
  });
});
