import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { socialStart } from '../../../contract/auth/social-calls.ts';
import { LoginType, SocialProvider } from '../../../contract/ids.ts';
import { openPage, showOverlay } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const PAGE = '/auth/register';
const accountName = () => screen.findByRole('textbox', { name: 'Account name' });

function vouchFor(expiresAt: number): void {
  const ticket = { ticket: 't1', expiresAt, name: '+63 917 555 1234' };
  sessionStorage.setItem('newcomer_ticket', JSON.stringify(ticket));
}

describe('ways to open an account', () => {
  it('market without a way to register says so', async () => {
    await openPage(PAGE, { config: { registerType: [] } });
    expect(await screen.findByText(/^This way of signing up is closed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create my account' })).toBeNull();
  });

  it('market with one way shows its form without a choice', async () => {
    await openPage(PAGE, { config: { registerType: [LoginType.account] } });
    expect(await accountName()).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('market with both ways lets the visitor choose', async () => {
    const registerType = [LoginType.account, LoginType.phone];
    const { user } = await openPage(PAGE, { config: { registerType } });
    const tabs = await screen.findAllByRole('tab');
    expect(tabs).toHaveLength(2);
    const other = tabs.find((tab) => tab.getAttribute('aria-selected') === 'false');
    if (!other) throw new Error('one tab is not selected');
    await user.click(other);
    expect(other.getAttribute('aria-selected')).toBe('true');
  });

  it('visitor who is vouched for gives neither number nor account name', async () => {
    vouchFor(Date.now() + 600_000);
    await openPage(PAGE);
    expect(await screen.findByText('Continuing as +63 917 555 1234')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Step 1 of 2 About you' })).toBeTruthy();
    expect(screen.queryByLabelText('Account name')).toBeNull();
  });

  it('visitor who is vouched for can take another way', async () => {
    vouchFor(Date.now() + 600_000);
    const { user } = await openPage(PAGE, { config: { registerType: [LoginType.account] } });
    await user.click(await screen.findByRole('button', { name: 'Use another method' }));
    expect(await accountName()).toBeTruthy();
    expect(sessionStorage.getItem('newcomer_ticket')).toBeNull();
  });

  it('ticket whose time is over counts for nothing', async () => {
    vouchFor(Date.now() - 1);
    await openPage(PAGE, { config: { registerType: [LoginType.account] } });
    expect(await accountName()).toBeTruthy();
    expect(screen.queryByText(/^Continuing as/)).toBeNull();
  });

  it('member who comes here goes on to what was wanted', async () => {
    await openPage(PAGE, { player: { id: 7 } });
    await waitFor(() => expect(location.pathname).not.toBe(PAGE));
  });

  it('provider that cannot be reached is told, and the page stays', async () => {
    server().reject(socialStart, 'socialFailed');
    const config = { socialProviders: [SocialProvider.google] };
    const { user } = await openPage(PAGE, { config });
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect((await screen.findByRole('alert')).textContent).toContain('provider didn’t work');
    expect(server().asked(socialStart)).toMatchObject([{ provider: SocialProvider.google, isToBind: false }]);
    expect(location.pathname).toBe(PAGE);
  });

  it('overlay leads to sign-in and back, and only one of the two is open', async () => {
    const { user } = await showOverlay('register');
    await screen.findByRole('dialog', { name: 'Create account' });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
