import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../support/open-page.tsx';

const address = (parts: Record<string, string>) => `/share/received?${new URLSearchParams(parts)}`;
const invite = () => `${location.origin}/auth/register?inviteCode=LUCKY7`;

describe('what is shared with the installed app', () => {
  it('[O24] friend’s invite opens the registration, with the code in its form', async () => {
    await openPage(address({ text: `Join me: ${invite()}` }));
    await waitFor(() => expect(location.pathname).toBe('/auth/register'));
    expect(location.search).toBe('?inviteCode=LUCKY7');
  });

  it.each([
    [
      'another site',
      { url: 'https://evil.example/auth/register?inviteCode=LUCKY7' },
      'This link is from another site',
    ],
    ['no link', { text: 'hello' }, 'No link was shared'],
    ['no invite', { url: 'http://127.0.0.1/wallets' }, 'This isn’t an invite link'],
  ])('[O24] %s is said in plain words, with a way out', async (_what, parts, title) => {
    await openPage(address(parts));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the lobby' }).getAttribute('href')).toBe('/');
    expect(location.pathname).toBe('/share/received');
  });

  it('[O24] member is told that an invite is for somebody new', async () => {
    await openPage(address({ url: invite() }), { player: { id: 7 } });
    expect(await screen.findByRole('heading', { name: 'You already have an account' })).toBeTruthy();
  });
});
