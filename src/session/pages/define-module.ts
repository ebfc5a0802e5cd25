import type { FunctionComponent, ReactNode } from 'react';
import type { MessageKey, MessageNamespace, WordValues } from '../../platform/i18n.ts';
import type { PathName } from '../../platform/paths.ts';
import type { GuideGateDependencies } from '../gates/guide-gate.ts';
import type { OverlayName, OverlayProps } from '../overlays/overlay-props.ts';
import type { OverlayPanelProps } from '../overlays/overlay-store.ts';
import type { StartPopup } from '../overlays/start-popup-plan.ts';
import type { AnyRouteRow, Route, RouteRow } from './route.ts';
import type { SceneOn } from './scene-names.ts';
import { toRoute } from './to-route.ts';

interface OverlayOptions {
  readonly titleKey: MessageKey;
  /** Messages of the panel, loaded with its chunk; those of the module where nothing is said. */
  readonly messages?: readonly MessageNamespace[];
  /**
   * `sheet`: from below on phones, a dialog on wide screens; `dialog`: small, in the middle; `cover`: the whole
   * window; `bare`: the same without a ground.
   */
  readonly surface: 'sheet' | 'dialog' | 'cover' | 'bare';
  /** Draws its name itself; the dialog's title is then for readers alone. */
  readonly hasOwnHead?: boolean;
  /** The scene above its panel. */
  readonly front?: SceneOn<'front'>;
  /** The panel mounts its front scene itself, where and while it needs it (`FrontSceneContext`). */
  readonly hasOwnFront?: boolean;
  /** A tap beside it does not close it. */
  readonly staysOutside?: boolean;
}

type TranslateTitle = (key: MessageKey, values?: WordValues) => string;

interface OverlayRow<N extends OverlayName> extends OverlayOptions {
  readonly panel: () => Promise<FunctionComponent<OverlayPanelProps<N>>>;
  /**
   * A title that depends on what the overlay shows; null leaves `titleKey`. Messages come in as a parameter: the build reads
   * manifests, and has none.
   */
  readonly titleOf?: (props: OverlayProps[N], say: TranslateTitle) => string | null;
}

/** An overlay's component whose props are checked where its row is defined. */
export type OverlayPanel = {
  show(given: { props: object; close(): void }): ReactNode | Promise<ReactNode>;
}['show'];

interface AnyOverlayRow extends OverlayOptions {
  readonly panel: () => Promise<OverlayPanel>;
  titleOf?(props: object, say: TranslateTitle): string | null;
}

/** An overlay of any feature, complete. */
export interface Overlay extends AnyOverlayRow {
  readonly name: OverlayName;
  readonly messages: readonly MessageNamespace[];
}

interface Manifest<R extends PathName, O extends OverlayName> {
  /**
   * Which file of the build has which of its modules: names by the beginnings of their paths in the feature's folder.
   * Without one it is named like the feature, or like the folder of that part. Pages that are opened one after the other
   * share a file.
   */
  readonly chunks?: Readonly<Record<string, string>>;
  /** Loaded with every panel of the module that names none of its own. */
  readonly messages: readonly MessageNamespace[];
  readonly routes?: { readonly [N in R]: RouteRow<N> };
  readonly overlays?: { readonly [N in O]: OverlayRow<N> };
  /** In the order in which they open. */
  readonly startPopups?: readonly StartPopup[];
  /** What listens from the first complete screen on, whichever page is open. */
  readonly onStart?: (parts: GuideGateDependencies) => void;
}

export interface Module<R extends PathName = PathName, O extends OverlayName = OverlayName> {
  readonly chunks: Readonly<Record<string, string>>;
  readonly messages: readonly MessageNamespace[];
  readonly routes: { readonly [N in R]: Route };
  readonly overlays: { readonly [N in O]: Overlay };
  readonly startPopups: readonly StartPopup[];
  readonly onStart: (parts: GuideGateDependencies) => void;
}

/** A feature's manifest: small, with no panel in it; panels are imported when they are shown. */
export function defineModule<R extends PathName = never, O extends OverlayName = never>({
  chunks = {},
  messages,
  routes,
  overlays,
  startPopups = [],
  onStart = () => undefined,
}: Manifest<R, O>): Module<R, O> {
  return {
    chunks,
    messages,
    routes: completeRows(routes as Record<R, AnyRouteRow>, (name, row) => toRoute(name, row, messages)),
    overlays: completeRows(overlays as Record<O, AnyOverlayRow>, (name, row) => ({ messages, ...row, name })),
    startPopups,
    onStart,
  };
}

function completeRows<K extends string, Row, T>(
  rows: Readonly<Record<K, Row>> | undefined,
  fill: (name: K, row: Row) => T,
): Record<K, T> {
  const names = Object.keys(rows ?? {}) as K[];
  return Object.fromEntries(
    names.map((name) => [name, fill(name, (rows as Record<K, Row>)[name])]),
  ) as Record<K, T>;
}
