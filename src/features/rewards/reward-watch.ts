import { isPlayable } from '../../../contract/games/playable.ts';
import { betBonus } from '../../../contract/rewards/rebate-calls.ts';
import { getVipInfo } from '../../../contract/rewards/vip-calls.ts';
import { dayFlags } from '../../platform/day-flags.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { localKeys } from '../../platform/key-values.ts';
import { configStore } from '../../session/config/config-store.ts';
import type { OverlayProps } from '../../session/overlays/overlay-props.ts';
import { onOverlayRead, openOverlay, overlayStore } from '../../session/overlays/overlay-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { redDotStore } from '../../session/player/red-dot-store.ts';
import { restrictionOn } from '../../session/player/restrictions.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';
import { isSpent, levelToShow, smallestBet, waitingRebate } from './reward-moments.ts';

const PREFIX = 'level-seen:';
const nameOf = (playerId: number) => PREFIX + playerId;

onSignedOut((reason) => {
  // An ended session goes on after signing in again; a chosen sign-out leaves nothing of the player on the device.
  if (reason !== 'chosen') return;
  for (const key of localKeys.keys()) if (key.startsWith(PREFIX)) localKeys.remove(key);
});

/** The highest level that the player has seen on this device; null before the first look. */
export function seenLevel(playerId: number): number | null {
  const text = localKeys.get(nameOf(playerId));
  const level = text === null ? Number.NaN : Number(text);
  return Number.isInteger(level) ? level : null;
}

export const setSeenLevel = (playerId: number, level: number): void =>
  localKeys.set(nameOf(playerId), String(level));

type RewardOverlay = 'level-up' | 'rebate-waiting';
const SILENT = { isSilent: true } as const;
const rebateFlag = (playerId: number) => `rebate-told:${playerId}`;

/**
 * Tells of a level that was reached and, with the balance spent, of a rebate that waits: on pages only, never above
 * another overlay. The server is asked only after what the page knows already has changed.
 * What was opened is remembered once its reader has closed it. @returns the function that stops it
 */
export function watchRewards(): () => void {
  let isAsking = false;
  let hasStopped = false;
  let remember = () => {};
  /** The page that has opened what is still unread: it does not try for ever, the next page does. */
  let unreadOn: string | null = null;
  const look = async () => {
    if (isAsking || !isFree() || location.pathname === unreadOn) return;
    isAsking = true;
    try {
      (await announceLevel()) || (await announceRebate());
    } catch {
      // The next heartbeat looks again.
    } finally {
      isAsking = false;
    }
  };
  // What nothing may be claimed of is not announced.
  const isFree = () =>
    !hasStopped && overlayStore.getState().stack.length === 0 && restrictionOn('claim') === null;
  function show<N extends RewardOverlay>(name: N, props: OverlayProps[N], onRead: () => void): void {
    remember = onRead;
    unreadOn = location.pathname;
    openOverlay<RewardOverlay>(name, props);
  }

  /** @returns whether an overlay has opened */
  async function announceLevel(): Promise<boolean> {
    const { user } = profileStore.getState();
    if (!user?.id) return false;
    const seen = seenLevel(user.id);
    // The red dot tells whether anything waits; without one a first look has nothing to tell.
    if (seen === null && !redDotStore.getState().vipAwardFlag) return false;
    if (seen !== null && user.vip <= seen) return false;
    const { vipData } = await callServer(getVipInfo, {}, SILENT);
    if (!isFree() || profileStore.getState().user?.id !== user.id) return false;
    const level = levelToShow(vipData, seen);
    const setSeen = () => setSeenLevel(user.id, Math.max(seen ?? 0, vipData.reached));
    if (level !== null) {
      show('level-up', { level }, setSeen);
      // While nothing may be granted it waits for later.
    } else if (vipData.canClaim) setSeen();
    return level !== null;
  }

  async function announceRebate(): Promise<boolean> {
    const { user } = profileStore.getState();
    const { config } = configStore.getState();
    if (!user?.id || !config || !redDotStore.getState().vipAwardFlag) return false;
    if (
      !isSpent(user.coin, smallestBet(config.games.filter(isPlayable))) ||
      dayFlags.has(rebateFlag(user.id))
    )
      return false;
    const amount = waitingRebate(await callServer(betBonus, { type: 1 }, SILENT));
    if (amount === 0 || !isFree() || profileStore.getState().user?.id !== user.id) return false;
    show('rebate-waiting', { amount }, () => dayFlags.set(rebateFlag(user.id)));
    return true;
  }

  void look();
  const stops = [
    profileStore.subscribe(({ user }, { user: before }) => {
      if (user?.vip !== before?.vip || user?.coin !== before?.coin) void look();
    }),
    redDotStore.subscribe(({ vipAwardFlag }, before) => {
      if (vipAwardFlag !== before.vipAwardFlag) void look();
    }),
    onOverlayRead(({ name }) => {
      if (name !== 'level-up' && name !== 'rebate-waiting') return;
      remember();
      unreadOn = null;
    }),
    overlayStore.subscribe(({ stack }, before) => {
      if (stack.length === 0 && before.stack.length > 0) void look();
    }),
  ];
  return () => {
    hasStopped = true;
    for (const stop of stops) stop();
  };
}
