import { ACCESS_TOKEN_KEY } from '../../../contract/limits.ts';
import { chooseLocale } from '../../platform/locale.ts';
import { ownVersion } from '../../platform/own-version.ts';
import { paths } from '../../platform/paths.ts';
import type { DomNode } from '../first-window/element.ts';

/** Storage key of the lobby's snapshot; the value `off` disables it. */
export const SNAPSHOT_KEY = 'kept_look';
/** The element that shows the snapshot has this id. */
export const SNAPSHOT_ID = 'snapshot';
/** On the root element while the page's end may show a snapshot: without the mark its first frame would be the splash. */
export const EXPECTED = 'data-snapshot-expected';
/** Amounts and names would be outdated or private: their boxes are kept and their text is not. */
export const UNSAVED_MARK = 'data-unkept';

/** A number stands for a long value by its index. */
export type SnapshotNode = DomNode<string | number>;

/** What the window showed of the lobby before the stage took over, without anything that could run or be followed. */
export interface SavedSnapshot {
  /** Everything it hangs on; with another mark it is not shown. */
  readonly mark: string;
  /** Marks and style of the root element. */
  readonly root: Readonly<Record<string, string>>;
  readonly values: readonly string[];
  /** Those of them that are pictures of a drawing, by the name of that drawing. */
  readonly pictures: Readonly<Record<string, number>>;
  readonly nodes: readonly SnapshotNode[];
}

/** The build, the window, the language, whether a player is signed in, and the motion setting. */
export function snapshotMark(): string {
  return [
    ownVersion(),
    innerWidth,
    innerHeight,
    devicePixelRatio,
    chooseLocale(document.cookie, navigator.languages),
    localStorage.getItem(ACCESS_TOKEN_KEY) !== null,
    matchMedia('(prefers-reduced-motion: reduce), (forced-colors: active)').matches,
  ].join('|');
}

/** The lobby's own address and nothing else: a query may ask for another theme or renderer. */
export const isPlainLobby = (): boolean => location.pathname === paths.home && location.search === '';
