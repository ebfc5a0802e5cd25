import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logout } from '../../../contract/auth/auth-calls.ts';
import { cents } from '../../../contract/money.ts';
import { updateProfile } from '../../../contract/profile/profile-calls.ts';
import { preferencesStore } from '../../../src/session/config/preferences-store.ts';
import { guideStore } from '../../../src/session/gates/guide-store.ts';
import { isSignedIn, profileStore } from '../../../src/session/player/profile-store.ts';
import { FAILURE_TEXT } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 7, account: 'player_one', nickname: 'Somebody', coin: cents(12_345) } };
const isMember = () => isSignedIn(profileStore.getState());

describe('member page', () => {
  it.each([
    [/^Profile and settings/, '/member/profile'],
    [/^My games/, '/member/games'],
    [/^Play report/, '/member/report'],
    [/^Limits and breaks/, '/member/self-limited'],
  ])('entry %s leads to %s', async (name, address) => {
    await openPage('/member', MEMBER);
    const [link] = await screen.findAllByRole('link', { name });
    expect(link?.getAttribute('href')).toBe(address);
  });

  it.each([
    [0, 'Identity not verified', true],
    [1, 'Identity under review', true],
    [2, 'Identity verified', false],
    [3, 'Verification not approved', true],
  ])('identity check in state %i reads “%s”', async (hasKyc, text, isLink) => {
    await openPage('/member', { player: { ...MEMBER.player, hasKyc } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: text }) !== null).toBe(isLink);
  });

  it('player number is copied', async () => {
    const { user } = await openPage('/member', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Copy player ID' }));
    expect(await screen.findByText('Player ID copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('7');
  });

  it('player number is selected where there is no clipboard, and the player is told', async () => {
    const { user } = await openPage('/member', MEMBER);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(await screen.findByRole('button', { name: 'Copy player ID' }));
    expect(await screen.findByText(/^This browser blocks copying/)).toBeTruthy();
    expect(String(getSelection())).toContain('7');
    vi.restoreAllMocks();
  });

  it('help opens above the page', async () => {
    const { user } = await openPage('/member', MEMBER);
    await screen.findByRole('heading', { name: 'Somebody' });
    await user.click(screen.getAllByRole('button', { name: /help/i })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Help and limits' })).toBeTruthy();
    expect(location.pathname).toBe('/member');
  });

  it('first tour is asked for again and begins in the lobby', async () => {
    const { user } = await openPage('/member', MEMBER);
    await user.click(await screen.findByRole('button', { name: /^Take the tour/ }));
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(guideStore.getState().isWanted).toBe(true);
  });
});

describe('sign-out', () => {
  it('player is signed out here at once, and the server ends the session', async () => {
    server().answer(logout, {});
    const { user } = await openPage('/member', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(isMember()).toBe(false);
    await waitFor(() => expect(localStorage.getItem('left_token')).toBeNull());
    expect(server().asked(logout)).toHaveLength(1);
  });

  it('session that could not be ended is remembered for later', async () => {
    server().reject(logout, 'internal');
    const { user } = await openPage('/member', MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(isMember()).toBe(false);
    await waitFor(() => expect(server().asked(logout).length).toBeGreaterThan(0));
    expect(localStorage.getItem('left_token')).toBe('token-of-a-test');
  });
});

describe('avatar of a member', () => {
  async function openImages() {
    const page = await openPage('/member/profile', MEMBER);
    await page.user.click(await screen.findByRole('button', { name: 'Change picture' }));
    return page;
  }
  const choice = (name: string) => screen.findByRole('button', { name });

  it('choice of avatars opens and closes with the same button', async () => {
    const { user } = await openImages();
    const done = await screen.findByRole('button', { name: 'Done' });
    expect(done.getAttribute('aria-expanded')).toBe('true');
    expect(await choice('Tiger')).toBeTruthy();
    await user.click(done);
    expect(screen.queryByRole('button', { name: 'Tiger' })).toBeNull();
  });

  it('avatar of the set is saved, and is the one that is pressed', async () => {
    const { user } = await openImages();
    server().answer(updateProfile, { nickname: 'Somebody', avatar: 'tiger', avatarOther: '' });
    await user.click(await choice('Tiger'));
    expect(await screen.findByText('Picture changed')).toBeTruthy();
    expect((await choice('Tiger')).getAttribute('aria-pressed')).toBe('true');
    expect(server().asked(updateProfile)).toMatchObject([{ avatar: 'tiger' }]);
  });

  it('image that was not saved says so, and the one before stays pressed', async () => {
    const { user } = await openImages();
    server().reject(updateProfile, 'internal');
    await user.click(await choice('Dragon'));
    expect((await screen.findByRole('alert')).textContent).toContain(FAILURE_TEXT.internal);
    expect((await choice('Dragon')).getAttribute('aria-pressed')).toBe('false');
  });

  it('file that is no image is refused before anything is sent', async () => {
    const { user } = await openImages();
    const file = new File(['no picture'], 'notes.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Choose picture', { selector: 'input' }), file);
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t read this picture');
    expect(server().asked(updateProfile)).toEqual([]);
  });
});

describe('notices on this device', () => {
  afterEach(() => preferencesStore.setState(preferencesStore.getInitialState(), true));

  it.each([
    [/^Payments/, 'isPaidTold'],
    [/^Jackpot draws/, 'isChanceTold'],
    [/^Lobby offers/, 'areOffersShown'],
  ] as const)('switch %s changes the setting and nothing else', async (name, key) => {
    const { user } = await openPage('/member/profile', MEMBER);
    const before = preferencesStore.getState();
    await user.click(await screen.findByRole('switch', { name }));
    expect(preferencesStore.getState()).toEqual({ ...before, [key]: !before[key] });
  });

  it('safety notices have no switch', async () => {
    await openPage('/member/profile', MEMBER);
    const always = await screen.findByText(/^Security and safer-play alerts always stay on/);
    const section = always.closest('section');
    if (!section) throw new Error('the notices are a section');
    expect(within(section).getAllByRole('switch')).toHaveLength(3);
  });
});
