import { useLayoutEffect, useMemo, useState } from 'react';
import { type LobbyLayout, type Range, railsInBand } from '../../../scenes/lobby/layout.ts';

/** Rails kept beyond the screen, in screens. Wider than the trigger, so that most scrolls change nothing. */
const KEEP_SCREENS = 1.5;
const NEEDED_WITHIN_SCREENS = 0.5;

function bandOf(layout: LobbyLayout, lobbyTop: number, screens: number): Range {
  const top = window.scrollY - lobbyTop;
  const margin = window.innerHeight * screens;
  return railsInBand(layout, top - margin, top + window.innerHeight + margin);
}

/** Rails that may stay when the reader scrolls on: going back and forth then creates nothing. */
const MAX_ENTRIES = 24;

/** The band that is wanted now, together with what is there already while that is not too much. */
export function planNear(old: Range, needed: Range, wanted: Range): Range {
  if (needed.first >= old.first && needed.end <= old.end) return old;
  const isApart = wanted.first > old.end || wanted.end < old.first;
  const both = { first: Math.min(old.first, wanted.first), end: Math.max(old.end, wanted.end) };
  return isApart || both.end - both.first > MAX_ENTRIES ? wanted : both;
}

export interface NearOptions {
  readonly layout: LobbyLayout | null;
  readonly root: HTMLElement | null;
  /** The lobby's top in the page when it was measured; measuring again would lay out the page before its first paint. */
  readonly lobbyTop: number;
  /** False while only what the window shows is wanted. */
  readonly isGrown: boolean;
}

const EMPTY_RANGE: Range = { first: 0, end: 0 };

/** Rails near the screen; changes only when a rail that is needed is not among them. */
export function useNearRails({ layout, root, lobbyTop, isGrown }: NearOptions): Range {
  const [near, setNear] = useState<Range | null>(null);
  useLayoutEffect(() => {
    if (!layout || !root || !isGrown) return;
    const top = root.getBoundingClientRect().top + window.scrollY;
    const look = () => {
      const needed = bandOf(layout, top, NEEDED_WITHIN_SCREENS);
      setNear((old) => planNear(old ?? EMPTY_RANGE, needed, bandOf(layout, top, KEEP_SCREENS)));
    };
    setNear(bandOf(layout, top, KEEP_SCREENS));
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [layout, root, isGrown]);
  // Known at the first render: posters that come a frame later request their images later.
  const shown = useMemo(() => (layout ? bandOf(layout, lobbyTop, 0) : EMPTY_RANGE), [layout, lobbyTop]);
  return near ?? shown;
}
