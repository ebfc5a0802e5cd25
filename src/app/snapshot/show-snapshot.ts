import { buildNode, PLATE, setAttribute } from '../first-window/element.ts';
import { loadLobbyFonts } from '../fonts-together.ts';
import {
  EXPECTED,
  isPlainLobby,
  type SavedSnapshot,
  SNAPSHOT_ID,
  SNAPSHOT_KEY,
  snapshotMark,
} from './snapshot.ts';

/** An app that has not started by then is not loading: the splash is more useful than an inert page. */
const MAX_MS = 12_000;
/**
 * Shows the snapshot of the lobby while its scripts load, instead of the splash. It is visual only: hidden from screen readers, transparent to touches, and removed by the app.
 */
export function showSnapshot(): void {
  try {
    show();
  } catch {
    // The splash is there.
  } finally {
    document.documentElement.removeAttribute(EXPECTED);
  }
}

function show(): void {
  const splash = document.getElementById('splash');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Who comes back or loads anew may stand further down in the page.
  if (!splash || !isPlainLobby() || visit?.type !== 'navigate') return;
  const stored = localStorage.getItem(SNAPSHOT_KEY);
  if (stored === null) return;
  const kept = JSON.parse(stored) as SavedSnapshot | null;
  // The mark reads the window's size, which lays the page out, without the splash where this can be foreseen.
  if (kept?.mark !== snapshotMark()) return;
  const snapshot = document.createElement('div');
  snapshot.id = SNAPSHOT_ID;
  snapshot.setAttribute('aria-hidden', 'true');
  const write = writer(kept.values);
  snapshot.append(...kept.nodes.map((node) => buildNode(node, write)));
  for (const [name, value] of Object.entries(kept.root)) write(document.documentElement, name, value);
  splash.hidden = true;
  document.body.append(snapshot);
  setTimeout(() => {
    if (!snapshot.isConnected) return;
    snapshot.remove();
    splash.hidden = false;
  }, MAX_MS);
  void loadLobbyFonts();
}

/** Writes attributes of a snapshot, of whose values the long ones are stored once. */
const writer =
  (values: readonly string[]) =>
  (element: SVGElement | HTMLElement, name: string, told: string | number): void => {
    const value = typeof told === 'number' ? (values[told] ?? '') : told;
    if (name === PLATE) setPlate(element, value);
    else setAttribute(element, name, value);
  };

function setPlate({ style }: SVGElement | HTMLElement, address: string): void {
  style.backgroundImage = `url("${address}")`;
  style.backgroundSize = '100% 100%';
}
