import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyValues } from '../../../src/platform/key-values.ts';
import {
  closeAllOverlays,
  closeOverlay,
  openOverlay,
  overlayStore,
  removeOverlay,
} from '../../../src/session/overlays/overlay-store.ts';
import {
  isSaferPlayUnread,
  offerSaferPlay,
  SAFER_PLAY_MS,
  syncSaferPlay,
} from '../../../src/session/overlays/safer-play.ts';
import { setProfile } from '../../../src/session/player/profile-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { somebody } from './support/somebody.ts';

function memoryKeys(): KeyValues {
  const held = new Map<string, string>();
  return {
    get: (key) => held.get(key) ?? null,
    set: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
  } as KeyValues;
}

let keys: KeyValues;
let waits: { ms: number; work: () => void }[];
let stop: () => void;
let path: string;
let publishPath: () => void;
const after = (ms: number, work: () => void) => {
  const wait = { ms, work };
  waits.push(wait);
  return () => {
    waits = waits.filter((other) => other !== wait);
  };
};
const start = () =>
  syncSaferPlay(
    {
      path: () => path,
      onPathChange: (listener) => {
        publishPath = listener;
        return () => {};
      },
      after,
    },
    keys,
  );
/** As the frame does it: what lies above the page that is left goes with it. */
const goTo = (next: string) => {
  removeOverlay('safer-play');
  path = next;
  publishPath();
};
const register = () => {
  setProfile(somebody({}), null);
  offerSaferPlay(keys);
};
const runAll = () => {
  for (const { work } of waits.splice(0)) work();
};
const openNames = () => overlayStore.getState().stack.map(({ name }) => name);

beforeEach(() => {
  keys = memoryKeys();
  waits = [];
  path = '/';
  closeAllOverlays();
  stop = start();
});
afterEach(() => {
  stop();
  signOut('chosen');
  closeAllOverlays();
});

describe('safer play information', () => {
  it('[R51] sheet opens once after a registration, half a second after the page is visible', () => {
    register();
    expect(waits.map(({ ms }) => ms)).toEqual([SAFER_PLAY_MS]);
    runAll();
    expect(openNames()).toEqual(['safer-play']);
    closeOverlay('safer-play');
    runAll();
    expect([openNames(), isSaferPlayUnread()]).toEqual([[], false]);
  });

  it('[R51] sheet does not open after a sign-in', () => {
    setProfile(somebody({}), null);
    expect(waits).toEqual([]);
  });

  it('[R51] sheet waits for the page that the newcomer is led to, and comes again where a page change took it away', () => {
    path = '/auth/register';
    register();
    runAll();
    expect(openNames()).toEqual([]);
    goTo('/game/start');
    runAll();
    expect(openNames()).toEqual(['safer-play']);
    goTo('/');
    expect(isSaferPlayUnread()).toBe(true);
    runAll();
    expect(openNames()).toEqual(['safer-play']);
    closeOverlay('safer-play');
    goTo('/member');
    runAll();
    expect(openNames()).toEqual([]);
  });

  it('[R51] page that could not show the sheet leaves it to the next page', () => {
    register();
    runAll();
    removeOverlay('safer-play');
    expect(waits).toEqual([]);
    goTo('/member');
    expect(waits).toHaveLength(1);
  });

  it('[R51] sheet waits for other overlays, and survives a reload and an ended session until its reader closes it', () => {
    openOverlay('register');
    register();
    expect(waits).toEqual([]);
    closeAllOverlays();
    runAll();
    expect(openNames()).toEqual(['safer-play']);
    stop();
    closeAllOverlays();
    stop = start();
    signOut('ended');
    runAll();
    expect(openNames()).toEqual([]);
    setProfile(somebody({}), null);
    runAll();
    expect(openNames()).toEqual(['safer-play']);
    closeOverlay('safer-play');
    stop();
    stop = start();
    runAll();
    expect(openNames()).toEqual([]);
  });

  it('[R51] sheet is not shown to another player of this browser', () => {
    openOverlay('register');
    register();
    signOut('ended');
    closeAllOverlays();
    setProfile(somebody({ id: 2 }), null);
    runAll();
    expect(openNames()).toEqual([]);
    signOut('chosen');
    expect(keys.get('safer_play')).toBeNull();
  });
});
