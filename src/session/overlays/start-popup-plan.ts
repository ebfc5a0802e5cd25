import type { Activity } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import type { PlainOverlayName } from './overlay-props.ts';

/** What a start finds. */
export interface StartSituation {
  readonly activityMap: Readonly<Record<string, Activity>>;
  readonly isMember: boolean;
  /** All that the player has ever deposited. */
  readonly totalRecharge: number;
  /** `loginBonus3CanReceive`: the calendar has something for this day. */
  readonly canSignIn: boolean;
}

/** What opens by itself while its activity runs and is marked to. */
export interface StartPopup {
  readonly activity: ActivityId;
  readonly overlay: PlainOverlayName;
  isDue(now: StartSituation): boolean;
}

/** The specification's order; what it does not name comes last. */
const ORDER: readonly ActivityId[] = [
  ActivityId.download,
  ActivityId.firstDepositTips,
  ActivityId.notice,
  ActivityId.firstDeposit,
  ActivityId.inviteUserSpin,
  ActivityId.freeLoginBonus,
];

/** Only what the platform has marked to open by itself, and only for whom it may show it. */
function opensItself({ activityMap, isMember }: StartSituation, id: number): boolean {
  const activity = activityMap[String(id)];
  return activity?.type === 1 && (isMember || activity.unloginShowStatus !== 0);
}

/** What of the features' popups opens by itself at a start, one after the other; the notices only where the tips do not. */
export function planStartPopups(popups: readonly StartPopup[], now: StartSituation): StartPopup[] {
  const due = popups.filter((popup) => popup.isDue(now) && opensItself(now, popup.activity));
  const hasTips = due.some(({ activity }) => activity === ActivityId.firstDepositTips);
  return due
    .filter(({ activity }) => !(hasTips && activity === ActivityId.notice))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

const placeOf = ({ activity }: StartPopup): number => {
  const place = ORDER.indexOf(activity);
  return place < 0 ? ORDER.length : place;
};
