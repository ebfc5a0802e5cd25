import { ActivityId } from '../../contract/ids.ts';
import { paths } from '../platform/paths.ts';
import { activityStore } from './activity-store.ts';
import { ageAnswerStore } from './age-answer.ts';
import { ageGateOf } from './age-gate.ts';
import { configStore } from './config-store.ts';
import { guideStore, rememberGuide, resetGuide } from './guide-store.ts';
import { openOverlay, overlayStore } from './overlay-store.ts';
import { isSignedIn, profileStore } from './profile-store.ts';
import { onSignedOut } from './sign-out.ts';

interface Situation {
  readonly path: string;
  readonly hasOverlay: boolean;
  readonly hasAgeGate: boolean;
  readonly isMember: boolean;
  /** The activity `homeGuide` runs. */
  readonly isOffered: boolean;
  readonly isWanted: boolean;
  readonly seenVersion: number;
  /** The tour's version in the config; a higher one than seen is shown once more. */
  readonly version: number;
}

/** Whether the first tour may begin now: in the lobby, with nothing above it, for a new member or on request. */
export function mayGuideBegin(now: Situation): boolean {
  if (now.path !== paths.home || now.hasOverlay || now.hasAgeGate) return false;
  return now.isWanted || (now.isMember && now.isOffered && now.seenVersion < now.version);
}

export interface GuideGateParts {
  path(): string;
  /** @returns what stops it. */
  onPathChange(listener: () => void): () => void;
  /** Milliseconds. @returns what cancels it. */
  after(ms: number, work: () => void): () => void;
}

/** The lobby is visible for a moment before the tour starts; a requested tour starts sooner. */
export const UNREQUESTED_MS = 1_200;
export const ASKED_MS = 350;

/** Opens the first tour when its time has come, and forgets it on leaving. @returns what stops it. */
export function startGuideGate({ path, onPathChange, after }: GuideGateParts): () => void {
  let cancel: (() => void) | null = null;
  const begin = () => {
    cancel = null;
    const { config } = configStore.getState();
    if (!config || !mayGuideBegin(readSituation(path()))) return;
    // Saved as it begins: a tour that was interrupted counts as seen.
    rememberGuide(config.clientConfig.tutorialVersion);
    openOverlay('guide');
  };
  const update = () => {
    const may = mayGuideBegin(readSituation(path()));
    if (!may) {
      cancel?.();
      cancel = null;
    } else cancel ??= after(guideStore.getState().isWanted ? ASKED_MS : UNREQUESTED_MS, begin);
  };
  const stops = [
    guideStore.subscribe(update),
    profileStore.subscribe(update),
    activityStore.subscribe(update),
    configStore.subscribe(update),
    ageAnswerStore.subscribe(update),
    overlayStore.subscribe(update),
    onPathChange(update),
    onSignedOut(() => resetGuide()),
    () => cancel?.(),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}

function readSituation(path: string): Situation {
  const { config } = configStore.getState();
  return {
    path,
    hasOverlay: overlayStore.getState().stack.length > 0,
    hasAgeGate: ageGateOf(config, ageAnswerStore.getState().answer, path) !== null,
    isMember: isSignedIn(),
    isOffered: activityStore.getState().activityIds.includes(ActivityId.homeGuide),
    ...guideStore.getState(),
    version: config?.clientConfig.tutorialVersion ?? 0,
  };
}
