import type { ComponentType } from 'react';
import type { ActivityId } from '../../contract/ids.ts';
import type { WordKey, WordNamespace } from '../platform/i18n.ts';

export type Guard = 'open' | 'login' | 'activity';

export interface Route {
  /** Path without query; `:name` stands for one segment. */
  readonly path: string;
  readonly name: string;
  readonly titleKey: WordKey;
  /** Null where the scene is the page. */
  readonly panel: (() => Promise<ComponentType>) | null;
  /** Words of the panel's feature, loaded with its chunk. */
  readonly words: readonly WordNamespace[];
  readonly scene: 'lobby' | null;
  readonly guard: Guard;
  /** The activity that the guard `activity` asks about. */
  readonly activity?: ActivityId;
  readonly hasNavigation: boolean;
  /** `side`: a sheet beside the stage on wide screens; `page`: centred; `full`: covers everything. */
  readonly surface: 'side' | 'page' | 'full';
  /** Whether the query makes sense; what does not is Page Not Found. */
  readonly accepts?: (query: URLSearchParams, path: string) => boolean;
  /** Right-hand link of the title row. */
  readonly right?: { readonly to: string; readonly labelKey: WordKey };
}

/** The lobby's row, apart from the others: the first script has no other page. */
export const HOME: Route = {
  path: '/',
  name: 'index',
  titleKey: 'shell.title.home',
  panel: null,
  words: [],
  scene: 'lobby',
  guard: 'open',
  hasNavigation: true,
  surface: 'page',
};
