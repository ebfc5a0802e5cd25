import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buyLotteryTickets,
  getLottery,
  getLotteryDraws,
  getLotteryOrders,
} from '../../../contract/lottery/lottery-calls.ts';
import { cents } from '../../../contract/money.ts';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { LOTTERY_CHAIN_MATHS } from '../../../maths/lottery.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import { lotteryStageStore, watchDraw } from '../../../src/features/lottery/stage-store.ts';
import { findLotterySeed, saveLotterySeed } from '../../../src/session/player/lottery-seeds.ts';
import { endSession } from '../../../src/session/sign-in/sign-out.ts';
import { startActivities } from '../support/activities.ts';
import { expectLoading, failCall, tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { answerLottery, someDraw, someOrder, someRound } from './lottery-answers.ts';

const MEMBER = { player: { id: 7 } };

beforeEach(() => {
  startActivities('lottery', 'weekendLottery');
  server().cut(getSelfLimited);
});

describe('lottery page', () => {
  it('[R08, V11] guest is sent to sign-in, and nobody enters while neither lottery runs', async () => {
    await openPage('/activity/lottery');
    expect(location.pathname).toBe('/auth/login');
    startActivities();
    await openPage('/activity/lottery', MEMBER);
    expect(await screen.findByRole('heading', { name: /not found/i })).toBeTruthy();
    expect(server().asked(getLottery)).toEqual([]);
  });

  it('[R08, D06] page opens while only the weekend lottery runs, and shows that one', async () => {
    startActivities('weekendLottery');
    answerLottery({ daily: { isOpen: false, round: null } });
    const { user } = await openPage('/activity/lottery', MEMBER);
    const weekend = await screen.findByRole('tab', { name: 'Weekend' });
    expect(weekend.getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('tab', { name: 'Daily' }));
    expect(await screen.findByText(/This lottery isn’t running, or you’re on a break/)).toBeTruthy();
    expect(location.search).toBe('?product=daily');
  });

  it('[R08] last number, its time and what it brought the player stand in words', async () => {
    answerLottery({ orders: [someOrder()] });
    await openPage('/activity/lottery', MEMBER);
    const draw = await screen.findByRole('region', { name: 'Draw' });
    expect(await within(draw).findByText('Number drawn: 0427')).toBeTruthy();
    expect(await within(draw).findByText('Your tickets won ₱30.00.')).toBeTruthy();
  });

  it('[R08] return at or below the stake is told as returned, and a loss as a loss', async () => {
    answerLottery({ orders: [someOrder({ stake: cents(3_000) })] });
    await openPage('/activity/lottery', MEMBER);
    expect(await screen.findByText('Your tickets returned ₱30.00.')).toBeTruthy();
    answerLottery({ orders: [someOrder({ state: 'lost', prize: cents(0) })] });
    await openPage('/activity/lottery', MEMBER);
    expect(await screen.findByText('Your 2 tickets didn’t win.')).toBeTruthy();
  });

  it('[R08] draw that came late says so', async () => {
    const last = someDraw();
    answerLottery({ daily: { last: { ...last, drawnAt: last.drawAt + 3_600_000 } } });
    await openPage('/activity/lottery', MEMBER);
    expect(await screen.findByText(/Drawn late, on/)).toBeTruthy();
  });

  it('[R08] page says that it loads', async () => {
    server().hold(getLottery, { offers: [], coin: cents(0), lottery: 0 });
    await openPage('/activity/lottery', MEMBER);
    await expectLoading();
  });

  it('[R08] page that failed is tried again', async () => {
    failCall(getLottery, 'internal');
    const { user } = await openPage('/activity/lottery', MEMBER);
    await tryAgain(user, 'internal', () => answerLottery());
    expect(await screen.findByRole('link', { name: 'Choose tickets' })).toBeTruthy();
  });

  it('[T03] sign-out forgets the draw that was watched', async () => {
    watchDraw(someDraw(), cents(3_000));
    endSession(null);
    expect(lotteryStageStore.getState()).toEqual({ digits: 0, rest: null, show: null });
  });
});

describe('tickets of a lottery', () => {
  it('[R11] product tells price, times, prizes, odds, return and the commitment', async () => {
    answerLottery();
    await openPage('/activity/lottery/product?product=daily', MEMBER);
    const prizes = await screen.findByRole('region', { name: 'Prizes and odds' });
    const rows = within(prizes).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'All 41 in 10,000₱25,000',
      'Last 31 in 1,111.1₱2,000',
      'Last 11 in 10.1₱30',
    ]);
    expect(prizes.textContent).toContain('returns 72.7% of its price');
    const { textContent } = await screen.findByRole('region', { name: 'Fingerprint of this draw' });
    expect(textContent).toContain('ab'.repeat(32));
    expect(textContent).toContain('link 5 of the lottery’s hash chain 1');
    expect(textContent).toContain('98'.repeat(32));
  });

  it('[R09] lottery whose server lacks its key says that it is in maintenance, and sells nothing', async () => {
    answerLottery({ daily: { isInMaintenance: true } });
    await openPage('/activity/lottery/product?product=daily', MEMBER);
    expect(await screen.findByText('Lottery under maintenance')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it('[R09] lottery in maintenance without a round promises none, and leads to no tickets', async () => {
    answerLottery({ daily: { isInMaintenance: true, round: null } });
    await openPage('/activity/lottery', MEMBER);
    expect(await screen.findByText(/^No tickets can be bought right now/)).toBeTruthy();
    expect(screen.queryByText('Next draw opens soon')).toBeNull();
  });

  it('[R11] tickets are chosen, bought once, and the balance and their numbers follow', async () => {
    answerLottery();
    const { user } = await openPage('/activity/lottery/product?product=daily', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    server().answer(buyLotteryTickets, {
      order: someOrder({ number: 8, first: 12, state: 'open', result: null, prize: cents(0) }),
      coin: cents(48_000),
      lottery: 0,
      sold: 14,
      bought: 2,
      receipt: { position: 12, hashMix: 'cd'.repeat(32) },
    });
    answerLottery({ coin: 48_000, daily: { round: someRound({ sold: 14, bought: 2 }) } });
    await user.click(screen.getByRole('button', { name: 'Buy 2 tickets for ₱20.00' }));
    expect(await screen.findByText('Your 2 ticket numbers are 0012 to 0013.')).toBeTruthy();
    expect(server().asked(buyLotteryTickets)).toMatchObject([
      { product: 'daily', number: 8, count: 2, payWith: 'coin', commit: 'ab'.repeat(32) },
    ]);
    const [sent] = server().asked(buyLotteryTickets);
    const kept = findLotterySeed({ product: 'daily', number: 8 });
    expect(sent?.clientSeed).toBe(seedHashOf(kept?.seed ?? ''));
    expect(kept).toMatchObject({ receipts: [{ position: 12, hashMix: 'cd'.repeat(32) }], isDone: false });
    expect(await screen.findByText('You have 2 of up to 20 tickets in this draw.')).toBeTruthy();
  });

  it('[R11] all tickets of a draw carry one hash: this device’s, or that of the device that bought first', async () => {
    server().reject(buyLotteryTickets, 'lotteryLimit');
    const hashes = [];
    for (const hash of [null, null, 'ee'.repeat(32)]) {
      answerLottery({
        daily: { round: someRound({ ownSeed: hash === null ? null : { hash, isRevealed: false } }) },
      });
      const { user } = await openPage('/activity/lottery/product?product=daily', MEMBER);
      await user.click(await screen.findByRole('button', { name: /^Buy 1 ticket/ }));
      await screen.findByRole('alert');
      hashes.push(server().asked(buyLotteryTickets).at(-1)?.clientSeed);
    }
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).toBe('ee'.repeat(32));
  });

  it('[R11] round of the rule before takes the id of the request as the seed', async () => {
    answerLottery({ daily: { round: someRound({ maths: LOTTERY_CHAIN_MATHS }) } });
    server().reject(buyLotteryTickets, 'lotteryLimit');
    const { user } = await openPage('/activity/lottery/product?product=daily', MEMBER);
    await user.click(await screen.findByRole('button', { name: /^Buy 1 ticket/ }));
    await screen.findByRole('alert');
    const [sent] = server().asked(buyLotteryTickets);
    expect(sent?.clientSeed).toBe(sent?.requestId);
  });

  it.each([
    ['is kept here', { isKept: true, isRevealed: false }, 'A secret number of yours is kept on this device.'],
    [
      'is kept elsewhere',
      { isKept: false, isRevealed: false },
      'Your secret number for this draw isn’t on this',
    ],
    [
      'was revealed',
      { isKept: true, isRevealed: true },
      'Your secret number is revealed and part of this draw.',
    ],
  ])('[R11] buyer whose seed %s is told so', async (state, { isKept, isRevealed }, text) => {
    const seed = `seed that ${state}`;
    const ownSeed = { hash: seedHashOf(seed), isRevealed };
    answerLottery({ daily: { round: someRound({ bought: 1, ownSeed }) } });
    await openPage('/', MEMBER);
    const { number, closesAt, drawAt } = someRound();
    if (isKept)
      saveLotterySeed({
        ...{ product: 'daily', number, seed, closesAt, drawAt },
        ...{ receipts: [], hashMix: null, isDone: false },
      });
    await openPage('/activity/lottery', MEMBER);
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  });

  it('[R11] free tickets pay where the player has some', async () => {
    answerLottery({ lottery: 3 });
    const { user } = await openPage('/activity/lottery/product?product=daily', MEMBER);
    await user.click(await screen.findByRole('radio', { name: 'Free tickets: 3' }));
    expect(screen.getByRole('button', { name: 'Buy 1 ticket for 1 free ticket' })).toBeTruthy();
  });

  it.each([
    ['closed', { closesAt: 1 }, 'Sales for this draw have closed.'],
    ['sold out', { sold: 10_000 }, 'This draw is sold out.'],
    ['at the player’s bound', { bought: 20 }, 'You’ve reached the ticket limit for this draw'],
  ])('[R11] round that is %s sells nothing and says why', async (_state, parts, text) => {
    answerLottery({ daily: { round: someRound(parts) } });
    await openPage('/activity/lottery/product?product=daily', MEMBER);
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it('[R11] refusal is told where the button is, and nothing else changes', async () => {
    answerLottery();
    server().reject(buyLotteryTickets, 'lotteryClosed');
    const { user } = await openPage('/activity/lottery/product?product=daily', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Buy 1 ticket for ₱10.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You have no ticket and nothing was taken',
    );
  });

  it('[R11] balance below one ticket is told before anything is pressed', async () => {
    answerLottery({ coin: 999 });
    await openPage('/activity/lottery/product?product=daily', MEMBER);
    expect(await screen.findByText('Your balance doesn’t cover one ticket.')).toBeTruthy();
  });
});

describe('lists of the lottery', () => {
  it('[R10, R12] orders tell number, price and result; the record lists those that won', async () => {
    const open = someOrder({
      orderId: '018f0000-0000-7000-8000-000000000002',
      number: 8,
      state: 'open',
      result: null,
      prize: cents(0),
    });
    answerLottery({ orders: [open, someOrder()] });
    await openPage('/activity/lottery/order', MEMBER);
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('No. 0006 to 0007 · Paid ₱20.00');
    expect(rows[1]?.textContent).toContain('Number drawn: 0427');
    expect(rows[1]?.textContent).toContain('0007+₱30.00');
    await openPage('/activity/lottery/record', MEMBER);
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    expect(server().asked(getLotteryOrders).at(-1)).toMatchObject({ isWonOnly: true });
  });

  it('[R10, R12] empty lists say what will stand there', async () => {
    answerLottery();
    await openPage('/activity/lottery/order', MEMBER);
    expect(await screen.findByRole('heading', { name: 'No tickets yet' })).toBeTruthy();
    await openPage('/activity/lottery/record', MEMBER);
    expect(await screen.findByRole('heading', { name: 'No wins yet' })).toBeTruthy();
  });

  it('[R09] past draws tell number, sales and winners, and lead to their check', async () => {
    server().answer(getLotteryDraws, ({ product }) => ({
      list: product === 'daily' ? [someDraw()] : [],
      nextBefore: null,
    }));
    const { user } = await openPage('/activity/lottery/history', MEMBER);
    const [row] = await screen.findAllByRole('listitem');
    expect(row?.textContent).toContain('40 tickets sold, 4 tickets won');
    const link = screen.getByRole('link', { name: 'Check this draw' });
    expect(link.getAttribute('href')).toContain('/fair?lottery=daily&number=7&commit=abab');
    await user.click(screen.getByRole('tab', { name: 'Weekend' }));
    expect(await screen.findByRole('heading', { name: 'No draws yet' })).toBeTruthy();
    await waitFor(() => expect(location.search).toBe('?product=weekend'));
  });

  it('[R13] rules tell how it is played, odds of both lotteries, and how a number is decided', async () => {
    answerLottery();
    await openPage('/activity/lottery/rule', MEMBER);
    const play = await screen.findByRole('region', { name: 'How to play' });
    expect(play.textContent).toContain('Tickets sell until 60 minutes before the draw.');
    expect(screen.getByRole('region', { name: 'Weekend lottery' }).textContent).toContain('1 in 10,000');
    expect(screen.getByRole('region', { name: 'How the number is decided' }).textContent).toContain(
      'nobody who buys last can choose the result',
    );
  });
});
