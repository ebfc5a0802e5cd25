import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { getFirstDeposit } from '../../../contract/rewards/bonus-calls.ts';
import {
  appUserCoinDetail,
  betRecordReport,
  getHeldPayments,
} from '../../../contract/wallet/record-calls.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { someOffer } from './bonus-answers.ts';
import { answerRecords, rows, someStatement } from './record-answers.ts';

const MEMBER = { player: { id: 7 } };

describe('records page', () => {
  it('[R68] days without a movement show an empty state', async () => {
    answerRecords([]);
    await openPage('/wallets/record', MEMBER);
    expect(await screen.findByRole('heading', { name: 'No transactions' })).toBeTruthy();
  });

  it('[R68] another kind or day requests other records', async () => {
    answerRecords([]);
    const { user } = await openPage('/wallets/record?kind=bet', MEMBER);
    const kind = await screen.findByRole('combobox', { name: /^Type/ });
    expect(kind).toHaveProperty('value', 'bet');
    await user.selectOptions(kind, '');
    await waitFor(() => expect(server().asked(appUserCoinDetail).at(-1)).toMatchObject({ kind: null }));
    const from = screen.getByLabelText('From');
    fireEvent.change(from, { target: { value: '2026-01-02' } });
    await waitFor(() =>
      expect(server().asked(appUserCoinDetail).at(-1)).toMatchObject({ from: '2026-01-02' }),
    );
    const asked = server().asked(appUserCoinDetail).length;
    fireEvent.change(from, { target: { value: '' } });
    expect(from).toHaveProperty('value', '2026-01-02');
    expect(server().asked(appUserCoinDetail)).toHaveLength(asked);
  });

  it('[R68, K04] list loads page by page to the last, which shows how many rows there were', async () => {
    const pages = [rows(20), rows(20, 20), rows(5, 40)];
    server().answer(appUserCoinDetail, ({ cursor }) => {
      const index = Number(cursor ?? 0);
      return { list: pages[index] ?? [], nextCursor: index < 2 ? String(index + 1) : null };
    });
    server().answer(betRecordReport, someStatement());
    server().answer(getHeldPayments, { list: [] });
    const { user } = await openPage('/wallets/record', MEMBER);
    for (const count of [20, 40]) {
      await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
      await user.click(screen.getByRole('button', { name: 'Show more' }));
    }
    expect(await screen.findByText('All 45 transactions shown.')).toBeTruthy();
    expect(server().asked(appUserCoinDetail)[0]).toMatchObject({ pageSize: 20, cursor: null });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[R68] round is listed with stake, win and its fairness proof', async () => {
    const round = {
      kind: 'bet',
      amount: cents(150),
      gameName: 'Royal Sevens',
      stake: cents(100),
      win: cents(250),
    } as const;
    answerRecords([{ ...rows(1)[0], id: '019a0000-0000-7000-8000-000000000001', at: 1, ...round }]);
    await openPage('/wallets/record', MEMBER);
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain('Royal Sevens');
    expect(row.textContent).toContain('Stake ₱1.00 · Win ₱2.50');
    expect(row.textContent).toContain('+₱1.50');
    expect(screen.getByRole('link', { name: 'Verify: Royal Sevens' })).toBeTruthy();
  });

  it.each([
    [250, 'Win ₱2.50'],
    [101, 'Win ₱1.01'],
    [100, 'Returned ₱1.00'],
    [96, 'Returned ₱0.96'],
    [0, 'Returned ₱0.00'],
  ])('round that pays %i of a stake of 100 reads %s', async (win, text) => {
    const round = { kind: 'bet', gameName: 'Lantern Tide', stake: cents(100), win: cents(win) } as const;
    answerRecords([{ ...rows(1)[0], id: 'round', at: 1, ...round, amount: cents(win - 100) }]);
    await openPage('/wallets/record', MEMBER);
    expect((await screen.findByRole('listitem')).textContent).toContain(`Stake ₱1.00 · ${text}`);
  });

  it('[R68] another kind is requested when it is selected', async () => {
    answerRecords(rows(1));
    const { user } = await openPage('/wallets/record?kind=deposit', MEMBER);
    await screen.findByRole('listitem');
    expect(server().asked(appUserCoinDetail).at(-1)).toMatchObject({ kind: 'deposit' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Prizes');
    await waitFor(() => expect(server().asked(appUserCoinDetail).at(-1)).toMatchObject({ kind: 'prize' }));
  });

  it('[R68] records that do not load show an error and can be loaded again', async () => {
    answerRecords(rows(1));
    server().cut(appUserCoinDetail);
    const { user } = await openPage('/wallets/record', MEMBER);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    answerRecords(rows(1));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
  });
});

describe('first deposit offer', () => {
  const offer = someOffer();

  it('[R04, O07] offer shows bonus, bets and cost of each deposit before the player agrees', async () => {
    server().answer(getFirstDeposit, { offer, edgePpm: 40_000 });
    await openPage('/activity/first-deposit');
    const row = await screen.findByRole('row', { name: /^₱1,000/ });
    expect(row.textContent).toContain('₱500');
    expect(row.textContent).toContain('₱2,500');
    const take = screen.getByRole('link', { name: 'Deposit with bonus' });
    expect(take.getAttribute('href')).toBe('/wallets?name=deposit&back=1&offer=firstDeposit');
  });

  it('[R04] player without an offer sees an empty state', async () => {
    server().answer(getFirstDeposit, { offer: null, edgePpm: 0 });
    await openPage('/activity/first-deposit');
    expect(await screen.findByRole('link', { name: /deposit/i })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[R04] offer that does not load shows an error and can be loaded again', async () => {
    server().cut(getFirstDeposit);
    const { user } = await openPage('/activity/first-deposit');
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    server().answer(getFirstDeposit, { offer, edgePpm: 40_000 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
