import {
  activityGetStatusList,
  getActivityIds,
  getAfterLoginInfoWeb,
  refreshData,
} from '../../../contract/config/refresh-calls.ts';
import { APP_VERSION } from '../../platform/common-body.ts';
import { readDevice } from '../../platform/device.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { activityStore } from '../config/activity-store.ts';
import { gameDataStore } from './game-data-store.ts';
import { pendingMoneyStore } from './pending-money-store.ts';
import { applyRefresh, isSignedIn, profileStore } from './profile-store.ts';
import { redDotStore } from './red-dot-store.ts';
import { unreadMailStore } from './unread-mail-store.ts';

/** Requests the balances of the player; nothing for a guest. Failures are silent: the next heartbeat retries. */
export async function refreshProfile(): Promise<void> {
  const asked = tokenStore.read();
  if (!isSignedIn() || !asked) return;
  const fresh = await callServer(refreshData, {}, { isSilent: true }).catch(() => null);
  // An answer for a player who has left, or changed, must not colour the next one.
  if (!fresh || tokenStore.read() !== asked) return;
  const { isMoneyPending = false, ...figures } = fresh;
  if (pendingMoneyStore.getState().isPending !== isMoneyPending)
    pendingMoneyStore.setState({ isPending: isMoneyPending });
  applyRefresh(figures);
}

/** Favourites, history and activities of the player. @throws CallFailure */
export async function loadMemberInfo(isSilent = false): Promise<void> {
  const device = readDevice();
  const asked = tokenStore.read();
  const { likeIds } = gameDataStore.getState();
  const info = await callServer(getAfterLoginInfoWeb, { version: APP_VERSION, ...device }, { isSilent });
  if (tokenStore.read() !== asked) return;
  gameDataStore.setState((now) => ({
    // A heart that was pressed meanwhile knows better than what was on its way.
    likeIds: now.likeIds === likeIds ? info.appGameDataUser.gameLikeIds : now.likeIds,
    history: info.appGameDataUser.gameHistory,
    unshown: info.appGameDataUser.unshownRounds,
    inviteCode: info.inviteCode,
    aid: info.aid,
  }));
  activityStore.setState({ ...info.activityIds, isLoaded: true });
}

export async function loadActivities(): Promise<void> {
  const asked = tokenStore.read();
  const answer = await callServer(getActivityIds, {}, { isSilent: true });
  // What a member may see is none of the guest's who is here by now, and the other way round.
  if (tokenStore.read() !== asked) return;
  activityStore.setState({ ...answer, isLoaded: true });
}

export async function loadRedDots(): Promise<void> {
  const asked = tokenStore.read();
  if (profileStore.getState().user === null) return;
  const { unreadMails, ...dots } = await callServer(activityGetStatusList, {}, { isSilent: true });
  if (tokenStore.read() !== asked) return;
  redDotStore.setState(dots);
  unreadMailStore.setState({ count: unreadMails ?? (dots.hasMail ? null : 0) });
}
