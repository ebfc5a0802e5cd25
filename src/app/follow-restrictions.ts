import type { ErrorKey } from '../../contract/errors.ts';
import { after } from '../platform/clock.ts';
import { onCallFailure } from '../platform/http/call-server.ts';
import { overlayStore, removeOverlay } from '../session/overlays/overlay-store.ts';
import { profileStore } from '../session/player/profile-store.ts';
import { serverNow } from '../session/player/protection-store.ts';
import { loadActivities, loadRedDots, refreshProfile } from '../session/player/refresh.ts';
import { onRestrictedElsewhere } from '../session/player/restriction-tabs.ts';
import { heldRestrictions, restrictionOn, restrictionsKey } from '../session/player/restrictions.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { recheckPage } from './pages.ts';

/** What a timer can count. */
const LONGEST_MS = 2 ** 31 - 1;
/** The server's clock has passed the end, not only met it. */
const PAST_MS = 500;

/** A refusal that names a restriction: it began elsewhere, and the page does not know of it yet. */
const RESTRICTION_FAILURES: ReadonlySet<string> = new Set([
  'onBreak',
  'limitReached',
  'lossLimitReached',
  'stakeLimitReached',
  'sessionTimeUp',
  'selfExcluded',
  'restrictedPerson',
  'accountClosed',
] satisfies ErrorKey[]);

/**
 * Whatever begins or ends for the player, in this tab or elsewhere: the guard decides anew, overlays that offer what is
 * forbidden close, and what pages have of the server is requested again. @returns what stops it.
 */
export function followRestrictions(): () => void {
  let known = restrictionsKey();
  let cancel = () => {};
  const arm = () => {
    cancel();
    const ends = heldRestrictions().flatMap(({ until }) => (until === null ? [] : [until - serverNow()]));
    const next = Math.min(...ends.filter((ms) => ms > 0));
    if (Number.isFinite(next)) cancel = after(Math.min(next + PAST_MS, LONGEST_MS), refresh);
  };
  const refresh = () => void refreshProfile();
  const update = () => {
    const key = restrictionsKey();
    if (key === known) return;
    known = key;
    arm();
    for (const { name } of overlayStore.getState().stack) {
      const offers = OVERLAY_RULES[name]?.offers;
      if (offers && restrictionOn(offers)) removeOverlay(name);
    }
    void recheckPage();
    // What cannot be had now comes with the next heartbeat.
    void renewOffers().catch(() => undefined);
  };
  const stops = [
    profileStore.subscribe(update),
    onRestrictedElsewhere(() => {
      refresh();
      // Whose sessions were ended learns it by this call.
      void loadRedDots().catch(() => undefined);
    }),
    onCallFailure((failure) => {
      if (RESTRICTION_FAILURES.has(failure.key)) refresh();
    }),
    () => cancel(),
  ];
  arm();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Pages, banners and red dots show what may be claimed by the server's word, which has just changed. */
async function renewOffers(): Promise<void> {
  const { queryClient } = await import('../session/calls/query-client.ts');
  await Promise.all([queryClient.invalidateQueries(), loadActivities(), loadRedDots()]);
}
