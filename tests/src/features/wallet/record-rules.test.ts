import { describe, expect, it } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import type { CoinRow, Statement } from '../../../../contract/wallet/record-calls.ts';
import {
  dayStart,
  firstFilter,
  netDeposits,
  recordsAsCsv,
  restsAt,
  resultOfPlay,
} from '../../../../src/features/wallet/record-rules.ts';

const figures = {
  deposited: cents(50_000),
  withdrawn: cents(20_000),
  returned: cents(5_000),
  staked: cents(10_000),
  won: cents(3_000),
  prizes: cents(777),
  safebox: cents(0),
  bonuses: cents(0),
  other: cents(0),
  rounds: 3,
};
const statement: Statement = {
  from: null,
  to: null,
  opening: cents(100),
  closing: cents(28_877),
  totals: figures,
  days: [],
};
const row = (changes: Partial<CoinRow>): CoinRow => ({
  id: 'a',
  at: Date.UTC(2027, 2, 10),
  kind: 'bet',
  amount: cents(-1_005),
  gameName: 'Royal Sevens',
  stake: cents(2_000),
  win: cents(995),
  ...changes,
});

describe('exported records', () => {
  it('[R68] rows lead from one balance to the other in whole cents, oldest first', () => {
    const rows = [
      row({ id: 'b', kind: 'deposit', amount: cents(50_000), gameName: null, stake: null, win: null }),
      row({}),
    ];
    const text = recordsAsCsv(rows, statement, {
      head: ['Time', 'Kind', 'Game', 'Stake', 'Returned', 'Amount', 'Number'],
      opening: 'Before',
      closing: 'After',
      kind: (kind) => kind,
    });
    expect(text.split('\r\n')).toEqual([
      'Time,Kind,Game,Stake,Returned,Amount,Number',
      ',Before,,,,1.00,',
      '2027-03-10 00:00:00,bet,Royal Sevens,20.00,9.95,-10.05,a',
      '2027-03-10 00:00:00,deposit,,,,500.00,b',
      ',After,,,,288.77,',
      '',
    ]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['Sevens, Royal', '"Sevens, Royal"'],
    ['The "Big" one', '"The ""Big"" one"'],
  ])('[R68] cell %s is escaped so that no program runs it', (gameName, cell) => {
    const text = recordsAsCsv([row({ gameName })], statement, {
      head: [],
      opening: '',
      closing: '',
      kind: () => 'bet',
    });
    expect(text).toContain(`,bet,${cell},20.00,9.95,-10.05,a`);
  });
});

describe('filter and totals of the records', () => {
  it('[R68] filter begins with thirty days, of the kind that the address names', () => {
    const now = Date.UTC(2027, 2, 31, 23, 59);
    expect(firstFilter('withdrawal', now)).toEqual({
      from: '2027-03-02',
      to: '2027-03-31',
      kind: 'withdrawal',
    });
    expect(firstFilter('nonsense', now).kind).toBeNull();
  });

  it('[R68] totals show the result of play and the deposits', () => {
    expect(resultOfPlay(figures)).toBe(-6_223);
    expect(netDeposits(figures)).toBe(35_000);
  });
});

describe('endless list of records', () => {
  it('[R68] next page loads automatically, and stops after every two hundred rows so that the footer can be reached', () => {
    expect([0, 20, 180, 200, 220, 400].map(restsAt)).toEqual([false, false, false, true, false, true]);
  });
});

describe('days of the records', () => {
  it('[R68] day begins at UTC midnight, told by the clock of the device', () => {
    const clock = new Intl.DateTimeFormat('en-PH', { timeStyle: 'short' });
    expect(dayStart('2027-03-10', 'en-PH')).toBe(clock.format(Date.UTC(2027, 2, 10)));
  });
});
