import { localKeys } from '../../platform/key-values.ts';
import { PLATE } from '../first-window/element.ts';
import { isThemeOnPage } from '../theme.ts';
import { isDrawing, nameDrawing, readPictures } from './drawings.ts';
import {
  isPlainLobby,
  type SavedSnapshot,
  SNAPSHOT_KEY,
  type SnapshotNode,
  snapshotMark,
  UNSAVED_MARK,
} from './snapshot.ts';

/** Attributes that style sheets and images depend on; none that names, links or runs. */
const SAVED_ATTRIBUTES =
  /^(?:class|style|src|width|height|viewBox|fill|stroke|d|transform|points|offset|stop-.+|(?:stroke|fill)-.+|r|[cr][xy]|[xy][12]?|data-.+|aria-current)$/;
const SKIPPED_ELEMENTS =
  /^(?:script|style|iframe|object|embed|canvas|audio|video|dialog|input|template|title)$/i;
/** The later visit has no stage at first. */
const STAGE_MARK = 'data-stage-shown';
/** Longer values are stored once. */
const LONG_VALUE = 64;
const BACKGROUND = /background-image: url\("(data:image\/svg[^"]+)"\);?/;
/** With one of these on the root element the window shows something else than the lobby. */
const COVER_ATTRIBUTES = ['data-panel-open', 'data-hall-open', 'data-cover-open'];

/**
 * Saves a snapshot of the lobby for the next visit, which shows it while its scripts load. Call it while the mirror
 * still has its images, before the stage starts.
 * @param page what is saved: the app, or the first window before it
 */
export function saveSnapshot(page: HTMLElement | null = document.getElementById('app')): void {
  const root = document.documentElement;
  // In the middle of a change of theme the page still has the colours of the one before.
  const isElsewhere =
    !isThemeOnPage() ||
    !isPlainLobby() ||
    scrollY > 0 ||
    COVER_ATTRIBUTES.some((mark) => root.hasAttribute(mark));
  if (!page?.isConnected || isElsewhere || localKeys.get(SNAPSHOT_KEY) === 'off') return;
  const stored = localKeys.get(SNAPSHOT_KEY);
  const text = JSON.stringify(copySnapshot(root, page, readPictures(stored)));
  if (text !== stored) localKeys.set(SNAPSHOT_KEY, text);
}

function copySnapshot(
  root: HTMLElement,
  page: HTMLElement,
  known: ReadonlyMap<string, string>,
): SavedSnapshot {
  const values: string[] = [];
  const pictures: Record<string, number> = {};
  const indexOf = new Map<string, number>();
  const encodeValue = (value: string): string | number => {
    if (value.length <= LONG_VALUE) return value;
    const drawingName = isDrawing(value) ? nameDrawing(value) : '';
    const picture = known.get(drawingName);
    const index = indexOf.get(value) ?? values.push(picture ?? value) - 1;
    indexOf.set(value, index);
    if (picture !== undefined) pictures[drawingName] = index;
    return index;
  };
  const copy = (node: Node): SnapshotNode[] => {
    if (node instanceof Text) return node.data.trim() === '' ? [] : [node.data];
    if (!(node instanceof Element) || SKIPPED_ELEMENTS.test(node.localName) || !node.checkVisibility())
      return [];
    const isUnkept = node.hasAttribute(UNSAVED_MARK);
    const children = isUnkept ? [] : [...node.childNodes].flatMap(copy);
    if (!isInWindow(node) && !children.some((child) => typeof child !== 'string')) return [];
    const kept = [...node.attributes].filter(({ name }) => SAVED_ATTRIBUTES.test(name)).flatMap(splitStyle);
    const encoded = kept.map(([name, value]) => [name, encodeValue(name === STAGE_MARK ? 'false' : value)]);
    return [[node.localName, Object.fromEntries(encoded), ...children]];
  };
  const marks = [...root.attributes].filter(({ name }) => name === 'style' || name.startsWith('data-'));
  return {
    mark: snapshotMark(),
    root: Object.fromEntries(marks.map(({ name, value }) => [name, value])),
    nodes: [...page.childNodes].flatMap(copy),
    values,
    pictures,
  };
}

/** A background drawing apart from the rest of the style, so that it can be told once and replaced. */
function splitStyle({ name, value }: Attr): [name: string, value: string][] {
  const plate = name === 'style' ? BACKGROUND.exec(value) : null;
  if (!plate?.[1]) return [[name, value]];
  return [
    [name, value.replace(plate[0], '')],
    [PLATE, plate[1]],
  ];
}

function isInWindow(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}
