import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateProfile } from '../../../contract/profile/profile-calls.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { failCall } from '../support/failure.ts';
import { openPage } from '../support/open-page.tsx';
import { givePen } from '../support/pen.ts';
import { server } from '../support/server.ts';
import { someImage } from './some-image.ts';

const MEMBER = { player: { id: 7, account: 'player_one', nickname: '', avatar: 'tiger' } };
const OWN = '/avatars/7.jpg';

const section = () => within(screen.getByRole('region', { name: 'Change picture' }));
const choice = (name: string) => section().getByRole('button', { name });
const pressed = () =>
  section()
    .queryAllByRole('button', { pressed: true })
    .map((each) => each.getAttribute('aria-label'));
const input = () => screen.getByLabelText<HTMLInputElement>('Choose picture', { selector: 'input' });
const crop = () => screen.findByRole('heading', { name: 'Crop your picture' });
const photo = (type = 'image/jpeg') => new File(['x'], 'me.jpg', { type });
const asked = () => server().asked(updateProfile);

async function openAvatars(player = {}) {
  const page = await openPage('/member/profile', { player: { ...MEMBER.player, ...player } });
  await page.user.click(await screen.findByRole('button', { name: 'Change picture' }));
  return page;
}

/** The browser decodes every file to a picture of that size. */
function decodeTo(width: number, height: number) {
  const decoded = someImage(width, height);
  vi.stubGlobal('createImageBitmap', async () => decoded.image);
  return decoded;
}

async function openCrop() {
  const pen = givePen();
  const decoded = decodeTo(900, 600);
  const page = await openAvatars();
  await page.user.upload(input(), photo());
  await crop();
  const use = () => page.user.click(screen.getByRole('button', { name: 'Use picture' }));
  return { ...page, pen, decoded, use };
}

afterEach(() => vi.unstubAllGlobals());

describe('avatar of the platform’s set', () => {
  it('[R46] set opens and closes, and the player’s own choice is marked', async () => {
    const { user } = await openAvatars();
    expect(pressed()).toEqual(['Tiger']);
    expect(section().getAllByRole('button', { pressed: false })).toHaveLength(12);
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done.getAttribute('aria-expanded')).toBe('true');
    await user.click(done);
    expect(screen.queryByRole('region', { name: 'Change picture' })).toBeNull();
  });

  it.each([
    ['Wolf', 'wolf'],
    ['No picture, just your initial', ''],
  ] as const)('[R46, C22] choice of “%s” is saved and shown at once', async (name, avatar) => {
    const { user } = await openAvatars();
    server().answer(updateProfile, { nickname: '', avatar, avatarOther: '' });
    await user.click(choice(name));
    expect(await screen.findByText('Picture changed')).toBeTruthy();
    expect(asked()).toMatchObject([{ avatar }]);
    expect(pressed()).toEqual([name]);
    expect(profileStore.getState().user?.avatar).toBe(avatar);
  });

  it('[R46] none of the set is marked while an own avatar is shown', async () => {
    await openAvatars({ avatarOther: OWN });
    expect(pressed()).toEqual([]);
  });

  it.each([
    ['internal', 'Something went wrong on our side.'],
    ['forbidden', 'Your account doesn’t have access to this.'],
    ['tooOften', 'Too many tries.'],
    ['offline', 'You’re offline.'],
  ] as const)(
    '[R46, C22] choice that is not saved (%s) says why, and the old one stays',
    async (kind, words) => {
      const { user } = await openAvatars();
      failCall(updateProfile, kind);
      await user.click(choice('Wolf'));
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      expect(pressed()).toEqual(['Tiger']);
      server().answer(updateProfile, { nickname: '', avatar: 'wolf', avatarOther: '' });
      await user.click(choice('Wolf'));
      await waitFor(() => expect(pressed()).toEqual(['Wolf']));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('[R46] second choice waits until the first one is saved', async () => {
    const { user } = await openAvatars();
    const release = server().hold(updateProfile, { nickname: '', avatar: 'wolf', avatarOther: '' });
    await user.click(choice('Wolf'));
    await user.click(choice('Dragon'));
    release();
    await waitFor(() => expect(pressed()).toEqual(['Wolf']));
    expect(asked()).toMatchObject([{ avatar: 'wolf' }]);
  });

  it('[R46] guest is sent to sign in', async () => {
    await openPage('/member/profile');
    await waitFor(() => expect(location.pathname).toBe('/auth/login'));
  });
});

describe('avatar of the player’s own', () => {
  it('[R46, C22] cut image is sent as pixels alone, and shown', async () => {
    const { use, decoded } = await openCrop();
    server().answer(updateProfile, { nickname: '', avatar: '', avatarOther: OWN });
    await use();
    expect(await screen.findByText('Picture changed')).toBeTruthy();
    expect(asked()).toMatchObject([{ image: btoa('the bytes of a picture') }]);
    expect(asked()[0]).not.toHaveProperty('avatar');
    expect(pressed()).toEqual([]);
    expect(profileStore.getState().user?.avatarOther).toBe(OWN);
    expect(decoded.close).toHaveBeenCalledTimes(1);
  });

  it('[R46] image that the player leaves is not sent, and its memory is given back', async () => {
    const { user, decoded } = await openCrop();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(pressed()).toEqual(['Tiger']);
    expect(asked()).toEqual([]);
    expect(decoded.close).toHaveBeenCalledTimes(1);
  });

  it('[R46] file that was refused can be chosen again', async () => {
    decodeTo(900, 63);
    const { user } = await openAvatars();
    expect(input().accept).toBe('image/jpeg,image/png,image/webp');
    await user.upload(input(), photo());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(input().value).toBe('');
    decodeTo(900, 600);
    await user.upload(input(), photo());
    expect(await crop()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['is smaller than 64 pixels', 900, 63, 'This picture is too small. Each side needs at least 64 pixels.'],
    [
      'unpacks to more than a device can hold',
      9_000,
      9_000,
      'This picture is too large. Choose a smaller one.',
    ],
  ])(
    '[R46] picture that %s is refused in words, before anything is sent',
    async (_what, width, height, words) => {
      decodeTo(width, height);
      const { user } = await openAvatars();
      await user.upload(input(), photo());
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      expect(section().getAllByRole('button', { pressed: false })).toHaveLength(12);
      expect(asked()).toEqual([]);
    },
  );

  it('[R46] file that is no image is refused in words until another choice is made', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no')));
    const { user } = await openAvatars();
    await user.upload(input(), photo());
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t read this picture.');
    server().answer(updateProfile, { nickname: '', avatar: 'wolf', avatarOther: '' });
    await user.click(choice('Wolf'));
    await waitFor(() => expect(pressed()).toEqual(['Wolf']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['imageInvalid', 'Choose a still JPEG, PNG or WebP.'],
    ['imageTooSmall', 'Choose a larger one.'],
    ['internal', 'Something went wrong on our side.'],
    ['forbidden', 'Your account doesn’t have access to this.'],
    ['offline', 'You’re offline.'],
  ] as const)(
    '[R46, C22] picture that is not taken (%s) says why, and its cut stays',
    async (kind, words) => {
      const { use, decoded } = await openCrop();
      failCall(updateProfile, kind);
      await use();
      expect((await screen.findByRole('alert')).textContent).toContain(words);
      expect(await crop()).toBeTruthy();
      expect(decoded.close).not.toHaveBeenCalled();
      server().answer(updateProfile, { nickname: '', avatar: '', avatarOther: OWN });
      await use();
      expect(await screen.findByText('Picture changed')).toBeTruthy();
    },
  );

  it('[R46] image that no quality makes small enough says so, and nothing is sent', async () => {
    const { use } = await openCrop();
    givePen(null);
    await use();
    expect((await screen.findByRole('alert')).textContent).toContain('This picture is too large.');
    expect(await crop()).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});
