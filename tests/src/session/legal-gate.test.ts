import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLegalGate } from '../../../src/session/gates/legal-gate.ts';
import {
  closeAllOverlays,
  closeOverlay,
  openOverlay,
  overlayStore,
} from '../../../src/session/overlays/overlay-store.ts';
import { setProfile } from '../../../src/session/player/profile-store.ts';
import { somebody } from './support/somebody.ts';

let path = '/';
let publishPath = () => {};
let waiting: (() => void)[] = [];
let pending: unknown[] = [{}];
let stop = () => {};
const ask = vi.fn(() => Promise.resolve(pending));
const open = () => overlayStore.getState().stack.map(({ name }) => name);

/** What was to be done later is done, and what it asked for has answered. */
async function pass() {
  const due = waiting;
  waiting = [];
  for (const work of due) work();
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  path = '/';
  waiting = [];
  pending = [{}];
  ask.mockClear();
  setProfile(null, null);
  stop = startLegalGate(
    {
      path: () => path,
      onPathChange: (listener) => {
        publishPath = listener;
        return () => {};
      },
      after: (_ms, work) => {
        waiting.push(work);
        return () => {
          waiting = waiting.filter((each) => each !== work);
        };
      },
    },
    ask,
  );
});
afterEach(() => {
  stop();
  closeAllOverlays();
});

it('[R54] new terms are shown to a member once in a visit, and to nobody else', async () => {
  await pass();
  expect(ask).not.toHaveBeenCalled();
  setProfile(somebody({}), null);
  await pass();
  expect(open()).toEqual(['new-terms']);
  closeOverlay('new-terms');
  path = '/member';
  publishPath();
  await pass();
  setProfile({ ...somebody({}) }, null);
  await pass();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(open()).toEqual([]);
});

it('[R54] terms dialog does not open where nothing is new', async () => {
  pending = [];
  setProfile(somebody({}), null);
  await pass();
  expect(open()).toEqual([]);
});

it('[R54] terms dialog waits for overlays above the page, and while the texts are being read', async () => {
  path = '/terms-of-use';
  setProfile(somebody({}), null);
  await pass();
  expect(open()).toEqual([]);
  path = '/';
  openOverlay('age-notice');
  await pass();
  expect(open()).toEqual(['age-notice']);
  closeAllOverlays();
  await pass();
  expect(open()).toEqual(['new-terms']);
});

it('[R54] terms dialog does not open for a player who has left meanwhile', async () => {
  setProfile(somebody({}), null);
  setProfile(null, null);
  await pass();
  expect(open()).toEqual([]);
});

it('[R54] terms dialog that a page change took away comes again, until its reader has closed it', async () => {
  setProfile(somebody({}), null);
  await pass();
  closeAllOverlays();
  path = '/wallets';
  publishPath();
  await pass();
  expect(open()).toEqual(['new-terms']);
  closeOverlay('new-terms');
  path = '/';
  publishPath();
  await pass();
  expect(open()).toEqual([]);
});
