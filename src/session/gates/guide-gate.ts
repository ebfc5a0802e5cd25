import { paths } from '../../platform/paths.ts';
import { configStore } from '../config/config-store.ts';
import { onOverlayRead, openOverlay, overlayStore } from '../overlays/overlay-store.ts';
import { onSignedOut } from '../sign-in/sign-out.ts';
import { ageAnswerStore } from './age-answer.ts';
import { ageGateOf } from './age-gate.ts';
import { guideStore, rememberGuide, resetGuide } from './guide-store.ts';

export interface GuideGateDependencies {
  path(): string;
  /** @returns what stops it. */
  onPathChange(listener: () => void): () => void;
  /** Milliseconds. @returns what cancels it. */
  after(ms: number, work: () => void): () => void;
}

/** The lobby is visible for a moment before the tour starts. */
export const ASKED_MS = 350;

/**
 * Opens the first tour once it was requested and the lobby is visible with nothing above it; it never opens unrequested. It
 * was seen when its reader has closed it, and is forgotten on leaving. @returns what stops it.
 */
export function startGuideGate({ path, onPathChange, after }: GuideGateDependencies): () => void {
  let cancel: (() => void) | null = null;
  const mayBegin = () =>
    guideStore.getState().isWanted &&
    path() === paths.home &&
    overlayStore.getState().stack.length === 0 &&
    ageGateOf(configStore.getState().config, ageAnswerStore.getState().answer, paths.home) === null;
  const begin = () => {
    cancel = null;
    if (!mayBegin()) return;
    guideStore.setState({ isWanted: false });
    openOverlay('guide');
  };
  const drop = () => {
    cancel?.();
    cancel = null;
  };
  const update = () => {
    if (mayBegin()) cancel ??= after(ASKED_MS, begin);
    else drop();
  };
  const stops = [
    guideStore.subscribe(update),
    configStore.subscribe(update),
    ageAnswerStore.subscribe(update),
    overlayStore.subscribe(update),
    onPathChange(update),
    onOverlayRead(({ name }) => {
      if (name === 'guide') rememberGuide(tutorialVersion());
    }),
    onSignedOut(() => resetGuide()),
    drop,
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}

/** The version of the tour in the config; a higher one than seen is offered once more. */
export const tutorialVersion = (): number => configStore.getState().config?.clientConfig.tutorialVersion ?? 0;
