import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';

/** Lines at the foot of the page that are not part of the first script: the elements that show them; null shows none. */
interface StatusLineState {
  /** In place of the plain line that there is no network. */
  readonly offline: ReactNode;
  /** A new version is ready. */
  readonly update: ReactNode;
  /** The app can be installed. */
  readonly install: ReactNode;
  /** The first tour can be taken. */
  readonly guide: ReactNode;
}

export const statusLineStore = createStore<StatusLineState>()(() => ({
  offline: null,
  update: null,
  install: null,
  guide: null,
}));
