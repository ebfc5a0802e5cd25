import { loadLobbyFonts } from '../fonts-together.ts';
import {
  EXPECTED,
  isPlainLobby,
  LOOK_ID,
  PLATE,
  type SavedSnapshot,
  SNAPSHOT_KEY,
  type SnapshotNode,
  snapshotMark,
} from './snapshot.ts';

/** An app that has not started by then is not loading: the splash is more useful than an inert page. */
const MAX_MS = 12_000;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Shows the snapshot of the lobby while its scripts load, instead of the splash. The build inlines this into the page.
 * It is visual only: hidden from screen readers, transparent to touches, and removed by the app.
 */
function showSnapshot(): void {
  const cover = document.getElementById('cover');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who comes back or loads anew may stand further down in the page.
  if (!cover || !isPlainLobby() || visit?.type !== 'navigate') return;
  const stored = localStorage.getItem(SNAPSHOT_KEY);
  if (stored === null) return;
  const kept = JSON.parse(stored) as SavedSnapshot | null;
  // The mark reads the window's size, which lays the page out, without the splash where this can be foreseen.
  if (kept?.mark !== snapshotMark()) return;
  const look = document.createElement('div');
  look.id = LOOK_ID;
  look.setAttribute('aria-hidden', 'true');
  look.append(...kept.nodes.map((node) => build(node, kept.values, false)));
  setAll(document.documentElement, kept.root, kept.values);
  cover.hidden = true;
  document.body.append(look);
  setTimeout(() => {
    if (!look.isConnected) return;
    look.remove();
    cover.hidden = false;
  }, MAX_MS);
  void loadLobbyFonts();
}

function build(node: SnapshotNode, values: readonly string[], isVector: boolean): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  const isSvg = isVector || tag === 'svg';
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  setAll(element as SVGElement | HTMLElement, attributes, values);
  element.append(...children.map((child) => build(child, values, isSvg)));
  return element;
}

function setAll(
  element: SVGElement | HTMLElement,
  attributes: Readonly<Record<string, string | number>>,
  values: readonly string[],
): void {
  for (const [name, told] of Object.entries(attributes)) {
    const value = typeof told === 'number' ? (values[told] ?? '') : told;
    if (name === 'style') element.style.cssText = value;
    else if (name === PLATE) setPlate(element, value);
    else element.setAttribute(name, value);
  }
}

function setPlate({ style }: SVGElement | HTMLElement, address: string): void {
  style.backgroundImage = `url("${address}")`;
  style.backgroundSize = '100% 100%';
}

try {
  showSnapshot();
} catch {
  // The splash is there.
} finally {
  document.documentElement.removeAttribute(EXPECTED);
}
