import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type KycReason, kyc } from '../../../contract/kyc/kyc-calls.ts';
import { kycStore } from '../../../src/features/kyc/kyc-store.ts';
import { expectLoading, goOffline, tryAgain } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';
import { kycStatus } from './kyc-answers.ts';

const PAGE = '/member/profile/kyc';
const WITHDRAWAL_ONLY = '/auth/way-out/kyc';
const MEMBER = { player: { id: 7 } };
const AT = 1_790_000_000_000;
const heading = (name: string) => screen.findByRole('heading', { name });

afterEach(() => kycStore.setState(kycStore.getInitialState(), true));

describe('identity check before it begins', () => {
  it('guest is sent to sign in', async () => {
    await openPage(PAGE);
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });

  it('page shows that it loads until the state is there', async () => {
    const release = server().hold(kyc, kycStatus());
    await openPage(PAGE, MEMBER);
    await expectLoading();
    release();
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('state that could not be loaded can be loaded again', async () => {
    server().reject(kyc, 'internal');
    const { user } = await openPage(PAGE, MEMBER);
    expect(await heading('Couldn’t load verification')).toBeTruthy();
    await tryAgain(user, 'internal', () => server().answer(kyc, kycStatus()));
    expect(await screen.findByRole('button', { name: 'Start' })).toBeTruthy();
  });

  it('player who is offline is told that nothing is lost', async () => {
    server().answer(kyc, kycStatus());
    await openPage(PAGE, MEMBER);
    await screen.findByRole('button', { name: 'Start' });
    goOffline();
    expect(await screen.findByText(/We’ve kept what you entered/)).toBeTruthy();
  });

  it('sandbox says that documents are approved automatically', async () => {
    server().answer(kyc, kycStatus());
    await openPage(PAGE, { ...MEMBER, config: { isSandbox: true } });
    expect(await screen.findByText(/^Sandbox: approved automatically in seconds/)).toBeTruthy();
  });
});

describe('identity check that waits', () => {
  it('player reads how long it takes and what happens next', async () => {
    server().answer(kyc, kycStatus({ state: 'pending', submittedAt: AT }));
    await openPage(PAGE, MEMBER);
    expect(await heading('Under review')).toBeTruthy();
    expect(screen.getByText(/less than 24 hours/)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(screen.queryByText(/by hand/)).toBeNull();
  });

  it('player is told when a person decides', async () => {
    server().answer(kyc, kycStatus({ state: 'pending', submittedAt: AT, isByPerson: true }));
    await openPage(PAGE, MEMBER);
    expect(await screen.findByText(/by hand/)).toBeTruthy();
  });
});

describe('identity check that is decided', () => {
  it('verified player goes on to the deposit or to the lobby', async () => {
    server().answer(kyc, kycStatus({ state: 'approved', submittedAt: AT, decidedAt: AT }));
    await openPage(PAGE, MEMBER);
    expect(await heading('You’re verified')).toBeTruthy();
    expect(screen.getByText(/^Approved .*2026/)).toBeTruthy();
    const [deposit, home] = screen.getAllByRole('link');
    expect(deposit?.getAttribute('href')).toBe('/wallets?name=deposit');
    expect(home?.getAttribute('href')).toBe('/');
  });

  it.each<[KycReason, RegExp]>([
    ['blurred', /too blurry to read/],
    ['glare', /Glare hid part/],
    ['cut', /all four corners/],
    ['expired', /has expired/],
    ['mismatch', /exactly as printed/],
    ['selfie', /selfie couldn’t be matched/],
    ['document', /can’t accept this ID/],
    ['excluded', /has self-excluded/],
    ['other', /couldn’t approve your verification/],
  ])('rejection for %s tells what to do about it', async (reason, text) => {
    server().answer(kyc, kycStatus({ state: 'rejected', submittedAt: AT, decidedAt: AT, reason }));
    await openPage(PAGE, MEMBER);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('5 tries left today.')).toBeTruthy();
  });

  it('rejected player begins again with the first step', async () => {
    server().answer(kyc, kycStatus({ state: 'rejected', reason: 'blurred', triesLeft: 1 }));
    const { user } = await openPage(PAGE, MEMBER);
    expect(await screen.findByText('1 try left today.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toBeTruthy();
  });

  it('player without a try left is offered help only', async () => {
    server().answer(kyc, kycStatus({ state: 'rejected', reason: 'blurred', triesLeft: 0 }));
    const { user } = await openPage(PAGE, MEMBER);
    expect(await screen.findByText(/^No tries left today/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Contact support' }));
    expect(await screen.findByRole('dialog', { name: 'Help and limits' })).toBeTruthy();
  });
});

describe('identity check of a withdrawal-only session', () => {
  it('visitor without such a session signs in again', async () => {
    await openPage(WITHDRAWAL_ONLY);
    expect(await heading('Sign in again to continue')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/login');
    expect(server().asked(kyc)).toEqual([]);
  });

  it('verified player goes back to their money and is led to no deposit', async () => {
    server().answer(kyc, kycStatus({ state: 'approved', decidedAt: AT }));
    sessionStorage.setItem('way_out', 'withdrawal-only-token');
    await openPage(WITHDRAWAL_ONLY);
    const back = await screen.findByRole('link', { name: 'Back to my money' });
    expect(back.getAttribute('href')).toBe('/auth/way-out');
    expect(screen.getByText('We can now pay out your money.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /deposit/i })).toBeNull();
  });
});
