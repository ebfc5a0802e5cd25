import { expect, it, vi } from 'vitest';
import { hostMessageSchema } from '../../../../contract/games/game-bridge.ts';
import { publishSettings } from '../../../../src/features/games/play/host-settings.ts';
import { preferencesStore } from '../../../../src/session/config/preferences-store.ts';

it.each([true, false])(
  'frame is told of the player’s sound, music and motion, with music %s',
  (isMusicOn) => {
    const post = vi.fn();
    const preferences = { ...preferencesStore.getState(), isSoundOn: true, volume: 0.4, isMusicOn };
    publishSettings({ post, stop: vi.fn() }, preferences);
    const [said] = post.mock.calls[0] ?? [];
    expect(said).toMatchObject({ kind: 'settings', isSoundOn: true, volume: 0.4, isMusicOn });
    expect(hostMessageSchema.safeParse({ v: 1, ...said }).data).toEqual({ v: 1, ...said });
  },
);
