import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import type { KeyValues } from '../../../src/platform/key-values.ts';
import { activityStore, clearActivities } from '../../../src/session/activity-store.ts';
import { answerAge } from '../../../src/session/age-answer.ts';
import { configStore } from '../../../src/session/config-store.ts';
import { ASKED_MS, mayGuideBegin, startGuideGate, UNREQUESTED_MS } from '../../../src/session/guide-gate.ts';
import {
  guideStore,
  readSeenVersion,
  rememberGuide,
  resetGuide,
  wantGuide,
} from '../../../src/session/guide-store.ts';
import { closeAllOverlays, openOverlay, overlayStore } from '../../../src/session/overlay-store.ts';
import { setProfile } from '../../../src/session/profile-store.ts';
import { signOut } from '../../../src/session/sign-out.ts';
import { somebody } from './support/somebody.ts';

const READY = {
  path: '/',
  hasOverlay: false,
  hasAgeGate: false,
  isMember: true,
  isOffered: true,
  isWanted: false,
  seenVersion: 0,
  version: 1,
};

describe('condition of the first tour', () => {
  it('[O13] tour starts for a member who has not seen it', () => {
    expect(mayGuideBegin(READY)).toBe(true);
  });

  it.each([
    ['a guest', { isMember: false }],
    ['somebody who has seen it', { seenVersion: 1 }],
    ['a platform that does not offer it', { isOffered: false }],
    ['another page than the lobby', { path: '/member' }],
    ['an overlay that is open', { hasOverlay: true }],
    ['an age that is not answered', { hasAgeGate: true }],
  ])('[O13] tour does not start unrequested for %s', (_who, change) => {
    expect(mayGuideBegin({ ...READY, ...change })).toBe(false);
  });

  it('[O13] requested tour starts, but never before the age answer or above another overlay', () => {
    const asked = { ...READY, isWanted: true, isMember: false, isOffered: false, seenVersion: 1 };
    expect(mayGuideBegin(asked)).toBe(true);
    expect(mayGuideBegin({ ...asked, hasAgeGate: true })).toBe(false);
    expect(mayGuideBegin({ ...asked, hasOverlay: true })).toBe(false);
  });

  it('[O13] tour starts once more when the platform has a newer one', () => {
    expect(mayGuideBegin({ ...READY, seenVersion: 1, version: 2 })).toBe(true);
  });
});

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
    activityStore.setState({ activityIds: [ActivityId.homeGuide], isLoaded: true });
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
    clearActivities();
    closeAllOverlays();
    configStore.setState({ config: null, source: 'none' });
  });

  it('[O13] tour opens shortly after the sign-in, once, and is remembered', () => {
    setProfile(somebody({ id: 7 }), null);
    expect(timers.map(({ ms }) => ms)).toEqual([UNREQUESTED_MS]);
    comeDue();
    expect([open(), readSeenVersion()]).toEqual([['guide'], 3]);
    closeAllOverlays();
    expect(timers).toEqual([]);
  });

  it('[O13] tour waits while another overlay is open or the player is on another page', () => {
    openOverlay('help');
    setProfile(somebody({ id: 7 }), null);
    expect(timers).toEqual([]);
    path = '/wallets';
    closeAllOverlays();
    expect(timers).toEqual([]);
    path = '/';
    publishPath();
    expect(timers).toHaveLength(1);
    openOverlay('help');
    expect(timers).toEqual([]);
  });

  it('[O13] requested tour opens sooner, seen or not', () => {
    rememberGuide(3);
    path = '/member';
    wantGuide();
    expect(timers).toEqual([]);
    path = '/';
    publishPath();
    expect(timers.map(({ ms }) => ms)).toEqual([ASKED_MS]);
    comeDue();
    expect(open()).toEqual(['guide']);
  });

  it('[T03] sign-out resets the tour, so that it starts for the next player', () => {
    setProfile(somebody({ id: 7 }), null);
    comeDue();
    closeAllOverlays();
    signOut('chosen');
    expect([guideStore.getState().seenVersion, readSeenVersion()]).toEqual([0, 0]);
    activityStore.setState({ activityIds: [ActivityId.homeGuide] });
    setProfile(somebody({ id: 8 }), null);
    comeDue();
    expect(open()).toEqual(['guide']);
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
