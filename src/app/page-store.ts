import { createStore } from 'zustand/vanilla';
import { paths } from '../platform/paths.ts';
import type { Panel, Route } from '../session/pages/route.ts';

/** What the window shows; scene, panel and title change by one write to it. */
export interface PageState {
  /** Path and query. */
  readonly address: string;
  readonly path: string;
  /** Null is Page Not Found. */
  readonly route: Route | null;
  /** What the route read from the segments of the path. */
  readonly params: object;
  readonly Panel: Panel | null;
  /** The panel's chunk could not be loaded. */
  readonly hasFailed: boolean;
  /** Grows with every page change; keys the entrance. */
  readonly turn: number;
}

export const pageStore = createStore<PageState>()(() => ({
  address: paths.home,
  path: paths.home,
  route: null,
  params: {},
  Panel: null,
  hasFailed: false,
  turn: 0,
}));

/** True while the next page is being loaded; the loading bar watches it. */
export const loadingStore = createStore<{ isLoading: boolean }>()(() => ({ isLoading: false }));
