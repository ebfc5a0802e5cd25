import type { AppConfig } from '../../../contract/config/app-config.ts';
import { AGE_MODAL_DELAY_MS } from '../../../contract/limits.ts';
import { paths } from '../../platform/paths.ts';
import { configStore } from '../config/config-store.ts';
import { openOverlay, overlayStore, removeOverlay } from '../overlays/overlay-store.ts';
import { type AgeAnswer, ageAnswerStore } from './age-answer.ts';

/** The overlays that may stand in front of everything; both close only by an answer. */
export type AgeGate = 'age-notice' | 'age-modal' | null;

/** Pages that everybody may read, whatever they answered. */
const OPEN_PATHS: readonly string[] = [paths.termsOfUse, paths.privacyPolicy];

/** Which gate an address needs. A rejection is shown by the notice's own overlay, with its way back. */
export function ageGateOf(
  config: Pick<AppConfig, 'h5ClientMode'> | null,
  answer: AgeAnswer,
  path: string,
): AgeGate {
  if (config?.h5ClientMode !== 1 || OPEN_PATHS.includes(path.replace(/\/+$/, ''))) return null;
  if (answer === 'ofAge') return null;
  return answer === 'accepted' ? 'age-modal' : 'age-notice';
}

export interface AgeGateDependencies {
  path(): string;
  /** @returns what stops it. */
  onPathChange(listener: () => void): () => void;
  /** Milliseconds. @returns what cancels it. */
  after(ms: number, work: () => void): () => void;
  /** Hides the site while a gate stands. */
  setShut(isShut: boolean): void;
}

/** How long a gate that could not be shown (its chunk did not load) waits before it is tried again. */
const REOPEN_MS = 1_000;

/** Keeps the gate in step with the config, the answer and the address. @returns the function that stops it. */
export function startAgeGate({ path, onPathChange, after, setShut }: AgeGateDependencies): () => void {
  let shown: AgeGate = null;
  let isWaiting = false;
  let cancel = () => {};

  const openLater = (gate: NonNullable<AgeGate>, ms: number) => {
    isWaiting = true;
    const stop = after(ms, () => {
      isWaiting = false;
      openOverlay(gate);
    });
    cancel = () => {
      isWaiting = false;
      stop();
    };
  };

  const update = () => {
    const wanted = ageGateOf(configStore.getState().config, ageAnswerStore.getState().answer, path());
    setShut(wanted !== null);
    if (wanted === shown) return;
    cancel();
    // The question comes a moment after Accept, when the notice has gone; without one before it, at once.
    const delayMs = shown === 'age-notice' && wanted === 'age-modal' ? AGE_MODAL_DELAY_MS : 0;
    const before = shown;
    shown = wanted;
    if (wanted && delayMs > 0) openLater(wanted, delayMs);
    if (before) removeOverlay(before);
    if (wanted && delayMs === 0) {
      cancel();
      openOverlay(wanted);
    }
  };

  // Only an answer removes a gate: whatever else has closed it, it opens again.
  const restore = () => {
    const gate = shown;
    if (!gate || isOpen(gate) || isWaiting) return;
    openLater(gate, REOPEN_MS);
  };

  const stops = [
    overlayStore.subscribe(restore),
    configStore.subscribe(update),
    ageAnswerStore.subscribe(update),
    onPathChange(update),
    () => cancel(),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}

function isOpen(gate: string): boolean {
  return overlayStore.getState().stack.some(({ name }) => name === gate);
}
