import { afterEach, describe, expect, it } from 'vitest';
import type { Activity, AppConfig, RedDots } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { NAVIGATION_ITEMS } from '../../../src/app/frame/navigation-items.ts';
import { hasRedDot } from '../../../src/app/frame/red-dots.ts';
import { startOverlayGate } from '../../../src/app/overlay-gate.ts';
import { pageStore } from '../../../src/app/page-store.ts';
import { setNavigator } from '../../../src/platform/navigation.ts';
import { activityAccess, runningActivity } from '../../../src/session/config/activity-access.ts';
import { activityStore, clearActivities } from '../../../src/session/config/activity-store.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { closeAllOverlays, openOverlay, overlayStore } from '../../../src/session/overlays/overlay-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { consumeWantedAddress } from '../../../src/session/sign-in/wanted-address.ts';
import { somebody, someSession } from '../session/support/somebody.ts';

const jackpot = (unloginShowStatus: number): Activity => ({
  id: ActivityId.luckyJackpot,
  type: 0,
  sort: 1,
  title: 'Lucky Jackpot',
  clickType: 0,
  clickAction: '',
  unloginShowStatus,
  themeUrl: '',
  startAt: 0,
  endAt: 1,
});
const runs = (activity: Activity) =>
  activityStore.setState({ activityMap: { [activity.id]: activity }, isLoaded: true });

afterEach(() => {
  clearActivities();
  closeAllOverlays();
  configStore.setState({ config: null });
  profileStore.setState({ user: null, session: null });
});

describe('activity guard', () => {
  it('[V07] activity is open to guests by its flag, to members while it runs, and to nobody after it', () => {
    expect(activityAccess(jackpot(1), false)).toBe('open');
    expect(activityAccess(jackpot(0), false)).toBe('signIn');
    expect(activityAccess(jackpot(0), true)).toBe('open');
    expect([activityAccess(null, false), activityAccess(null, true)]).toEqual(['closed', 'closed']);
  });

  it('[V07] guard reads the activities of the session, and the config only until they are loaded', () => {
    configStore.setState({ config: { activities: { 47: jackpot(1) } } as unknown as AppConfig });
    expect(runningActivity(ActivityId.luckyJackpot)?.unloginShowStatus).toBe(1);
    activityStore.setState({ activityMap: {}, isLoaded: true });
    expect(runningActivity(ActivityId.luckyJackpot)).toBeNull();
  });
});

describe('overlay of an activity', () => {
  const walked: string[] = [];
  const open = () => {
    walked.length = 0;
    setNavigator((address) => walked.push(address));
    startOverlayGate();
    pageStore.setState({ address: '/game/search?q=a' });
    openOverlay('jackpot-board');
    return overlayStore.getState().stack.map(({ name }) => name);
  };

  it('[V07] guest is sent to sign-in from a members-only activity and comes back to it after', () => {
    runs(jackpot(0));
    expect(open()).toEqual([]);
    expect(walked).toEqual(['/auth/login']);
    expect(consumeWantedAddress()).toBe('/game/search?q=a');
  });

  it('[V07] overlay opens for guests where the activity allows them, and for members always', () => {
    runs(jackpot(1));
    expect([open(), walked]).toEqual([['jackpot-board'], []]);
    closeAllOverlays();
    runs(jackpot(0));
    profileStore.setState({ user: somebody({ id: 7 }), session: someSession() });
    expect([open(), walked]).toEqual([['jackpot-board'], []]);
  });
});

/** Mail stands in the top bar. */
const ITEMS = [...NAVIGATION_ITEMS.map(({ name }) => name), 'mail'] as const;

describe('red dots', () => {
  const none = redDotStore.getInitialState();

  it.each(Object.keys(none) as (keyof RedDots)[])(
    '[D08][V09] %s belongs to exactly one item of the navigation',
    (flag) => {
      const lit = ITEMS.filter((name) => hasRedDot(name, { ...none, [flag]: true }));
      expect(lit).toHaveLength(1);
      expect(ITEMS.filter((name) => hasRedDot(name, none))).toEqual([]);
    },
  );
});
