import { type RefObject, useLayoutEffect } from 'react';
import { frontAt, offsetOf, type RoadLayout } from '../../../scenes/vip/layout.ts';
import { mirrorStore, setRailOffset } from './mirror-store.ts';
import { ROAD_RAIL } from './road-store.ts';

/** No move for this long is rest: to `scrollend`, each move of a mouse that draws the road along is a scroll of its own. */
const REST_MS = 140;

/** A mouse that moves less than this presses; more than this draws the road along. */
const DRAG_PX = 6;

/** Nearer to a level than this share of the way to the next one is at it. */
const AT_LEVEL = 0.01;

/** Brings a level to the front, as fast as the person likes movement. */
export function walkTo(way: HTMLElement, layout: RoadLayout, index: number): void {
  const isCalm = document.documentElement.dataset.motion === 'calm';
  const behavior = isCalm ? 'instant' : 'smooth';
  way.scrollTo({ left: offsetOf(layout, index), behavior });
}

/**
 * The way's scroller: its position goes to the stage, a mouse draws it along as a finger does, and it begins with the
 * player's own level at the front. Where it rests a level is at the front, and `showFront` hears which.
 */
export function useRoad(
  way: RefObject<HTMLElement | null>,
  layout: RoadLayout | null,
  here: number,
  showFront: (front: number) => void,
): void {
  useLayoutEffect(() => {
    const scroller = way.current;
    const list = scroller?.firstElementChild as HTMLElement | null | undefined;
    if (!scroller || !list || !layout) return;
    let isHeld = false;
    const show = (front: number, left: number) => {
      // What is sticky would be laid out with every frame.
      list.style.translate = `${left}px 0`;
      showFront(front);
    };
    const settle = () => {
      const front = frontAt(layout, scroller.scrollLeft);
      const nearest = Math.round(front);
      show(nearest, scroller.scrollLeft);
      if (!isHeld && Math.abs(front - nearest) > AT_LEVEL) walkTo(scroller, layout, nearest);
    };
    const rest = createRest(settle);
    const follow = () => {
      const left = scroller.scrollLeft;
      setRailOffset(ROAD_RAIL, left);
      // What is not seen need not move with every frame.
      if (!mirrorStore.getState().isStageShown) show(frontAt(layout, left), left);
      rest.delay();
    };
    // At rest, and once for each layout: the hand moves it from then on.
    scroller.scrollLeft = offsetOf(layout, here);
    setRailOffset(ROAD_RAIL, scroller.scrollLeft);
    show(here, scroller.scrollLeft);
    const stop = new AbortController();
    const hear = (event: Event) => {
      if (event.target !== scroller) return;
      if (event.type === 'scroll') follow();
      // Before React, which would look for listeners from the root down with every frame; it has none.
      event.stopPropagation();
    };
    for (const type of ['scroll', 'scrollend'])
      window.addEventListener(type, hear, { passive: true, capture: true, signal: stop.signal });
    const hold = (isDown: boolean) => () => {
      isHeld = isDown;
      if (!isDown) rest.delay();
    };
    scroller.addEventListener('touchstart', hold(true), { passive: true, signal: stop.signal });
    for (const type of ['touchend', 'touchcancel'])
      scroller.addEventListener(type, hold(false), { passive: true, signal: stop.signal });
    dragByMouse(scroller, hold, stop.signal);
    return () => {
      stop.abort();
      rest.stop();
    };
  }, [way, layout, here, showFront]);
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

function dragByMouse(
  scroller: HTMLElement,
  hold: (isDown: boolean) => () => void,
  signal: AbortSignal,
): void {
  let from: { x: number; left: number } | null = null;
  let hasMoved = false;
  scroller.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      hasMoved = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      from = { x: clientX, left: scroller.scrollLeft };
      hold(true)();
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
        if (from) hold(false)();
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
