import type { SelfLimited } from '../../../contract/protection/protection-calls.ts';
import { after } from '../../platform/clock.ts';
import { timeNow } from '../../platform/time.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { activityStore } from '../config/activity-store.ts';
import { configStore } from '../config/config-store.ts';
import { gameDataStore } from '../player/game-data-store.ts';
import { isSignedIn, profileStore } from '../player/profile-store.ts';
import { protectionStore } from '../player/protection-store.ts';
import { isSessionUnverified } from '../player/unverified-member.ts';
import { hasDeparted } from '../sign-in/departure.ts';
import { onSignedOut } from '../sign-in/sign-out.ts';
import {
  deleteOfflineCopy,
  NO_COPY,
  noteServerHeard,
  type OfflineCopy,
  saveOfflineCopy,
} from './offline-copy.ts';

/** Waits so long without an answer before it saves: those of a start come one after the other. */
const QUIET_MS = 1_000;

/**
 * Keeps for a time without a network what the server has said last: when it did, and to a member their games and limits.
 * Signing out deletes it, by whatever way. @returns what stops it
 */
export function startKeepingOfflineCopy(): () => void {
  let cancel = () => {};
  let copy = NO_COPY;
  const save = () => {
    const token = tokenStore.read();
    if (token && isSignedIn() && copy !== NO_COPY && !hasDeparted())
      void saveOfflineCopy(copy, token).catch(() => undefined);
  };
  const change = (changes: Partial<OfflineCopy>) => {
    copy = { ...copy, ...changes };
    cancel();
    cancel = after(QUIET_MS, save);
  };
  const readHistory = () => {
    const { history } = gameDataStore.getState();
    // The list comes with the activities of a member; before them it is empty for want of an answer.
    if (isSignedIn() && activityStore.getState().isLoaded)
      change({ history: [...history], historyAt: timeNow() });
  };
  const readLimits = () => {
    const { told } = protectionStore.getState();
    if (isSignedIn() && told) change({ ...limitsOf(told), limitsAt: timeNow() });
  };
  const hear = () => {
    if (configStore.getState().source === 'server') noteServerHeard(timeNow());
  };
  const forget = () => {
    cancel();
    copy = NO_COPY;
    deleteOfflineCopy();
  };
  hear();
  // Nobody is signed in here: what is left is another's.
  if (!isSignedIn() && !isSessionUnverified()) forget();
  readHistory();
  readLimits();
  const stops = [
    gameDataStore.subscribe(readHistory),
    activityStore.subscribe(() => {
      hear();
      readHistory();
    }),
    protectionStore.subscribe(readLimits),
    profileStore.subscribe(hear),
    configStore.subscribe(hear),
    onSignedOut(forget),
    () => cancel(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function limitsOf({ limits, breakUntil }: SelfLimited): Pick<OfflineCopy, 'limits' | 'breakUntil'> {
  const set = limits.flatMap(({ key, value, left }) => (value === null ? [] : [{ key, value, left }]));
  return { limits: set, breakUntil };
}
