import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { KeyValues } from '../../../src/platform/key-values.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { answerAge } from '../../../src/session/gates/age-answer.ts';
import { ASKED_MS, startGuideGate } from '../../../src/session/gates/guide-gate.ts';
import {
  guideStore,
  readSeenVersion,
  rememberGuide,
  resetGuide,
  wantGuide,
} from '../../../src/session/gates/guide-store.ts';
import {
  closeAllOverlays,
  closeOverlay,
  openOverlay,
  overlayStore,
  removeOverlay,
} from '../../../src/session/overlays/overlay-store.ts';
import { setProfile } from '../../../src/session/player/profile-store.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { somebody } from './support/somebody.ts';

describe('start of the first tour', () => {
  const open = () => overlayStore.getState().stack.map(({ name }) => name);
  let timers: { ms: number; work: () => void }[] = [];
  let path = '/';
  let publishPath = () => {};
  let stop = () => {};
  const after = (ms: number, work: () => void) => {
    const timer = { ms, work };
    timers.push(timer);
    return () => {
      timers = timers.filter((other) => other !== timer);
    };
  };
  const comeDue = () => {
    for (const { work } of timers.splice(0)) work();
  };

  beforeEach(() => {
    timers = [];
    path = '/';
    resetGuide();
    answerAge('ofAge');
    configStore.setState({
      config: { h5ClientMode: 1, clientConfig: { tutorialVersion: 3 } } as AppConfig,
      source: 'server',
    });
    stop = startGuideGate({
      path: () => path,
      onPathChange: (listener) => {
        publishPath = listener;
        return () => {};
      },
      after,
    });
  });
  afterEach(() => {
    stop();
    setProfile(null, null);
    closeAllOverlays();
    configStore.setState({ config: null, source: 'none' });
  });

  it('[O13] tour never opens unrequested', () => {
    setProfile(somebody({ id: 7 }), null);
    expect([timers, open()]).toEqual([[], []]);
  });

  it('[O13] requested tour waits for the lobby, the age answer and the overlays above the page', () => {
    answerAge('none');
    path = '/member';
    wantGuide();
    expect(timers).toEqual([]);
    path = '/';
    publishPath();
    expect(timers).toEqual([]);
    answerAge('ofAge');
    expect(timers.map(({ ms }) => ms)).toEqual([ASKED_MS]);
    openOverlay('help');
    expect(timers).toEqual([]);
    closeAllOverlays();
    comeDue();
    expect([open(), guideStore.getState().isWanted]).toEqual([['guide'], false]);
  });

  it('[O13] tour is seen once its reader has closed it, and not when a page change took it away', () => {
    wantGuide();
    comeDue();
    removeOverlay('guide');
    expect(readSeenVersion()).toBe(0);
    wantGuide();
    comeDue();
    closeOverlay('guide');
    expect([open(), timers, readSeenVersion()]).toEqual([[], [], 3]);
  });

  it('[T03] sign-out resets the tour, so that it is offered to the next player', () => {
    rememberGuide(3);
    signOut('chosen');
    expect([guideStore.getState().seenVersion, readSeenVersion()]).toEqual([0, 0]);
  });
});

describe('stored version of the first tour', () => {
  const keysWith = (value: string | null): KeyValues => ({
    get: () => value,
    set: () => {},
    remove: () => {},
    keys: () => [],
  });

  it.each([
    [null, 0],
    ['', 0],
    ['2', 2],
    ['-1', 0],
    ['much', 0],
  ])('value %j is read as version %i', (value, version) => {
    expect(readSeenVersion(keysWith(value))).toBe(version);
  });
});
