import { logout } from '../../../contract/auth/auth-calls.ts';
import {
  answerRealityCheck,
  closeAccount,
  confirmSelfLimited,
  excludeSelf,
  reviewSelfLimited,
  setSelfLimited,
  takeTimeOut,
} from '../../../contract/protection/protection-calls.ts';
import type {
  BreakPeriod,
  ExclusionPeriod,
  LimitKey,
} from '../../../contract/protection/protection-rules.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { rememberDeparture } from '../../session/departure.ts';
import { deleteOfflineCopy } from '../../session/offline-copy.ts';
import { applyProtection } from '../../session/protection-store.ts';
import { loadActivities, loadRedDots, refreshProfile } from '../../session/refresh.ts';
import { signOut } from '../../session/sign-out.ts';
import { withStepUp } from '../../session/step-up.ts';

/** Offers depend on the limits: banners, jackpot button and red dots are requested again. */
function renewOffers(): void {
  void loadActivities().catch(() => undefined);
  void loadRedDots().catch(() => undefined);
}

/** Before the page that says so is left: this browser offers nothing more, and shows nothing of the player offline. */
function departFromHere(): void {
  rememberDeparture();
  deleteOfflineCopy();
}

/** @throws CallFailure */
export async function setLimit(key: LimitKey, value: number | null): Promise<void> {
  applyProtection(await withStepUp(() => callServer(setSelfLimited, { key, value })));
  renewOffers();
}

/** @throws CallFailure */
export async function confirmLimit(key: LimitKey, value: number | null): Promise<void> {
  applyProtection(await withStepUp(() => callServer(confirmSelfLimited, { key, value })));
  renewOffers();
}

/** @throws CallFailure */
export async function markReviewed(): Promise<void> {
  applyProtection(await callServer(reviewSelfLimited, {}));
}

/** @throws CallFailure */
export async function startBreak(period: BreakPeriod): Promise<void> {
  applyProtection(await callServer(takeTimeOut, { period }));
  renewOffers();
}

/** @throws CallFailure */
export async function exclude(period: ExclusionPeriod): Promise<number | null> {
  const { until } = await callServer(excludeSelf, { period });
  departFromHere();
  return until;
}

/** @throws CallFailure */
export async function closeForGood(): Promise<void> {
  await callServer(closeAccount, {});
  departFromHere();
}

/** The player has seen the figures and plays on. @throws CallFailure */
export async function playOn(): Promise<void> {
  applyProtection(await callServer(answerRealityCheck, {}));
  void refreshProfile();
}

/** The account is shut on the server: nothing of it stays here. */
export function leaveSite(): void {
  signOut('chosen');
}

/** Ends the session where it counts; without a connection it ends by itself, and here it ends at once. */
export async function endOnServer(): Promise<void> {
  await callServer(logout, {}, { isSilent: true }).catch(() => undefined);
}
