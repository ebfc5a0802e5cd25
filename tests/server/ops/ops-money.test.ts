import { describe, expect, it } from 'vitest';
import { readPath } from '../../../server/config/json-path.ts';
import { sayMoney } from '../../../server/localization/say-money.ts';
import { newAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
const ops = (words: string) => operate(database.sql, app.clock.now(), 'olive', words.split(' '));
const byTwo = (words: string) => operateByTwo(database.sql, app.clock.now(), words.split(' '));

it.each([
  [123_450, 'PHP', '₱1,234.50 (123450 cents)'],
  [0, 'PHP', '₱0.00 (0 cents)'],
  [-105, 'PHP', '-₱1.05 (-105 cents)'],
  [500_000_000, 'USD', '$5,000,000.00 (500000000 cents)'],
  [100, 'CHF', 'CHF 1.00 (100 cents)'],
  [100, 'nonsense', 'nonsense 1.00 (100 cents)'],
])('%d of %s is printed as %s', (amount, currency, said) => expect(sayMoney(amount, currency)).toBe(said));

describe('money in operator commands', () => {
  it('amounts are printed in one form in every command', async () => {
    const { account } = await newAccount(app);
    const show = await ops(`player show ${account}`);
    for (const name of ['coin', 'deposited', 'bet']) {
      expect(show).toMatch(new RegExp(`^${name} +₱0\\.00 \\(0 cents\\)$`, 'm'));
    }
    const asked = await ops(`coupon ask ${account} 1301 7500`);
    expect(asked).toContain(`coupon 1301 of ₱75.00 (7500 cents) for ${account}`);
    expect(await ops('coupon list')).toContain(`coupon 1301 of ₱75.00 (7500 cents) for ${account}`);
    expect(await ops(`coupon ask ${account} 1010 10`)).toContain('coupon 1010 of 10 % for');
    expect(await byTwo('jackpot needs 20000 150000')).toMatch(
      /→ ₱200\.00 \(20000 cents\), bets ₱[\d,.]+ \(\d+ cents\) → ₱1,500\.00 \(150000 cents\)\.$/,
    );
    expect(await byTwo('jackpot seed mini 600000')).toMatch(/→ ₱6,000\.00 \(600000 cents\)\.$/);
    expect(await byTwo('jackpot share mini 900')).toBe('mini: share 1000 → 900.');
    const jackpot = await ops('jackpot show');
    expect(jackpot).toContain('deposits of ₱200.00 (20000 cents) and bets of ₱1,500.00 (150000 cents)');
    expect(jackpot).toContain('₱0.00 (0 cents) won');
    expect(jackpot).toMatch(/^mega\tpool ₱[\d,.]+ \(\d+ cents\)\tpays ₱[\d,.]+ \(\d+ cents\)\tseed ₱/m);
  });

  it('unknown field of a config is answered with the known ones', () => {
    const value = { account: { min: 6, max: 20 }, list: [1, 2], empty: {}, none: [] };
    const read = (path: string) => () => readPath(value, path.split('.'));
    expect(read('acount')).toThrow(
      'There is no field "acount" in acount. Known: account, list, empty, none.',
    );
    expect(read('account.most')).toThrow('There is no field "most" in account.most. Known: min, max.');
    expect(read('list.2')).toThrow('There is no field "2" in list.2. Known: 0 to 1.');
    expect(read('empty.x')).toThrow('There is none.');
    expect(read('none.0')).toThrow('That list is empty.');
    expect(read('account.min.x')).toThrow('It has no fields: it is a value.');
  });

  it('config set with an unknown field is rejected and changes nothing', async () => {
    await expect(ops('config set lengths.acount.min 7')).rejects.toThrow(
      'There is no field "acount" in acount.min. Known: account, username, password, smsCode, withdrawAccount.',
    );
    expect(await ops('config get lengths.account.min')).toBe('6');
  });
});
