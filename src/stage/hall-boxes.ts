import type { HallBoxes } from '../../scenes/jackpot/content.ts';
import type { Box } from '../../scenes/lobby/layout.ts';
import type { Observable } from '../../scenes/scene.ts';

const NO_BOX: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Boxes of the hall's parts relative to `host`, the canvas's element; measured again when the window or the scroll changes. */
export function observeBoxes(host: HTMLElement) {
  const hall = host.closest<HTMLElement>('[data-hall]') ?? document.body;
  const listeners = new Set<() => void>();
  let places = read(hall, host);
  const measure = () => {
    places = read(hall, host);
    for (const listener of listeners) listener();
  };
  return {
    get: () => places,
    measure,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** To the hall's own changes; the surface tells of the window's. @returns what stops it */
    listen() {
      let frame = 0;
      const onScroll = () => {
        frame ||= requestAnimationFrame(() => {
          frame = 0;
          measure();
        });
      };
      const observer = new ResizeObserver(onScroll);
      observer.observe(hall);
      // Scrolling does not bubble; whichever box of the hall scrolls is heard on the way down.
      document.addEventListener('scroll', onScroll, { capture: true, passive: true });
      return () => {
        cancelAnimationFrame(frame);
        observer.disconnect();
        document.removeEventListener('scroll', onScroll, { capture: true });
      };
    },
  };
}

function read(hall: HTMLElement, host: HTMLElement): HallBoxes {
  const origin = host.getBoundingClientRect();
  const placeOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - origin.x, y: y - origin.y, width, height };
  };
  const boxOf = (selector: string): Box | null => {
    const element = hall.querySelector(selector);
    return element && placeOf(element);
  };
  return {
    width: host.clientWidth,
    height: host.clientHeight,
    ring: boxOf('[data-ring]') ?? NO_BOX,
    cells: [...hall.querySelectorAll('[data-cell]')].map(placeOf),
    balance: boxOf('[data-balance]'),
  };
}

/** How far bulbs and glow reach beyond the ring. */
const GLOW_REACH = 32;

/**
 * Of a canvas as large as the window the ring needs its own box alone: what lies around it is not composited
 * again with every step.
 */
export function clipView(canvas: HTMLElement, places: Observable<HallBoxes>) {
  let isRingOnly = false;
  const clip = () => {
    const { ring, width, height } = places.get();
    const insets = [ring.y, width - ring.x - ring.width, height - ring.y - ring.height, ring.x];
    const edges = insets.map((inset) => `${Math.round(Math.max(0, inset - GLOW_REACH))}px`);
    canvas.style.clipPath = isRingOnly ? `inset(${edges.join(' ')})` : '';
  };
  const stop = places.subscribe(clip);
  const show = (isRing: boolean) => {
    isRingOnly = isRing;
    clip();
  };
  return { showRing: () => show(true), showAll: () => show(false), stop };
}
