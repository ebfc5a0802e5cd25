import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTheme } from '../../../src/app/theme.ts';
import { setTransport } from '../../../src/platform/http/call-server.ts';
import { fetchTransport } from '../../../src/platform/http/fetch-transport.ts';
import type { WireAnswer } from '../../../src/platform/http/transport.ts';
import { tokenStore } from '../../../src/platform/token-store.ts';
import { activityStore } from '../../../src/session/config/activity-store.ts';
import { cachedTheme } from '../../../src/session/config/config-cache.ts';
import { configStore } from '../../../src/session/config/config-store.ts';
import { gameDataStore } from '../../../src/session/player/game-data-store.ts';
import { profileStore } from '../../../src/session/player/profile-store.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { loadActivities, loadMemberInfo, loadRedDots } from '../../../src/session/player/refresh.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { somebody } from './support/somebody.ts';

/** Questions that wait for their answers, in the order of asking. */
function holdAnswers(): ((answer: object) => Promise<void>)[] {
  const waiting: ((answer: object) => Promise<void>)[] = [];
  setTransport(() => {
    const { promise, resolve } = Promise.withResolvers<WireAnswer>();
    waiting.push(async (answer) => {
      resolve({ status: 200, text: JSON.stringify(answer), retryAfter: null });
      await new Promise((done) => setImmediate(done));
    });
    return promise;
  });
  return waiting;
}

afterEach(() => {
  signOut('chosen');
  setTransport(fetchTransport);
  vi.unstubAllGlobals();
});

describe('late answer', () => {
  const info = (gameLikeIds: number[]) => ({
    errcode: 0,
    msg: '',
    appGameDataUser: {
      appUserBank: null,
      appUserBankList: [],
      firstRecharge: null,
      shareUrlMap: {},
      gameLikes: [],
      gameLikeIds,
      gameHistory: [],
      unshownRounds: [],
    },
    inviteCode: '',
    aid: '',
    activityIds: { activityIds: [], activityMap: {} },
  });

  it('[C43] late answer does not undo a favourite that was added meanwhile', async () => {
    const waiting = holdAnswers();
    tokenStore.write('secret');
    const loading = loadMemberInfo();
    gameDataStore.setState({ likeIds: [7] });
    await waiting[0]?.(info([]));
    await loading;
    expect(gameDataStore.getState().likeIds).toEqual([7]);
  });

  it('[T03] late answer gives no favourites to the next player', async () => {
    const waiting = holdAnswers();
    tokenStore.write('secret');
    const loading = loadMemberInfo();
    signOut('chosen');
    await waiting[0]?.(info([7]));
    await loading;
    expect(gameDataStore.getState().likeIds).toEqual([]);
  });

  it('[C17] late answer does not replace the theme of a newer request', async () => {
    vi.stubGlobal('document', {
      addEventListener: () => undefined,
      referrer: '',
      documentElement: { style: { getPropertyValue: () => '' } },
    });
    vi.stubGlobal('location', { host: '' });
    const theme = (themeName: string) => ({
      code: 0,
      msg: '',
      data: { themeDomian: '', themeJsonData: '{}', themeName },
    });
    const waiting = holdAnswers();
    await startTheme('');
    configStore.setState({ config: {} as never, source: 'server' });
    configStore.setState({ config: {} as never, source: 'server' });
    await waiting[1]?.(theme('Gala'));
    await waiting[0]?.(theme('Before'));
    expect(cachedTheme()?.themeName).toBe('Gala');
    configStore.setState({ config: null, source: 'none' });
  });
});

describe('answer for the previous player', () => {
  const dots = { ...redDotStore.getInitialState(), canReceiveDrawChance: true, hasMail: true };

  it('[T03] late answer gives no red dots to the next player', async () => {
    const waiting = holdAnswers();
    tokenStore.write('secret');
    profileStore.setState({ user: somebody({ id: 7 }), session: null });
    const loading = loadRedDots();
    signOut('chosen');
    await waiting[0]?.({ code: 0, msg: '', data: dots });
    await loading;
    expect(redDotStore.getState()).toMatchObject({ canReceiveDrawChance: false, hasMail: false });
  });

  it('[T03] late answer gives the activities of a member to no guest', async () => {
    const activities = (activityIds: number[]) => ({
      code: 0,
      msg: '',
      data: {
        activityMap: {},
        activityIds,
        hasTurntable: false,
        totalRecharge: 0,
        loginBonus3CanReceive: false,
      },
    });
    const waiting = holdAnswers();
    tokenStore.write('secret');
    const asMember = loadActivities();
    signOut('chosen');
    const asGuest = loadActivities();
    await waiting[1]?.(activities([4]));
    await waiting[0]?.(activities([4, 60]));
    await Promise.all([asMember, asGuest]);
    expect(activityStore.getState().activityIds).toEqual([4]);
  });
});
