import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { getTradeInfo } from '../../../contract/wallet/wallet-calls.ts';
import { getWithdrawTerms } from '../../../contract/wallet/withdraw-calls.ts';
import { told } from '../protection/protection-answers.ts';
import { expectLoading, tryAgain } from '../support/failure.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { platformTrade, readyTerms } from './money-answers.ts';

const PAGE = '/activity/bank';
const MEMBER = { player: { id: 7 } };
const waysIn = () => screen.findByRole('region', { name: 'Deposits' });
const waysOut = () => screen.findByRole('region', { name: 'Withdrawals' });

function answerBoth(): void {
  server().answer(getTradeInfo, platformTrade());
  server().answer(getSelfLimited, told());
  server().answer(getWithdrawTerms, readyTerms());
}

describe('ways to pay and be paid', () => {
  it('guest is sent to sign in', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('page shows that it loads until both answers are there', async () => {
    answerBoth();
    const release = server().hold(getWithdrawTerms, readyTerms());
    await openPage(PAGE, MEMBER);
    await waitFor(() => expect(server().asked(getTradeInfo)).toHaveLength(1));
    await expectLoading();
    release();
    expect(await waysIn()).toBeTruthy();
  });

  it('each deposit channel tells its bounds, its fee and its time', async () => {
    answerBoth();
    await openPage(PAGE, MEMBER);
    const channels = within(await waysIn()).getAllByRole('listitem');
    expect(channels.length).toBe(Object.keys(platformTrade().appRechargeTypeMap).length);
    for (const channel of channels) {
      expect(channel.textContent).toMatch(/₱[\d,]+.*₱[\d,]+/);
      expect(channel.textContent).toContain('No fee');
      expect(channel.textContent).toContain('Usually within a minute');
    }
    const go = screen.getByRole('link', { name: /deposit/i });
    expect(go.getAttribute('href')).toBe('/wallets?name=deposit&back=1');
  });

  it('closed channel says so and tells no bounds', async () => {
    const { appRechargeTypeMap: open } = platformTrade();
    const [id = '', channel] = Object.entries(open)[0] ?? [];
    if (!channel) throw new Error('a new platform has a channel');
    answerBoth();
    server().answer(
      getTradeInfo,
      platformTrade({ appRechargeTypeMap: { ...open, [id]: { ...channel, status: 0 } } }),
    );
    await openPage(PAGE, MEMBER);
    const row = within(await waysIn())
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.includes(channel.name));
    expect(row?.textContent).toContain('Closed right now');
    expect(row?.textContent).not.toContain('₱');
  });

  it('open ways of payment out lead to their forms, a closed one leads nowhere', async () => {
    const methods = readyTerms().methods.map((method) => ({ ...method, isOpen: method.name === 'ewallet' }));
    answerBoth();
    server().answer(getWithdrawTerms, readyTerms({ methods }));
    await openPage(PAGE, MEMBER);
    const out = within(await waysOut());
    expect(out.getByRole('link', { name: /^E-wallet/ }).getAttribute('href')).toBe('/withdrawal/ewallet');
    expect(out.queryByRole('link', { name: /^Bank account/ })).toBeNull();
    expect(out.getByText(/^Bank account/).textContent).toContain('Closed right now');
  });

  it('deposit channels that could not be loaded can be loaded again', async () => {
    answerBoth();
    server().reject(getTradeInfo, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    await tryAgain(user, 'internal', answerBoth);
    expect(await waysIn()).toBeTruthy();
  });

  it('withdrawal terms that could not be loaded say so and can be loaded again', async () => {
    answerBoth();
    server().reject(getWithdrawTerms, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    await tryAgain(user, 'internal', answerBoth);
    expect(await waysOut()).toBeTruthy();
  });
});

describe('tips before the first deposit', () => {
  it('sheet tells what to know, and each link says where it leads', async () => {
    await showOverlay('first-deposit-tips', {}, MEMBER);
    const tips = within(await screen.findByRole('dialog', { name: 'Before your first deposit' }));
    expect(tips.getAllByRole('listitem')).toHaveLength(4);
    expect(tips.getByRole('link', { name: 'See first deposit offer' }).getAttribute('href')).toBe(
      '/activity/first-deposit',
    );
    expect(tips.getByRole('link', { name: 'Set a limit first' }).getAttribute('href')).toBe(
      '/member/self-limited',
    );
  });

  it('one press closes the sheet', async () => {
    const { user } = await showOverlay('first-deposit-tips', {}, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
