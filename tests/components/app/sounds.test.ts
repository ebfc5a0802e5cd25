import { beforeEach, describe, expect, it, vi } from 'vitest';

const { connectSound, playSound, setDucked } = vi.hoisted(() => ({
  connectSound: vi.fn(),
  playSound: vi.fn(),
  setDucked: vi.fn(),
}));
vi.mock('../../../src/platform/sound.ts', () => ({ connectSound, playSound, setDucked }));

import { syncSound } from '../../../src/app/sync-sound.ts';
import type { SoundConnection } from '../../../src/platform/sound.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { changePreferences } from '../../../src/session/config/preferences-store.ts';
import { currentGameStore } from '../../../src/session/pages/current-game.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { dismissToast, toast, toastStore } from '../../../src/ui/toast.ts';
import { someConfig } from '../support/config.ts';

syncSound();
const connection = connectSound.mock.calls[0]?.[0] as SoundConnection;

beforeEach(() => {
  playSound.mockReset();
  setDucked.mockReset();
});

describe('sounds of the app', () => {
  it('sound follows the player’s switches, and is told when they change', () => {
    const heard = vi.fn();
    connection.subscribe(heard);
    changePreferences({ isSoundOn: false, isMusicOn: true, volume: 0.25 });
    expect(connection.readSettings()).toEqual({ isOn: false, isMusicOn: true, volume: 0.25 });
    expect(heard).toHaveBeenCalledTimes(1);
    changePreferences({ isSoundOn: true, isMusicOn: false, volume: 0.7 });
  });

  it('art has no address before the config, and then the config’s', () => {
    configStore.setState({ config: null });
    expect(connection.artAddress()).toBeNull();
    configStore.setState({ config: someConfig({ gameResourceUrl: '/art/9/' }) });
    expect(connection.artAddress()).toBe('/art/9/');
  });

  it('open game has the floor', () => {
    currentGameStore.setState({ gameId: 101 });
    currentGameStore.setState({ gameId: 0 });
    expect(setDucked.mock.calls).toEqual([[true], [false]]);
  });

  it('error is heard once, other messages and their going not at all', () => {
    toast('Saved.', 'good');
    expect(playSound).not.toHaveBeenCalled();
    toast('It was not sent.', 'danger');
    expect(playSound.mock.calls).toEqual([['error']]);
    const [saved] = toastStore.getState().toasts;
    if (saved) dismissToast(saved.key);
    expect(playSound).toHaveBeenCalledTimes(1);
  });

  it('mail is heard as it comes, and not again while it waits', () => {
    redDotStore.setState({ hasMail: true });
    redDotStore.setState({ hasMail: true, hasTask: true });
    redDotStore.setState({ hasMail: false });
    redDotStore.setState({ hasMail: true });
    expect(playSound.mock.calls).toEqual([['mail'], ['mail']]);
  });
});
