import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refreshData } from '../../../contract/config/refresh-calls.ts';
import { diamondShopData } from '../../../contract/mall/mall-calls.ts';
import {
  diamondExchangeScratchcard,
  type OpenedCard,
  scratchCardLottery,
  searchScratchCardAwardLog,
} from '../../../contract/mall/scratch-calls.ts';
import { cents, formatCents } from '../../../contract/money.ts';
import { openCard } from '../../../src/features/mall/scratch-flows.ts';
import { scratchStore } from '../../../src/features/mall/scratch-store.ts';
import { renewAnswers } from '../../../src/session/calls/query-client.ts';
import { applyBalance, profileStore } from '../../../src/session/player/profile-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import {
  answerMall,
  answerOpened,
  answerScratch,
  CARD_ID,
  MEMBER,
  noteFlights,
  openedCard,
  WAITING,
} from './mall-answers.ts';

const openCards = () => openPage('/points?tab=card', MEMBER);
const money = (amount: number) => formatCents(cents(amount), { locale: 'en', sign: '₱' });
const fieldTexts = () =>
  within(screen.getByRole('list', { name: 'Fields of the card' }))
    .getAllByRole('listitem')
    .map((field) => field.querySelector('.hidden-text')?.textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A bought card waits, and opens as this one. */
function answerCard(card: OpenedCard, coin = 60_000): void {
  answerMall();
  answerScratch({ card: WAITING });
  server().answer(scratchCardLottery, () => {
    answerScratch();
    answerOpened([card]);
    return { card, coin: cents(coin) };
  });
}

describe('scratch cards', () => {
  it('[C77] card tells its price, each prize with its chance, and the average return before it is bought', async () => {
    answerMall();
    await openCards();
    expect(await screen.findByText('2 diamonds (worth ₱2.00)')).toBeTruthy();
    expect(screen.getByText('A card pays back 90% of its price on average.')).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: 'Prizes and odds' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '₱500.001 in 5,0000.02%',
      '₱100.001 in 1,0000.1%',
      '₱20.001 in 66.71.5%',
      '₱5.001 in 12.58%',
      '₱2.001 in 425%',
      '₱1.001 in 2.540%',
      'No prize1 in 3.925.38%',
    ]);
    expect(screen.getByText('c'.repeat(64))).toBeTruthy();
  });

  it('[C82] card is bought once for the hash that was shown, with a seed of the browser, and lies covered', async () => {
    answerMall();
    server().answer(diamondExchangeScratchcard, () => {
      answerScratch({ card: WAITING, diamonds: 5 });
      server().answer(diamondShopData, { ...shopAfter, diamonds: 5 });
      return { card: WAITING, diamonds: 5 };
    });
    const { user } = await openCards();
    await user.dblClick(await button('Buy a card for 2 diamonds'));
    expect(await screen.findByRole('region', { name: 'Your scratch card' })).toBeTruthy();
    expect(server().asked(diamondExchangeScratchcard)).toMatchObject([
      { commit: 'c'.repeat(64), clientSeed: expect.any(String) },
    ]);
    expect(fieldTexts()).toEqual(Array.from({ length: 9 }, (_, at) => `Field ${at + 1}: covered`));
    expect(server().asked(scratchCardLottery)).toEqual([]);
  });

  it.each([
    ['on a break', { canBuy: false }, /You can’t buy cards right now/],
    ['with too few diamonds', { diamonds: 1 }, 'You have 1 diamond. A card costs 2 diamonds.'],
  ])('[C82] player %s reads why no card can be bought', async (_case, changes, text) => {
    answerMall();
    answerScratch(changes);
    await openCards();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy a card/ })).toBeNull();
  });

  it('[C82] card that the server does not sell says why', async () => {
    answerMall();
    server().reject(diamondExchangeScratchcard, 'scratchPromiseStale');
    const { user } = await openCards();
    await user.click(await button(/^Buy a card/));
    expect((await screen.findByRole('alert')).textContent).toMatch(/this one wasn’t bought/);
  });

  it('[C83] prize above the price is told in words, on its fields and in the balance', async () => {
    const card = openedCard((prize) => prize > 200);
    answerCard(card, 60_000 + card.prize);
    const flights = noteFlights();
    const { user } = await openCards();
    await user.click(await button('Reveal'));
    expect(await screen.findByText(`You won ${money(card.prize)}`)).toBeTruthy();
    expect(screen.getByText('It’s in your balance.').closest('[role="status"]')).toBeTruthy();
    const winning = fieldTexts().filter((text) => text?.endsWith('part of the prize'));
    expect(winning).toHaveLength(3);
    expect(fieldTexts()[0]).toContain(money(card.fields[0] ?? 0));
    expect(profileStore.getState().user?.coin).toBe(60_000 + card.prize);
    expect(flights).toEqual([{ to: 'balance', money: card.prize }]);
    expect(server().asked(scratchCardLottery)).toMatchObject([{ cardId: CARD_ID }]);
  });

  it('[C83] prize of no more than the price comes back without a fanfare', async () => {
    const card = openedCard((prize) => prize === 200);
    answerCard(card);
    const flights = noteFlights();
    const { user } = await openCards();
    await user.click(await button('Reveal'));
    expect(await screen.findByText('Returned: ₱2.00')).toBeTruthy();
    expect(flights).toEqual([]);
    expect(screen.queryByText(/You won/)).toBeNull();
  });

  it('[C83] card without a prize says so plainly and offers only to put it away', async () => {
    const card = openedCard((prize) => prize === 0);
    answerCard(card);
    const { user } = await openCards();
    await user.click(await button('Reveal'));
    expect(await screen.findByText('No prize this time.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Buy|again/i })).toBeNull();
    await user.click(await button('Close card'));
    expect(await button('Buy a card for 2 diamonds')).toBeTruthy();
  });

  it('[C83] scratched card keeps its fields and the balance covered until it is revealed', async () => {
    const card = openedCard((prize) => prize > 200);
    answerCard(card, 61_000);
    const { user } = await openCards();
    await button('Reveal');
    await act(openCard);
    expect(scratchStore.getState().table).toMatchObject({ phase: 'scratching', opened: card });
    expect(new Set(fieldTexts().map((text) => text?.split(': ')[1]))).toEqual(new Set(['covered']));
    expect(profileStore.getState().user?.coin).toBe(60_000);
    await user.click(await button('Reveal'));
    expect(await screen.findByText(`You won ${money(card.prize)}`)).toBeTruthy();
    expect(server().asked(scratchCardLottery)).toHaveLength(1);
  });

  it('[C83] refresh of the balances tells no prize of a card that is covered, nor does the list of opened cards', async () => {
    const card = openedCard((prize) => prize > 200);
    answerCard(card, 61_000);
    server().reject(refreshData, 'internal');
    const { user } = await openCards();
    await button('Reveal');
    await act(openCard);
    const coin = () => profileStore.getState().user?.coin;
    act(() => applyBalance(cents(61_000)));
    expect(coin()).toBe(60_000);
    await act(() => renewAnswers(searchScratchCardAwardLog));
    const past = within(screen.getByRole('region', { name: 'Your opened cards' }));
    expect(past.queryAllByRole('listitem')).toEqual([]);
    await user.click(await button('Reveal'));
    expect(await screen.findByText(`You won ${money(card.prize)}`)).toBeTruthy();
    // What came meanwhile from elsewhere is asked for once more.
    expect(server().asked(refreshData)).toHaveLength(1);
    expect(coin()).toBe(61_000);
    expect(await past.findAllByRole('listitem')).toHaveLength(1);
    act(() => applyBalance(cents(61_500)));
    expect(coin()).toBe(61_500);
  });

  it('[C83] player who leaves a covered card has its prize in the balance', async () => {
    const card = openedCard((prize) => prize > 200);
    answerCard(card, 61_000);
    server().reject(refreshData, 'internal');
    const { unmount } = await openCards();
    await button('Reveal');
    await act(openCard);
    act(() => applyBalance(cents(61_000)));
    expect(profileStore.getState().user?.coin).toBe(60_000);
    unmount();
    act(() => applyBalance(cents(61_000)));
    expect(profileStore.getState().user?.coin).toBe(61_000);
  });

  it('[C83] cut network leaves the card covered, and the next try asks with the same request id', async () => {
    const card = openedCard((prize) => prize === 0);
    answerCard(card);
    server().cut(scratchCardLottery);
    const { user } = await openCards();
    await user.click(await button('Reveal'));
    const message = await screen.findByText(/Your card is still unopened and safe\./, undefined, {
      timeout: 9_000,
    });
    expect(message.textContent).toContain('offline');
    expect(fieldTexts()[0]).toBe('Field 1: covered');
    answerCard(card);
    await user.click(await button('Reveal'));
    expect(await screen.findByText('No prize this time.')).toBeTruthy();
    const ids = server()
      .asked(scratchCardLottery)
      .map(({ requestId }) => requestId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  }, 20_000);

  it('[C77] waiting card is named on the other parts of the page and lies on the table of its own', async () => {
    answerMall();
    answerScratch({ card: WAITING });
    const { user } = await openPage('/points', MEMBER);
    await user.click(await button('Go to card'));
    expect(await screen.findByRole('region', { name: 'Your scratch card' })).toBeTruthy();
    expect(location.search).toBe('?tab=card');
  });

  it('[C84] opened cards stand with their seeds, and the check reckons each of them', async () => {
    const card = openedCard((prize) => prize === 200);
    const forged = { ...card, cardId: `${CARD_ID.slice(0, -1)}2`, prize: cents(50_000) };
    answerMall();
    answerOpened([
      card,
      forged,
      { ...forged, cardId: `${CARD_ID.slice(0, -1)}3`, proof: { ...card.proof, maths: 'old' } },
    ]);
    const { user } = await openCards();
    const past = within(await screen.findByRole('region', { name: 'Your opened cards' }));
    const rows = await past.findAllByRole('listitem');
    expect(rows[0]?.textContent).toContain('₱2.00');
    expect(rows[0]?.textContent).toContain(card.proof.serverSeed);
    const says = ['The seeds give exactly this card.', /don’t give this card/, /earlier rules/];
    for (const [index, row] of rows.entries()) {
      await user.click(within(row).getByText('Seeds and check'));
      await user.click(within(row).getByRole('button', { name: 'Check this card', hidden: true }));
      expect(await within(row).findByText(says[index] ?? '')).toBeTruthy();
    }
  });

  it('[T03] signing out takes the card off the table', async () => {
    const card = openedCard((prize) => prize > 200);
    answerCard(card);
    await openCards();
    await button('Reveal');
    await act(openCard);
    await act(async () => signOut('chosen'));
    await waitFor(() => expect(scratchStore.getState().table).toEqual({ phase: 'empty' }));
  });
});

const shopAfter = {
  points: 2_500,
  diamonds: 5,
  pointsPerDiamond: 1_000,
  coinPerDiamond: cents(100),
  goods: [],
  canExchange: true,
};
