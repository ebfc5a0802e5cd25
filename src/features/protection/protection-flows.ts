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
import { deleteOfflineCopy } from '../../session/offline/offline-copy.ts';
import { applyProtection } from '../../session/player/protection-store.ts';
import { refreshProfile } from '../../session/player/refresh.ts';
import { notifyRestricted } from '../../session/player/restriction-tabs.ts';
import { rememberDeparture } from '../../session/sign-in/departure.ts';
import { signOut } from '../../session/sign-in/sign-out.ts';
import { withStepUp } from '../../session/sign-in/step-up.ts';

/** What holds now is told to this tab and the others, which renew what depends on it. */
async function renewRestrictions(): Promise<void> {
  notifyRestricted();
  await refreshProfile();
}

/** Before the page that says so is left: this browser offers nothing more, and shows nothing of the player offline. */
function departFromHere(): void {
  rememberDeparture();
  deleteOfflineCopy();
}

/** @throws CallFailure */
export async function setLimit(key: LimitKey, value: number | null): Promise<void> {
  applyProtection(await withStepUp(() => callServer(setSelfLimited, { key, value })));
  await renewRestrictions();
}

/** @throws CallFailure */
export async function confirmLimit(key: LimitKey, value: number | null): Promise<void> {
  applyProtection(await withStepUp(() => callServer(confirmSelfLimited, { key, value })));
  await renewRestrictions();
}

/** @throws CallFailure */
export async function markReviewed(): Promise<void> {
  applyProtection(await callServer(reviewSelfLimited, {}));
}

/** @throws CallFailure */
export async function startBreak(period: BreakPeriod): Promise<void> {
  applyProtection(await callServer(takeTimeOut, { period }));
  await renewRestrictions();
}

/** @throws CallFailure */
export async function exclude(period: ExclusionPeriod): Promise<number | null> {
  const { until } = await callServer(excludeSelf, { period });
  notifyRestricted();
  departFromHere();
  return until;
}

/** @throws CallFailure */
export async function closeForGood(): Promise<void> {
  await callServer(closeAccount, {});
  notifyRestricted();
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
