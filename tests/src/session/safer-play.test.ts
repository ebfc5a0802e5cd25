import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyValues } from '../../../src/platform/key-values.ts';
import { closeAllOverlays, openOverlay, overlayStore } from '../../../src/session/overlay-store.ts';
import { setProfile } from '../../../src/session/profile-store.ts';
import { offerSaferPlay, SAFER_PLAY_MS, syncSaferPlay } from '../../../src/session/safer-play.ts';
import { signOut } from '../../../src/session/sign-out.ts';
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
const after = (ms: number, work: () => void) => {
  const wait = { ms, work };
  waits.push(wait);
  return () => {
    waits = waits.filter((other) => other !== wait);
  };
};
const runAll = () => {
  for (const { work } of waits.splice(0)) work();
};
const openNames = () => overlayStore.getState().stack.map(({ name }) => name);

beforeEach(() => {
  keys = memoryKeys();
  waits = [];
  closeAllOverlays();
  stop = syncSaferPlay({ after }, keys);
});
afterEach(() => {
  stop();
  signOut('chosen');
  closeAllOverlays();
});

describe('safer play information', () => {
  it('[R51] sheet opens once after a registration, half a second after the page is visible', () => {
    offerSaferPlay(keys);
    setProfile(somebody({}), null);
    expect(waits.map(({ ms }) => ms)).toEqual([SAFER_PLAY_MS]);
    runAll();
    expect(openNames()).toEqual(['safer-play']);
    closeAllOverlays();
    runAll();
    expect(openNames()).toEqual([]);
  });

  it('[R51] sheet does not open after a sign-in', () => {
    setProfile(somebody({}), null);
    expect(waits).toEqual([]);
  });

  it('[R51] sheet waits for other overlays, and survives a reload before it was seen', () => {
    openOverlay('register');
    offerSaferPlay(keys);
    setProfile(somebody({}), null);
    expect(waits).toEqual([]);
    stop();
    closeAllOverlays();
    stop = syncSaferPlay({ after }, keys);
    runAll();
    expect(openNames()).toEqual(['safer-play']);
    stop();
    closeAllOverlays();
    stop = syncSaferPlay({ after }, keys);
    runAll();
    expect(openNames()).toEqual([]);
  });

  it('[R51] sheet is not shown to the next player of this tab', () => {
    setProfile(somebody({}), null);
    openOverlay('register');
    offerSaferPlay(keys);
    signOut('chosen');
    closeAllOverlays();
    setProfile(somebody({ id: 2 }), null);
    runAll();
    expect(openNames()).toEqual([]);
  });
});
