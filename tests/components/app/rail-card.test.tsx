import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { App } from '../../../src/app/app.tsx';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { somebody, someSession } from '../../src/session/support/somebody.ts';
import { VIP_CONFIG } from '../rewards/vip-answers.ts';
import { openPage } from '../support/open-page.tsx';

const before = { innerWidth, innerHeight };
const setWindow = (innerWidth: number, innerHeight: number) =>
  Object.assign(window, { innerWidth, innerHeight });

/** The whole frame around a page that asks for nothing, with the levels in the config. */
async function showFrame(player?: Partial<UserInfo>): Promise<void> {
  profileStore.setState({ user: null, session: null });
  await openPage('/terms-of-use', { config: VIP_CONFIG, ...(player && { player }) });
  cleanup();
  await act(async () => render(<App />));
}

const CARD = { name: 'VIP levels' };
/** Of the rail and of the line at the foot: the frame is shown. */
const helpLines = () => screen.getAllByRole('complementary', { name: 'Help' });
const findCard = () => screen.findByRole('complementary', CARD);
const card = () => screen.queryByRole('complementary', CARD);

beforeEach(() => setWindow(1280, 800));
afterEach(() => Object.assign(window, before));

describe('card of the level in the rail', () => {
  it('[R62] member finds it in a wide window, and loses it with the sign-out', async () => {
    await showFrame({ id: 7, vip: 7 });
    expect((await findCard()).textContent).toContain('Level 7');
    act(() => profileStore.setState({ user: somebody({ id: 0, vip: 0 }), session: null }));
    expect(card()).toBeNull();
  });

  it('[R62] guest is shown no level, although a guest’s profile has one in it', async () => {
    await showFrame({ id: 7, vip: 7 });
    await findCard();
    await showFrame();
    act(() => profileStore.setState({ user: somebody({ id: 0, vip: 7 }), session: null }));
    expect(helpLines()).toHaveLength(2);
    expect(card()).toBeNull();
    act(() => profileStore.setState({ user: somebody({ id: 7, vip: 7 }), session: someSession() }));
    expect(card()).toBeTruthy();
  });

  it.each([
    [1279, 800],
    [1280, 699],
  ])('[R62] window of %i by %i has no room for it', async (width, height) => {
    await showFrame({ id: 7, vip: 7 });
    // Its file has come: from here on it is drawn with the frame, or not at all.
    await findCard();
    setWindow(width, height);
    await showFrame({ id: 7, vip: 7 });
    expect(helpLines()).toHaveLength(2);
    expect(card()).toBeNull();
    setWindow(1280, 700);
    await showFrame({ id: 7, vip: 7 });
    expect(card()).toBeTruthy();
  });
});
