import { createElement } from 'react';
import { ActivityId } from '../../../../contract/ids.ts';
import { loadMessages } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { runningActivity } from '../../../session/config/activity-access.ts';
import { activityStore } from '../../../session/config/activity-store.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { type GuideGateDependencies, tutorialVersion } from '../../../session/gates/guide-gate.ts';
import { guideStore } from '../../../session/gates/guide-store.ts';
import { startPopupStore } from '../../../session/overlays/start-popups.ts';
import { statusLineStore } from '../../../session/pages/status-line-store.ts';
import { isSignedIn, profileStore } from '../../../session/player/profile-store.ts';

/** The lobby is looked at for so long before the offer comes. */
export const GUIDE_OFFER_MS = 1_200;

/**
 * Offers the first tour in one line of the lobby, after the popups of the start, to a member who has neither seen nor
 * declined this version. @returns what stops it
 */
export function startGuideOffer({ path, onPathChange, after }: GuideGateDependencies): () => void {
  let cancel: (() => void) | null = null;
  const isDue = () => {
    const { isWanted, seenVersion } = guideStore.getState();
    return (
      path() === paths.home &&
      isSignedIn() &&
      startPopupStore.getState().isFinished &&
      runningActivity(ActivityId.homeGuide) !== null &&
      !isWanted &&
      seenVersion < tutorialVersion()
    );
  };
  const show = async () => {
    const [{ GuideLine }] = await Promise.all([import('./guide-line.tsx'), loadMessages('guide', 'page')]);
    if (isDue())
      statusLineStore.setState({ guide: createElement(GuideLine, { version: tutorialVersion() }) });
  };
  const drop = () => {
    cancel?.();
    cancel = null;
    if (statusLineStore.getState().guide !== null) statusLineStore.setState({ guide: null });
  };
  const update = () => {
    if (!isDue()) drop();
    // A chunk that does not come is no offer.
    else cancel ??= after(GUIDE_OFFER_MS, () => void show().catch(() => undefined));
  };
  const stops = [
    ...[activityStore, configStore, guideStore, profileStore, startPopupStore].map((store) =>
      store.subscribe(update),
    ),
    onPathChange(update),
    drop,
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
