import { createElement } from 'react';
import { ActivityId } from '../../../contract/ids.ts';
import { onCallFailure } from '../../platform/http/call-server.ts';
import { loadMessages } from '../../platform/i18n.ts';
import { installKindOf, iosBrowserOf, readInstallFacts } from '../../platform/install-facts.ts';
import { timeNow } from '../../platform/time.ts';
import { isHidden, onVisibilityChange } from '../../platform/visibility.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { runningActivity } from '../../session/config/activity-access.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { preferencesStore } from '../../session/config/preferences-store.ts';
import { isGateShut } from '../../session/gates/entry-gate.ts';
import type { GuideGateDependencies } from '../../session/gates/guide-gate.ts';
import { openOverlay, overlayStore } from '../../session/overlays/overlay-store.ts';
import { hasReadPopup, startPopupStore } from '../../session/overlays/start-popups.ts';
import { statusLineStore } from '../../session/pages/status-line-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { protectionStore } from '../../session/player/protection-store.ts';
import { isSessionUnverified } from '../../session/player/unverified-member.ts';
import { hasWithdrawalOnlySession } from '../../session/player/withdrawal-only.ts';
import { forgetDeparture, hasDeparted, rememberDeparture } from '../../session/sign-in/departure.ts';
import { onSignedIn } from '../../session/sign-in/sign-in.ts';
import { askToInstall, installStore } from './install-prompt.ts';
import { changeOfferMemory, countVisit, readOfferMemory } from './offer-memory.ts';
import { type InstallWay, type OfferSituation, whyNoOffer } from './offer-rule.ts';
import { followPositiveMoments, hasLost, positiveMomentStore } from './positive-moment.ts';

/** The lobby is looked at for so long before the offer comes. */
export const QUIET_MS = 5_000;

/** Offers the installation in a quiet line when a good moment has come (`offer-rule.ts`). @returns what stops it */
export function startInstallOffer({ path, onPathChange, after }: GuideGateDependencies): () => void {
  let cancel: (() => void) | null = null;
  let isShown = false;
  let isRelated = false;
  const why = () => whyNoOffer(readSituation(path(), isRelated));
  const drop = () => {
    cancel?.();
    cancel = null;
  };
  const hide = () => {
    isShown = false;
    statusLineStore.setState({ install: null });
  };
  const show = async () => {
    const way = wayHere();
    if (why() !== null || way === null) return;
    const [{ InstallLine }] = await Promise.all([import('./install-line.tsx'), loadMessages('download')]);
    if (why() !== null) return;
    const { refusals } = readOfferMemory();
    isShown = true;
    changeOfferMemory({ offeredAt: timeNow() });
    const decline = () => {
      changeOfferMemory({ refusals: readOfferMemory().refusals + 1 });
      hide();
    };
    const accept = async () => {
      hide();
      if (way !== 'prompt') openOverlay('install-steps');
      else if ((await askToInstall()) === 'dismissed') decline();
    };
    const parts = { way, isLast: refusals > 0, accept: () => void accept(), decline };
    statusLineStore.setState({ install: createElement(InstallLine, parts) });
  };
  const update = () => {
    const reason = why();
    if (isShown) {
      // Having been shown makes it recent.
      if (reason !== null && reason !== 'recent') hide();
      return;
    }
    if (reason !== null) drop();
    // A chunk that does not come is no offer. Until it has come or not, no second one is planned.
    else
      cancel ??= after(
        QUIET_MS,
        () =>
          void show()
            .catch(() => undefined)
            .finally(drop),
      );
  };
  countVisit(timeNow());
  void hasRelatedApp().then((has) => {
    isRelated = has;
    update();
  });
  const stops = [
    followPositiveMoments(),
    ...[
      activityStore,
      connectionStore,
      positiveMomentStore,
      installStore,
      overlayStore,
      preferencesStore,
    ].map((store) => store.subscribe(update)),
    ...[profileStore, protectionStore, startPopupStore].map((store) => store.subscribe(update)),
    installStore.subscribe(({ isDone }) => {
      if (isDone) changeOfferMemory({ isInstalled: true });
    }),
    onVisibilityChange(() => {
      if (isHidden()) changeOfferMemory({ seenAt: timeNow() });
      update();
    }),
    onPathChange(update),
    onSignedIn(() => forgetDeparture()),
    onCallFailure(({ key }) => {
      if (key === 'selfExcluded' || key === 'accountClosed') rememberDeparture();
    }),
    drop,
    hide,
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}

function wayHere(): InstallWay | null {
  // The browser's own question knows best.
  if (installStore.getState().event !== null) return 'prompt';
  if (installKindOf() !== 'ios') return null;
  return iosBrowserOf() === 'safari' ? 'steps' : 'safari';
}

function readSituation(path: string, isRelated: boolean): OfferSituation {
  const facts = readInstallFacts();
  const memory = readOfferMemory();
  const { event, isDone } = installStore.getState();
  const profile = profileStore.getState();
  return {
    way: wayHere(),
    isWithinApp: facts.isNative || iosBrowserOf() === 'within-app',
    isInstalled:
      facts.isInstalled ||
      facts.isIosStandalone ||
      isDone ||
      isRelated ||
      // A browser that asks again knows that the app has gone.
      (memory.isInstalled && event === null),
    path,
    hasOverlay: overlayStore.getState().stack.length > 0,
    isGateShut: isGateShut(),
    isHidden: isHidden(),
    isOnline: connectionStore.getState().isOnline,
    areStartPopupsDone: startPopupStore.getState().isFinished,
    hasSeenDownload: hasReadPopup(ActivityId.download),
    areOffersShown: preferencesStore.getState().areOffersShown,
    isProtected: isProtected() || positiveMomentStore.getState().isSettling,
    hasLost: hasLost(profile),
    visits: memory.visits,
    hasPositiveMoment: positiveMomentStore.getState().hasPositiveMoment,
    refusals: memory.refusals,
    offeredAt: memory.offeredAt,
    now: timeNow(),
  };
}

/** To whom nothing may be offered; who is not known yet is one of them. */
function isProtected(): boolean {
  if (isSessionUnverified() || hasWithdrawalOnlySession() || hasDeparted()) return true;
  // The server leaves it out for everybody to whom nothing may be offered, and an operator can end it for all.
  if (!activityStore.getState().isLoaded || runningActivity(ActivityId.download) === null) return true;
  if (!isSignedIn()) return false;
  const { told } = protectionStore.getState();
  return told === null || told.breakUntil !== null || Object.values(told.left).some((left) => left === 0);
}

interface RelatedApps {
  getInstalledRelatedApps?(): Promise<readonly unknown[]>;
}

/** Whether this device has the site as an app already, where its browser says so. */
async function hasRelatedApp(browser: RelatedApps = navigator as RelatedApps): Promise<boolean> {
  try {
    return ((await browser.getInstalledRelatedApps?.()) ?? []).length > 0;
  } catch {
    return false;
  }
}
