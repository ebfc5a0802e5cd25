import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { getReceipt, type Receipt } from '../../../contract/wallet/receipt-calls.ts';
import { expectLoading, tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7 } };
const PAGE = '/wallets/receipt/withdrawal/w-1001';

const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  number: 'w-1001',
  kind: 'withdrawal',
  state: 'paid',
  amount: cents(50_000),
  fee: cents(1_500),
  received: cents(48_500),
  way: 'GCash',
  account: '•••• 1234',
  states: [
    { name: 'requested', at: 1_790_000_000_000 },
    { name: 'paid', at: 1_790_000_600_000 },
  ],
  reference: 'PX-77',
  ...changes,
});

/** What stands beside a label. */
const valueBeside = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

afterEach(() => vi.restoreAllMocks());

describe('receipt', () => {
  it('guest is sent to sign in', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('page shows a loading state until the receipt is there', async () => {
    const release = server().hold(getReceipt, receipt());
    await openPage(PAGE, MEMBER);
    await expectLoading();
    release();
    expect(await screen.findByRole('region', { name: 'Withdrawal receipt' })).toBeTruthy();
  });

  it('withdrawal shows amount, fee, net amount, account, and each state with its time', async () => {
    server().answer(getReceipt, receipt());
    await openPage(PAGE, MEMBER);
    await screen.findByRole('region', { name: 'Withdrawal receipt' });
    expect(valueBeside('Amount')).toBe('₱500.00');
    expect(valueBeside('Fee')).toBe('₱15.00');
    expect(valueBeside('After fee')).toBe('₱485.00');
    expect(valueBeside('Method')).toBe('GCash •••• 1234');
    expect(valueBeside('Requested')).toMatch(/2026/);
    expect(valueBeside('Number')).toBe('w-1001');
    expect(valueBeside('Provider reference')).toBe('PX-77');
    expect(server().asked(getReceipt)).toMatchObject([{ kind: 'withdrawal', number: 'w-1001' }]);
  });

  it('deposit without an account and without a reference leaves both out', async () => {
    server().answer(
      getReceipt,
      receipt({ kind: 'deposit', state: 'pending', account: null, reference: null }),
    );
    await openPage('/wallets/receipt/deposit/d-7', MEMBER);
    const paper = await screen.findByRole('region', { name: 'Deposit receipt' });
    expect(valueBeside('Method')).toBe('GCash');
    expect(valueBeside('Status')).toBe('Waiting for payment');
    expect(within(paper).queryByText('Provider reference')).toBeNull();
    const all = screen.getByRole('link', { name: 'All transactions' });
    expect(all.getAttribute('href')).toBe('/wallets/record?kind=deposit');
  });

  it('receipt is printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    server().answer(getReceipt, receipt());
    const { user } = await openPage(PAGE, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('receipt is copied whole where the device cannot share', async () => {
    server().answer(getReceipt, receipt());
    const { user } = await openPage(PAGE, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Receipt copied')).toBeTruthy();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Withdrawal receipt');
    expect(text).toContain('After fee: ₱485.00');
    expect(text).toContain('Number: w-1001');
  });

  it('receipt that cannot be copied is offered to be printed instead', async () => {
    server().answer(getReceipt, receipt());
    const { user } = await openPage(PAGE, MEMBER);
    await screen.findByRole('button', { name: 'Copy' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Couldn’t share it. Print it instead.')).toBeTruthy();
  });

  it('payment of another player is not shown', async () => {
    server().reject(getReceipt, 'withdrawalUnknown');
    await openPage(PAGE, MEMBER);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('receipt that could not be loaded can be loaded again', async () => {
    server().reject(getReceipt, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    await tryAgain(user, 'internal', () => server().answer(getReceipt, receipt()));
    expect(await screen.findByRole('region', { name: 'Withdrawal receipt' })).toBeTruthy();
  });

  it('address of an unknown kind of payment is Page Not Found', async () => {
    await openPage('/wallets/receipt/gift/7', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(server().asked(getReceipt)).toEqual([]);
  });
});
