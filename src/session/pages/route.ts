import type { FunctionComponent, ReactNode } from 'react';
import type { ActivityId } from '../../../contract/ids.ts';
import type { Act } from '../../../contract/protection/restrictions.ts';
import type { MessageKey, MessageNamespace } from '../../platform/i18n.ts';
import type { ParamsOf, Path, PathName, PathOf, PlainPathName, RawParams } from '../../platform/paths.ts';
import type { SceneOn } from './scene-names.ts';

type Guard = 'open' | 'login' | 'activity';

/** What a manifest says of a page; what it leaves out is as `DEFAULTS` in `to-route.ts` has it. */
interface RowOptions {
  readonly titleKey: MessageKey;
  /** Messages of the panel, loaded with its chunk; those of the module where nothing is said. */
  readonly messages?: readonly MessageNamespace[];
  /** In the scrolled page; null leaves it empty. */
  readonly scene?: SceneOn<'back'> | null;
  /** Above the panel. */
  readonly front?: SceneOn<'front'>;
  /** The panel mounts its front scene itself, where and while it needs it (`FrontSceneContext`). */
  readonly hasOwnFront?: boolean;
  readonly guard?: Guard;
  /** The activity that the guard `activity` checks; a page of several opens while one of them runs. */
  readonly activity?: ActivityId | readonly ActivityId[];
  readonly hasNavigation?: boolean;
  /** The jackpot's button floats over the page. */
  readonly hasBubble?: boolean;
  /**
   * `side`: a sheet beside the stage on wide screens; `page`: centred; `full`: covers everything; `stage`: the panel is
   * the scrolled page, and mounts the scene that its row names where it wants it (`BackSceneContext`).
   */
  readonly surface?: 'side' | 'page' | 'full' | 'stage';
  /** A page that belongs to this one, opposite the title. */
  readonly rightLink?: { readonly path: PlainPathName; readonly labelKey: MessageKey };
  /**
   * What the page is for, by its query where that says so. While a restriction forbids it the status is shown in its
   * place, or above it where the page `staysOpen` for the rest of what it has.
   */
  readonly offers?: Act | ((query: URLSearchParams) => Act | null);
  readonly staysOpen?: boolean;
  /** Whether the query makes sense; what does not is Page Not Found. */
  readonly accepts?: (query: URLSearchParams) => boolean;
  /** Where an address whose query makes no sense leads, in place of Page Not Found. */
  readonly elsewhere?: Path;
}

export interface RouteRow<N extends PathName> extends RowOptions {
  readonly path: PathOf<N>;
  /** Null where the scene is the page. */
  readonly panel: (() => Promise<FunctionComponent<{ params: ParamsOf<N> }>>) | null;
  /** Reads the named segments once, for router and panel; null is Page Not Found. */
  readonly params?: (raw: RawParams<PathOf<N>>) => ParamsOf<N> | null;
}

/** A panel whose params were checked where its row is defined; a method, as those are compared less strictly. */
export type Panel = { show(props: { params: object }): ReactNode | Promise<ReactNode> }['show'];

/** A row of any page, once its definition has been checked. */
export interface AnyRouteRow extends RowOptions {
  readonly path: Path;
  readonly panel: (() => Promise<Panel>) | null;
  params?(raw: Readonly<Record<string, string | undefined>>): object | null;
}

type OptionalField =
  | 'activity'
  | 'accepts'
  | 'elsewhere'
  | 'front'
  | 'hasOwnFront'
  | 'offers'
  | 'params'
  | 'rightLink'
  | 'staysOpen';

/** A page of any feature, complete. */
export type Route = Required<Omit<AnyRouteRow, OptionalField>> &
  Pick<AnyRouteRow, OptionalField> & { readonly name: PathName };
