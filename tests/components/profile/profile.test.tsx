import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSessions } from '../../../contract/auth/security-calls.ts';
import { cents } from '../../../contract/money.ts';
import {
  appUserOther,
  type UserOther,
  updateAddress,
  updateAppUserOther,
} from '../../../contract/profile/detail-calls.ts';
import { updateProfile } from '../../../contract/profile/profile-calls.ts';
import { activateMessages } from '../../../src/platform/i18n.ts';
import { preferencesStore } from '../../../src/session/config/preferences-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { fillIn } from '../support/fill-in.ts';
import { noteOf } from '../support/note-of.ts';
import { openPage } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const MEMBER = { player: { id: 100_200_300, account: 'player_one', nickname: '', coin: cents(12_345) } };
const DETAILS: UserOther = {
  realName: '',
  isNameFixed: false,
  email: '',
  address: { line: '', city: '', region: '', postCode: '' },
  birthDate: '1991-04-23',
  nationality: 'PH',
};

describe('member page', () => {
  it('[R44] page shows player, balance and start of the membership', async () => {
    await openPage('/member', MEMBER);
    expect(await screen.findByRole('heading', { name: 'player_one' })).toBeTruthy();
    expect(screen.getByText('Player ID 100200300')).toBeTruthy();
    expect(screen.getByText('Identity not verified')).toBeTruthy();
    expect(screen.getAllByText('₱123.45').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'This session' })).toBeTruthy();
    expect(screen.getByText('This is your first sign-in')).toBeTruthy();
  });

  it('[R44, V10] guest is sent to sign in', async () => {
    await openPage('/member');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });
});

describe('browser settings', () => {
  it('[R46] sound and motion settings are kept', async () => {
    const { user } = await openPage('/member/profile', MEMBER);
    const sound = await screen.findByRole('switch', { name: /^Sound/ });
    expect(sound.getAttribute('aria-checked') ?? String((sound as HTMLInputElement).checked)).toBe('true');
    await user.click(sound);
    await user.click(screen.getByRole('switch', { name: /^Reduce motion/ }));
    expect(preferencesStore.getState()).toMatchObject({ isSoundOn: false, isMotionReduced: true });
    expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({
      isSoundOn: false,
      isMotionReduced: true,
    });
    expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull();
    preferencesStore.setState(preferencesStore.getInitialState(), true);
  });

  it('[R46] volume is a slider whose value is kept', async () => {
    const { user } = await openPage('/member/profile', MEMBER);
    const volume = await screen.findByRole('slider', { name: 'Volume' });
    expect(volume.getAttribute('aria-valuetext')).toBe('70%');
    volume.focus();
    await user.keyboard('{ArrowLeft}');
    expect(volume.getAttribute('aria-valuetext')).toMatch(/^\d+%$/);
    preferencesStore.setState(preferencesStore.getInitialState(), true);
  });

  it('[K13] language changes at once', async () => {
    const { user } = await openPage('/member/profile', MEMBER);
    await user.click(await screen.findByRole('radio', { name: 'Filipino' }));
    expect(await screen.findByRole('heading', { name: 'Mga setting' })).toBeTruthy();
    expect(document.cookie).toContain('locale=fil');
    await activateMessages('en');
  });
});

describe('personal details', () => {
  const name = () => screen.findByRole('textbox', { name: 'Display name (partly hidden)' });

  it('[R47, V01] name that is too short or could be the platform’s own is rejected at its field', async () => {
    server().answer(appUserOther, DETAILS);
    const { user } = await openPage('/member/profile/info', MEMBER);
    await fillIn(user, await name(), 'x');
    await waitFor(async () => expect(noteOf(await name())).toBe('Use 2 to 24 characters.'));
    await fillIn(user, await name(), '*star*');
    await waitFor(async () => expect(noteOf(await name())).toMatch(/^Start with a letter or digit/));
    expect(server().asked(updateProfile)).toEqual([]);
  });

  it('[R47, C22] name is saved and shown', async () => {
    server().answer(appUserOther, DETAILS);
    server().answer(updateProfile, { nickname: 'Lucky Harbour', avatar: '', avatarOther: '' });
    const { user } = await openPage('/member/profile/info', MEMBER);
    await fillIn(user, await name(), 'Lucky Harbour');
    await user.type(await name(), '{Enter}');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(profileStore.getState().user?.nickname).toBe('Lucky Harbour');
  });

  it('[R47, C27, C35] invalid e-mail is rejected at its field, and a valid one is saved', async () => {
    server().answer(appUserOther, DETAILS);
    server().reject(updateAppUserOther, 'invalidValue');
    server().answer(updateAddress, { ...DETAILS, address: { ...DETAILS.address, city: 'Quezon City' } });
    const { user } = await openPage('/member/profile/info', MEMBER);
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await fillIn(user, email, 'not a mail');
    await user.type(email, '{Enter}');
    await waitFor(() => expect(noteOf(email)).toMatch(/^Enter an email address/));
    const city = screen.getByRole('textbox', { name: 'City' });
    await fillIn(user, city, 'Quezon City');
    await user.type(city, '{Enter}');
    await waitFor(() => expect(server().asked(updateAddress)).toMatchObject([{ city: 'Quezon City' }]));
  });

  it('[R47, C35] rejected legal name shows the reason at its field until it is changed', async () => {
    server().answer(appUserOther, DETAILS);
    server().reject(updateAppUserOther, 'realNameInvalid');
    const { user } = await openPage('/member/profile/info', MEMBER);
    const real = await screen.findByRole('textbox', { name: 'Name as on your ID' });
    await fillIn(user, real, 'A');
    await user.type(real, '{Enter}');
    await waitFor(() => expect(real.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(real);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(real, 'na Cruz');
    expect(real.getAttribute('aria-invalid')).toBeNull();
  });

  it('[R47, C26] details that do not load show an error and can be loaded again', async () => {
    server().cut(appUserOther);
    const { user } = await openPage('/member/profile/info', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this' })).toBeTruthy();
    server().answer(appUserOther, DETAILS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await name()).toBeTruthy();
  });
});

describe('devices', () => {
  it('[R46] sessions that do not load show an error and can be loaded again', async () => {
    server().cut(getSessions);
    const { user } = await openPage('/member/profile/devices', MEMBER);
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this' })).toBeTruthy();
    server().answer(getSessions, { sessions: [], signIns: [], devices: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You’re not signed in anywhere else.')).toBeTruthy();
  });
});
