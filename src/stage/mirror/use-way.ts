import { type RefObject, useLayoutEffect } from 'react';
import { climbAt, offsetOf, type StairsLayout } from '../../../scenes/vip/layout.ts';
import { mirrorStore, setRailOffset } from './mirror-store.ts';
import { STAIRS_RAIL } from './stairs-store.ts';

/** Older browsers do not say when a scroller has come to rest. */
const hasScrollEnd = 'onscrollend' in window;

/** A mouse that moves less than this presses; more than this draws the stairs along. */
const DRAG_PX = 6;

/**
 * The way's scroller: its position goes to the stage, its list climbs with it, a mouse draws it along as a finger does,
 * and it begins with the player's own step in the middle.
 */
export function useWay(way: RefObject<HTMLElement | null>, layout: StairsLayout | null, here: number): void {
  useLayoutEffect(() => {
    const scroller = way.current;
    const list = scroller?.firstElementChild as HTMLElement | null | undefined;
    if (!scroller || !list || !layout) return;
    const climb = () => {
      list.style.translate = `0 ${climbAt(layout, scroller.scrollLeft)}px`;
    };
    const follow = () => {
      setRailOffset(STAIRS_RAIL, scroller.scrollLeft);
      // What is not seen need not climb with every frame: only where it comes to rest is it touched.
      if (!hasScrollEnd || !mirrorStore.getState().isStageShown) climb();
    };
    // At rest, and once for each layout: the hand moves it from then on.
    scroller.scrollLeft = offsetOf(layout, here);
    follow();
    climb();
    const stop = new AbortController();
    scroller.addEventListener('scroll', follow, { passive: true, signal: stop.signal });
    scroller.addEventListener('scrollend', climb, { signal: stop.signal });
    scroller.addEventListener('keydown', (event) => walkByKey(event, scroller, layout), {
      signal: stop.signal,
    });
    dragByMouse(scroller, stop.signal);
    return () => stop.abort();
  }, [way, layout, here]);
}

function dragByMouse(scroller: HTMLElement, signal: AbortSignal): void {
  let from: { x: number; left: number } | null = null;
  let hasMoved = false;
  scroller.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      hasMoved = false;
      if (pointerType === 'mouse' && button === 0) from = { x: clientX, left: scroller.scrollLeft };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    ({ clientX }) => {
      if (!from) return;
      hasMoved ||= Math.abs(clientX - from.x) > DRAG_PX;
      if (hasMoved) scroller.scrollLeft = from.left - (clientX - from.x);
    },
    { signal },
  );
  for (const kind of ['pointerup', 'pointercancel', 'blur'] as const)
    window.addEventListener(
      kind,
      () => {
        from = null;
      },
      { signal },
    );
  // The click that ends a drag presses nothing.
  scroller.addEventListener(
    'click',
    (event) => {
      if (!hasMoved) return;
      hasMoved = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}

const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Arrows walk from step to step, and the way goes along. */
function walkByKey(event: KeyboardEvent, way: HTMLElement, layout: StairsLayout): void {
  const move = MOVES[event.key];
  const steps = [...way.querySelectorAll<HTMLElement>('[data-step]')];
  const index = steps.indexOf(document.activeElement as HTMLElement);
  if (!move || index < 0) return;
  event.preventDefault();
  const next = Math.min(steps.length - 1, Math.max(0, move(index, steps.length)));
  steps[next]?.focus({ preventScroll: true });
  way.scrollLeft = offsetOf(layout, next);
}
