import { createStore } from 'zustand/vanilla';
import { type KeyValues, localKeys } from '../../platform/key-values.ts';

export interface GuideState {
  /** The version of the first tour that was closed or declined in this browser; 0 for none. */
  readonly seenVersion: number;
  /** The tour is requested and the player is on the way to the lobby. */
  readonly isWanted: boolean;
}

const KEY = 'guide_seen';

export function readSeenVersion(keys: KeyValues = localKeys): number {
  const version = Number(keys.get(KEY) ?? 0);
  return Number.isSafeInteger(version) && version > 0 ? version : 0;
}

export const guideStore = createStore<GuideState>()(() => ({
  seenVersion: readSeenVersion(),
  isWanted: false,
}));

/** Requests the tour: it begins as soon as the lobby is visible with no overlay above it. */
export function wantGuide(): void {
  guideStore.setState({ isWanted: true });
}

/** Remembers that the tour of this version was closed or declined. */
export function rememberGuide(version: number, keys: KeyValues = localKeys): void {
  keys.set(KEY, String(version));
  guideStore.setState({ seenVersion: version, isWanted: false });
}

/** The next player of this device is offered the tour. */
export function resetGuide(keys: KeyValues = localKeys): void {
  keys.remove(KEY);
  guideStore.setState({ seenVersion: 0, isWanted: false });
}
