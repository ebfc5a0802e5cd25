import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import {
  appUserCoinDetail,
  betRecordReport,
  type CoinRow,
  type Statement,
} from '../../../contract/wallet/record-calls.ts';
import { factsOf } from '../support/facts-of.ts';
import { expectLoading, failCall, tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { catchSavedFiles } from '../support/saved-files.ts';
import { server } from '../support/server.ts';
import { answerRecords, NO_FIGURES, rows, someStatement } from './record-answers.ts';

const MEMBER = { player: { id: 7 } };
const DAYS = { from: '2026-01-02', to: '2026-01-31' };
const FIGURES = {
  ...NO_FIGURES,
  deposited: cents(100_000),
  withdrawn: cents(30_000),
  returned: cents(10_000),
  staked: cents(50_000),
  won: cents(20_000),
  prizes: cents(5_000),
  safebox: cents(-4_000),
  rounds: 12,
};
const STATEMENT: Partial<Statement> = {
  ...DAYS,
  opening: cents(1_000),
  totals: FIGURES,
  closing: cents(52_000),
  days: [{ day: '2026-01-05', ...FIGURES }],
};

const statement = () => screen.findByRole('region', { name: 'Statement' });
const openRecords = (query = '') => openPage(`/wallets/record${query}`, MEMBER);

// The days that the page begins with are counted from today.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 31, 12) }));
afterEach(() => void vi.useRealTimers());

describe('statement', () => {
  it('[R68] totals lead from the balance before to the one after, and leave out what did not happen', async () => {
    answerRecords(rows(1), STATEMENT);
    await openRecords();
    expect(Object.entries(factsOf(await statement()))).toEqual([
      ['Opening balance', '₱10.00'],
      ['Deposits', '+₱1,000.00'],
      ['Withdrawals', '-₱300.00'],
      ['Returned withdrawals', '+₱100.00'],
      ['Staked', '-₱500.00'],
      ['Won', '+₱200.00'],
      ['Prizes', '+₱50.00'],
      ['Safebox', '-₱40.00'],
      ['Closing balance', '₱520.00'],
      ['Net result', '-₱250.00'],
      ['Net deposits', '₱800.00'],
    ]);
    expect((await statement()).textContent).toContain('2026-01-02 – 2026-01-31');
  });

  it('[R68] each day has its deposits, what was taken out in the end, stakes and wins', async () => {
    answerRecords(rows(1), STATEMENT);
    await openRecords();
    const table = within(await statement()).getByRole('table', { name: 'By day' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['Day', 'Deposits', 'Withdrawals', 'Staked', 'Won'],
    ]);
    const day = within(table).getByRole('row', { name: /^2026-01-05/ });
    expect([...day.children].map(({ textContent }) => textContent)).toEqual([
      ...['2026-01-05', '₱1,000.00', '₱200.00', '₱500.00', '₱200.00'],
    ]);
  });

  it('[R68] days without a movement keep the balance, and have no line between', async () => {
    answerRecords([], { ...DAYS, opening: cents(700), closing: cents(700) });
    await openRecords();
    expect(Object.keys(factsOf(await statement()))).toEqual([
      ...['Opening balance', 'Closing balance', 'Net result', 'Net deposits'],
    ]);
    expect(screen.getByRole('heading', { name: 'No transactions' })).toBeTruthy();
  });

  it('[R68] statement and list are requested for the same days, a month at first', async () => {
    answerRecords(rows(1), STATEMENT);
    await openRecords();
    await statement();
    expect(server().asked(betRecordReport)).toMatchObject([DAYS]);
    expect(server().asked(appUserCoinDetail)).toMatchObject([DAYS]);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-01-15' } });
    const shorter = { ...DAYS, to: '2026-01-15' };
    await waitFor(() => expect(server().asked(betRecordReport).at(-1)).toMatchObject(shorter));
    await waitFor(() => expect(server().asked(appUserCoinDetail).at(-1)).toMatchObject(shorter));
  });

  it('[R68] list is not shown before its totals', async () => {
    answerRecords(rows(1));
    const release = server().hold(betRecordReport, someStatement(STATEMENT));
    await openRecords();
    await expectLoading();
    await waitFor(() => expect(server().asked(appUserCoinDetail)).toHaveLength(1));
    expect(screen.queryByRole('listitem')).toBeNull();
    release();
    expect(await statement()).toBeTruthy();
    expect(screen.getByRole('listitem')).toBeTruthy();
  });

  it.each(['internal', 'forbidden', 'offline'] as const)(
    '[R68] statement that does not load (%s) shows an error and can be loaded again',
    async (failure) => {
      answerRecords(rows(1), STATEMENT);
      failCall(betRecordReport, failure);
      const { user } = await openRecords();
      await tryAgain(user, failure, () => answerRecords(rows(1), STATEMENT));
      expect(await statement()).toBeTruthy();
      expect(server().asked(appUserCoinDetail)).toHaveLength(1);
    },
  );

  it('[R68] guest is sent to sign in, and nothing is requested', async () => {
    await openPage('/wallets/record');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
    expect(server().asked(betRecordReport)).toEqual([]);
  });

  it('[R68] statement is printed by the browser', async () => {
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    answerRecords(rows(1), STATEMENT);
    const { user } = await openRecords();
    await user.click(await screen.findByRole('button', { name: 'Print statement' }));
    expect(printed).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

describe('records as a file', () => {
  const save = () => screen.findByRole('button', { name: 'Download CSV' });
  const at = (day: number) => Date.UTC(2026, 0, day, 8);
  const round = (changes: Partial<CoinRow>): CoinRow => ({
    ...{ id: 'r1', at: at(9), kind: 'bet', amount: cents(-30_000) },
    ...{ gameName: '=Royal, "Sevens"', stake: cents(50_000), win: cents(20_000) },
    ...changes,
  });
  const paidIn = { kind: 'deposit', gameName: null, stake: null, win: null } as const;

  it('[R68] file has every page of the shown kind, oldest first, between the two balances', async () => {
    const saved = catchSavedFiles();
    answerRecords([round({})], STATEMENT);
    const { user } = await openRecords('?kind=bet');
    server().answer(appUserCoinDetail, ({ cursor }) =>
      cursor === null
        ? { list: [round({})], nextCursor: 'older' }
        : { list: [round({ ...paidIn, id: 'd1', at: at(5), amount: cents(100_000) })], nextCursor: null },
    );
    await user.click(await save());
    await waitFor(() => expect(saved.names).toEqual(['records-2026-01-02-2026-01-31.csv']));
    expect((await saved.text()).split('\r\n')).toEqual([
      'Time (Philippine Standard Time),Type,Game,Stake,Returned,Amount,ID',
      ',Opening balance,,,,10.00,',
      '2026-01-05 16:00:00,Deposits,,,,1000.00,d1',
      `2026-01-09 16:00:00,Bets,"'=Royal, ""Sevens""",500.00,200.00,-300.00,r1`,
      ',Closing balance,,,,520.00,',
      '',
    ]);
    expect(server().asked(appUserCoinDetail).slice(-2)).toMatchObject([
      { ...DAYS, kind: 'bet', cursor: null, pageSize: 200 },
      { ...DAYS, kind: 'bet', cursor: 'older', pageSize: 200 },
    ]);
  });

  it('[R68] days without a movement are saved with their balance', async () => {
    const saved = catchSavedFiles();
    answerRecords([], { opening: cents(700), closing: cents(700) });
    const { user } = await openRecords();
    await user.click(await save());
    await waitFor(() => expect(saved.names).toHaveLength(1));
    expect((await saved.text()).split('\r\n').slice(1)).toEqual([
      ...[',Opening balance,,,,7.00,', ',Closing balance,,,,7.00,', ''],
    ]);
  });

  it('[R68] file is made once, however often it is pressed for meanwhile', async () => {
    const saved = catchSavedFiles();
    answerRecords(rows(1), STATEMENT);
    const { user } = await openRecords();
    await save();
    const release = server().hold(appUserCoinDetail, { list: rows(1), nextCursor: null });
    await user.click(await save());
    expect((await save()).getAttribute('aria-busy')).toBe('true');
    await user.click(await save());
    release();
    await waitFor(async () => expect((await save()).getAttribute('aria-busy')).toBeNull());
    expect(saved.names).toHaveLength(1);
  });

  it('[R68] records too many for a file ask for fewer days, and nothing is saved', async () => {
    const saved = catchSavedFiles();
    answerRecords(rows(1), STATEMENT);
    const { user } = await openRecords();
    await save();
    server().answer(appUserCoinDetail, { list: rows(200), nextCursor: 'more' });
    await user.click(await save());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many transactions for one file. Choose fewer days.',
    );
    expect(saved.names).toEqual([]);
    // The list's own page, and as many rows as a file holds with one page more.
    expect(server().asked(appUserCoinDetail)).toHaveLength(1 + 101);
  });

  it.each([
    ['internal', 'Something went wrong on our side.'],
    ['forbidden', 'Your account doesn’t have access to this.'],
    ['offline', 'You’re offline.'],
  ] as const)(
    '[R68] file whose rows do not load (%s) is not saved in part, and says why',
    async (failure, words) => {
      const saved = catchSavedFiles();
      answerRecords(rows(1), STATEMENT);
      const { user } = await openRecords();
      await save();
      server().answer(appUserCoinDetail, () => {
        failCall(appUserCoinDetail, failure);
        return { list: rows(200), nextCursor: 'more' };
      });
      await user.click(await save());
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      expect(saved.names).toEqual([]);
      expect(await statement()).toBeTruthy();
      answerRecords(rows(1), STATEMENT);
      await user.click(await save());
      await waitFor(() => expect(saved.names).toHaveLength(1));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});
