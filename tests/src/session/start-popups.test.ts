import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { wallet } from '../../../src/features/wallet/module.ts';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import { activityStore, clearActivities } from '../../../src/session/config/activity-store.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { changePreferences } from '../../../src/session/config/preferences-store.ts';
import { answerAge } from '../../../src/session/gates/age-answer.ts';
import {
  closeAllOverlays,
  closeOverlay,
  openOverlay,
  overlayStore,
} from '../../../src/session/overlays/overlay-store.ts';
import { offerSaferPlay, syncSaferPlay } from '../../../src/session/overlays/safer-play.ts';
import { planStartPopups } from '../../../src/session/overlays/start-popup-plan.ts';
import { startPopupStore, startStartPopups } from '../../../src/session/overlays/start-popups.ts';
import { setProfile } from '../../../src/session/player/profile-store.ts';
import { somebody, someSession } from './support/somebody.ts';

const activity = (id: number, changes: object = {}) => ({
  id,
  type: 1,
  sort: 1,
  title: '',
  clickType: 0,
  clickAction: '',
  unloginShowStatus: 0,
  themeUrl: '',
  startAt: 0,
  endAt: 1,
  ...changes,
});
const TIPS = ActivityId.firstDepositTips;
const OFFER = ActivityId.firstDeposit;
const both = { [TIPS]: activity(TIPS), [OFFER]: activity(OFFER) };
const member = { activityMap: both, isMember: true, totalRecharge: 0, canSignIn: false };

const plan = (now: Parameters<typeof planStartPopups>[1]) =>
  planStartPopups(wallet.startPopups, now).map(({ activity: id }) => id);

describe('choice of popups at a start', () => {
  it('[T06] tips and then the offer open before the first deposit', () => {
    expect(plan(member)).toEqual([TIPS, OFFER]);
  });

  it('[T06] no popup opens once something was deposited', () => {
    expect(plan({ ...member, totalRecharge: 1 })).toEqual([]);
  });

  it('[T06] guest gets only popups that a guest may see', () => {
    const guest = { ...member, isMember: false };
    expect(plan(guest)).toEqual([]);
    const open = { ...both, [TIPS]: activity(TIPS, { unloginShowStatus: 1 }) };
    expect(plan({ ...guest, activityMap: open })).toEqual([TIPS]);
  });

  it('[T06] only popups that the platform has marked for the start open, while they run', () => {
    expect(plan({ ...member, activityMap: { [TIPS]: activity(TIPS, { type: 0 }) } })).toEqual([]);
    expect(plan({ ...member, activityMap: {} })).toEqual([]);
  });
});

describe('order of popups at a start', () => {
  const IDS = [
    ActivityId.freeLoginBonus,
    ActivityId.inviteUserSpin,
    OFFER,
    ActivityId.notice,
    TIPS,
    ActivityId.download,
  ] as const;
  const popups = IDS.map((id) => ({ activity: id, overlay: 'guide' as const, isDue: () => true }));
  const all = Object.fromEntries(IDS.map((id) => [id, activity(id)]));
  const order = (map: object) =>
    planStartPopups(popups, { ...member, activityMap: { ...map } }).map((popup) => popup.activity);

  it('[T04] download comes first, then tips, first deposit, invite spin and calendar', () => {
    expect(order(all)).toEqual([32, 60, 44, 20, 23]);
  });

  it('[T07] notices take the place of the tips where those are not due', () => {
    const { [TIPS]: _, ...others } = all;
    expect(order(others)).toEqual([32, 25, 44, 20, 23]);
  });
});

describe('queue of popups at a start', () => {
  const open = () => overlayStore.getState().stack.map(({ name }) => name);
  let timers: (() => void)[] = [];
  let path = '/';
  let publishPath = () => {};
  let stop = () => {};
  const start = (keys = makeKeyValues(() => undefined)) => {
    stop = startStartPopups(
      {
        path: () => path,
        onPathChange: (listener) => {
          publishPath = listener;
          return () => {};
        },
        after: (_ms, work) => {
          timers.push(work);
          return () => {
            timers = timers.filter((other) => other !== work);
          };
        },
      },
      wallet.startPopups,
      keys,
    );
    return keys;
  };
  const close = () => {
    for (const name of open()) closeOverlay(name);
  };
  const pass = () => {
    for (const work of timers.splice(0)) work();
  };

  beforeEach(() => {
    path = '/';
    answerAge('ofAge');
    configStore.setState({ config: { h5ClientMode: 1 } as AppConfig });
    activityStore.setState({ activityMap: both, isLoaded: true });
    setProfile(somebody({ id: 7 }), null);
  });
  afterEach(() => {
    stop();
    timers = [];
    closeAllOverlays();
    clearActivities();
    setProfile(null, null);
  });

  it('[T06] popups open one after the other, each once in a visit', () => {
    const keys = start();
    expect(open()).toEqual([]);
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
    expect(timers).toEqual([]);
    close();
    pass();
    expect(open()).toEqual(['first-deposit']);
    close();
    pass();
    expect(open()).toEqual([]);
    stop();
    start(keys);
    pass();
    expect(open()).toEqual([]);
  });

  it('[T06] no popup opens for a browser whose owner wants no offers', () => {
    changePreferences({ areOffersShown: false });
    try {
      start();
      pass();
      expect(open()).toEqual([]);
    } finally {
      changePreferences({ areOffersShown: true });
    }
  });

  it('[T06] popups wait for the lobby, and for other overlays', () => {
    path = '/member';
    start();
    pass();
    expect(open()).toEqual([]);
    path = '/';
    openOverlay('guide');
    publishPath();
    pass();
    expect(open()).toEqual(['guide']);
    close();
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
  });

  it('[T04] player who leaves the lobby has ended the popups, and finds none when they return', () => {
    start();
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
    close();
    path = '/member';
    publishPath();
    expect(startPopupStore.getState().isFinished).toBe(true);
    path = '/';
    publishPath();
    pass();
    expect(open()).toEqual([]);
  });

  it('[T04] sign-in begins the popups anew, with those that this browser has not shown', () => {
    setProfile(null, null);
    activityStore.setState({
      activityMap: { ...both, [TIPS]: activity(TIPS, { unloginShowStatus: 1 }) },
    });
    start();
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
    close();
    path = '/auth/login';
    publishPath();
    path = '/';
    publishPath();
    setProfile(somebody({ id: 7 }), null);
    pass();
    expect(open()).toEqual(['first-deposit']);
  });

  it('[T08] popups are finished once nothing is due any more', () => {
    start();
    expect(startPopupStore.getState().isFinished).toBe(false);
    for (const name of ['first-deposit-tips', 'first-deposit']) {
      pass();
      expect(open()).toEqual([name]);
      close();
    }
    expect(startPopupStore.getState().isFinished).toBe(true);
  });

  it('[T04] popup that a page change or a reload took away was not read, and comes at the next start', () => {
    const keys = start();
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
    closeAllOverlays();
    path = '/member';
    publishPath();
    stop();
    path = '/';
    start(keys);
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
    close();
    stop();
    start(keys);
    pass();
    expect(open()).toEqual(['first-deposit']);
  });

  it('[T04] session of a registration has one popup by the order, and the others come in the next', () => {
    setProfile(somebody({ id: 7 }), someSession());
    const keys = start();
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
    close();
    pass();
    expect([open(), startPopupStore.getState().isFinished]).toEqual([[], true]);
    stop();
    start(keys);
    pass();
    expect(open(), 'nor after a reload').toEqual([]);
    setProfile(null, null);
    setProfile(somebody({ id: 7 }), { ...someSession(), id: 'next', lastSignInAt: 1 });
    pass();
    expect(open()).toEqual(['first-deposit']);
  });

  it('[T04] next start of a newcomer has the whole sequence in a new browser session', () => {
    setProfile(somebody({ id: 7 }), { ...someSession(), lastSignInAt: 1 });
    start();
    for (const name of ['first-deposit-tips', 'first-deposit']) {
      pass();
      expect(open()).toEqual([name]);
      close();
    }
  });

  it('[T04] [R51] popup waits until a newcomer has closed the safer play sheet', () => {
    setProfile(somebody({ id: 7 }), someSession());
    offerSaferPlay();
    const stopSheet = syncSaferPlay({
      path: () => path,
      onPathChange: () => () => {},
      after: (_ms, work) => {
        work();
        return () => {};
      },
    });
    start();
    pass();
    expect([open(), timers]).toEqual([['safer-play'], []]);
    close();
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
    stopSheet();
  });

  it('[T04] no popup comes before the age notice is answered', () => {
    answerAge('none');
    start();
    pass();
    expect(open()).toEqual([]);
    answerAge('ofAge');
    pass();
    expect(open()).toEqual(['first-deposit-tips']);
  });
});
