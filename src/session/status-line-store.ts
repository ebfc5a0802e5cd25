import type { FunctionComponent } from 'react';
import { createStore } from 'zustand/vanilla';

/** Lines at the foot of the page that are not part of the first script; each comes with what shows it. */
interface StatusLineState {
  /** In place of the plain line that there is no network. */
  readonly Offline: FunctionComponent | null;
  /** A new version is ready. */
  readonly Update: FunctionComponent | null;
  /** The app can be installed. */
  readonly Install: FunctionComponent | null;
}

export const statusLineStore = createStore<StatusLineState>()(() => ({
  Offline: null,
  Update: null,
  Install: null,
}));
