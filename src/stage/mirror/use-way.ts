import { type RefObject, useLayoutEffect } from 'react';
import { climbAt, offsetOf, type StairsLayout } from '../../../scenes/vip/layout.ts';
import { mirrorStore, setRailOffset } from './mirror-store.ts';
import { STAIRS_RAIL } from './stairs-store.ts';

/** No move for this long is rest: to `scrollend`, each move of a mouse that draws the stairs along is a scroll of its own. */
const REST_MS = 140;

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
    const rest = createRest(climb);
    const follow = () => {
      setRailOffset(STAIRS_RAIL, scroller.scrollLeft);
      // What is not seen need not climb with every frame: only where it comes to rest is it touched.
      if (mirrorStore.getState().isStageShown) rest.delay();
      else climb();
    };
    // At rest, and once for each layout: the hand moves it from then on.
    scroller.scrollLeft = offsetOf(layout, here);
    follow();
    climb();
    const stop = new AbortController();
    const hear = (event: Event) => {
      if (event.target !== scroller) return;
      if (event.type === 'scroll') follow();
      // Before React, which would look for listeners from the root down with every frame; it has none.
      event.stopPropagation();
    };
    for (const type of ['scroll', 'scrollend'])
      window.addEventListener(type, hear, { passive: true, capture: true, signal: stop.signal });
    scroller.addEventListener('keydown', (event) => walkByKey(event, scroller, layout), {
      signal: stop.signal,
    });
    dragByMouse(scroller, stop.signal);
    return () => {
      stop.abort();
      rest.stop();
    };
  }, [way, layout, here]);
}

/** Works once after the last of any number of delays, with one timer for all of them. */
function createRest(work: () => void): { delay(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let movedAt = 0;
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      timer = undefined;
      const left = movedAt + REST_MS - performance.now();
      if (left > 0) wait(left);
      else work();
    }, ms);
  };
  return {
    delay() {
      movedAt = performance.now();
      if (timer === undefined) wait(REST_MS);
    },
    stop: () => clearTimeout(timer),
  };
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
